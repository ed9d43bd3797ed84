import { rejectWithCallStack } from '../internal/call-site.ts'
import { readNumberHeader } from '../internal/headers.ts'
import { type Result, unwrap } from './unwrap.ts'

/** The key's rate limit in this minute; null for what the response did not say. */
export type RateLimit = {
  /** Requests per minute. */
  limit: number | null
  /** Requests left in this minute. */
  remaining: number | null
  /** Seconds until the minute ends. */
  resetSeconds: number | null
}

/** The data of a response, with its metadata. */
export type Answer<Data> = {
  /** What the method returns. */
  data: Data
  /** The response itself; its body has been read. */
  response: Response
  /** The id to quote when you report a problem. */
  requestId: string | null
  /** Names what can be changed of the object, for `ifMatch`; null for a response without one. */
  etag: string | null
  /** The state of the rate limit. */
  rateLimit: RateLimit
}

/** A promise of a response's data, which also gives access to the response. */
export class ApiPromise<Data> extends Promise<Data> {
  readonly #answer: Promise<Answer<Data>>

  /** `then` returns an ordinary promise. */
  static override get [Symbol.species]() {
    return Promise
  }

  constructor(result: PromiseLike<Result<Data>>) {
    const answer = rejectWithCallStack(new Error(), Promise.resolve(result).then(answerOf))
    super((resolve, reject) => {
      answer.then(({ data }) => resolve(data), reject)
    })
    this.#answer = answer
  }

  /** The data together with the response, the request id and the rate limit. */
  withResponse(): Promise<Answer<Data>> {
    this.catch(() => {})
    return this.#answer
  }
}

function answerOf<Data>(result: Result<Data>): Answer<Data> {
  const { response } = result
  return {
    data: unwrap(result),
    response,
    requestId: response.headers.get('x-request-id'),
    etag: response.headers.get('etag'),
    rateLimit: {
      limit: readNumberHeader(response.headers, 'x-ratelimit-limit'),
      remaining: readNumberHeader(response.headers, 'x-ratelimit-remaining'),
      resetSeconds: readNumberHeader(response.headers, 'x-ratelimit-reset'),
    },
  }
}

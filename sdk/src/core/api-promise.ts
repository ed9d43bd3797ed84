import { leadBackTo } from '../internal/call-site.ts'
import { numberIn } from '../internal/headers.ts'
import { type Result, unwrap } from './unwrap.ts'

/** What the answer said of the key's requests of this minute; null where it said nothing. */
export type RateLimit = {
  /** How many requests the key may make in a minute. */
  limit: number | null
  /** How many of them are left in this minute. */
  remaining: number | null
  /** Seconds until the minute is over. */
  resetSeconds: number | null
}

/** The data of an answer, and the rest of it. */
export type Answer<Data> = {
  /** What the method gives. */
  data: Data
  /** The answer itself, whose body was read. */
  response: Response
  /** The id to quote when you report a problem. */
  requestId: string | null
  /** What is left of the rate limit. */
  rateLimit: RateLimit
}

/** The promise of the data of an answer, which has the rest of the answer too. */
export class ApiPromise<Data> extends Promise<Data> {
  readonly #answer: Promise<Answer<Data>>

  /** What `then` makes is an ordinary promise. */
  static override get [Symbol.species]() {
    return Promise
  }

  constructor(result: PromiseLike<Result<Data>>) {
    const answer = leadBackTo(new Error(), Promise.resolve(result).then(answerOf))
    super((resolve, reject) => {
      answer.then(({ data }) => resolve(data), reject)
    })
    this.#answer = answer
  }

  /** The data together with the response, the id of the request and what is left of the rate limit. */
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
    rateLimit: {
      limit: numberIn(response.headers, 'x-ratelimit-limit'),
      remaining: numberIn(response.headers, 'x-ratelimit-remaining'),
      resetSeconds: numberIn(response.headers, 'x-ratelimit-reset'),
    },
  }
}

import { leadBackTo } from '../internal/call-site.ts'
import { numberIn } from '../internal/headers.ts'
import { type Result, unwrap } from './unwrap.ts'

/** What the answer said of the key's requests of this minute; null where it said nothing. */
export type RateLimit = { limit: number | null; remaining: number | null; resetSeconds: number | null }

export type Answer<Data> = { data: Data; response: Response; requestId: string | null; rateLimit: RateLimit }

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

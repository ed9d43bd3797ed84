import type { RequestOptions } from '../core/options.ts'
import { type List, paginate } from '../core/pagination.ts'
import { unwrap } from '../core/unwrap.ts'
import type { operations } from '../generated/types.ts'
import type { Http } from '../internal/http.ts'
import type { Registration } from './registrations.ts'

export type RegistrationSearch = NonNullable<operations['findRegistrations']['parameters']['query']>

/** The registrations of all events. */
export class AllRegistrations {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  /** The registrations of all events that the key can see, in the order of their making. */
  find(query: RegistrationSearch = {}, options: RequestOptions = {}): List<Registration> {
    return paginate(async (cursor = query.cursor) => {
      return unwrap(await this.#http.GET('/v1/registrations', { ...options, params: { query: { ...query, cursor } } }))
    }, options)
  }
}

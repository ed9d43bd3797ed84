import { ApiPromise } from '../core/api-promise.ts'
import type { RequestOptions } from '../core/options.ts'
import type { components } from '../generated/types.ts'
import type { Http } from '../internal/http.ts'

export type RegistrationForm = components['schemas']['RegistrationForm']

/** What people are asked when they register for an event, and the rules that hold. */
export class Form {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  get(event: string, options?: RequestOptions): ApiPromise<RegistrationForm> {
    return new ApiPromise(this.#http.GET('/v1/events/{event}/form', { ...options, params: { path: { event } } }))
  }

  /** Replaces all questions and rules. */
  replace(event: string, form: RegistrationForm, options?: RequestOptions): ApiPromise<RegistrationForm> {
    const init = { ...options, params: { path: { event } }, body: form }
    return new ApiPromise(this.#http.PUT('/v1/events/{event}/form', init))
  }
}

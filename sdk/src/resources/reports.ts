import { ApiPromise } from '../core/api-promise.ts'
import type { RequestOptions } from '../core/options.ts'
import type { components } from '../generated/types.ts'
import type { Http } from '../internal/http.ts'

export type AttendanceReport = components['schemas']['AttendanceReport']
export type ReconciliationReport = components['schemas']['ReconciliationReport']

/** What became of an event: of its data in the key's mode, as far as the key can see it. */
export class Reports {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  /** Who was expected and who came, by day and attendee type. */
  attendance(event: string, options?: RequestOptions): ApiPromise<AttendanceReport> {
    const init = { ...options, params: { path: { event } } }
    return new ApiPromise(this.#http.GET('/v1/events/{event}/reports/attendance', init))
  }

  /** Whether money, people and tickets add up. */
  reconciliation(event: string, options?: RequestOptions): ApiPromise<ReconciliationReport> {
    const init = { ...options, params: { path: { event } } }
    return new ApiPromise(this.#http.GET('/v1/events/{event}/reports/reconciliation', init))
  }
}

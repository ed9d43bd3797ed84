import { ApiPromise } from '../core/api-promise.ts'
import type { PostOptions, RequestOptions } from '../core/options.ts'
import { type List, paginate } from '../core/pagination.ts'
import { unwrap } from '../core/unwrap.ts'
import type { components, operations } from '../generated/types.ts'
import type { Http } from '../internal/http.ts'

export type AttendeeType = components['schemas']['AttendeeType']
export type NewAttendeeType = components['schemas']['NewAttendeeType']
export type AttendeeTypeChanges = components['schemas']['AttendeeTypeChanges']
export type AttendeeTypeQuery = NonNullable<operations['listAttendeeTypes']['parameters']['query']>

/** The kinds of people at an event. Event and type are named by their ids or their codes. */
export class AttendeeTypes {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  /** The attendee types of the event, in the order of their making. */
  list(event: string, query: AttendeeTypeQuery = {}, options: RequestOptions = {}): List<AttendeeType> {
    return paginate(async (cursor = query.cursor) => {
      const params = { path: { event }, query: { ...query, cursor } }
      return unwrap(await this.#http.GET('/v1/events/{event}/attendee-types', { ...options, params }))
    }, options)
  }

  create(event: string, type: NewAttendeeType, options?: PostOptions): ApiPromise<AttendeeType> {
    const init = { ...options, params: { path: { event } }, body: type }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/attendee-types', init))
  }

  get(event: string, type: string, options?: RequestOptions): ApiPromise<AttendeeType> {
    const init = { ...options, params: { path: { event, attendee_type: type } } }
    return new ApiPromise(this.#http.GET('/v1/events/{event}/attendee-types/{attendee_type}', init))
  }

  /** Changes what `changes` holds; what it leaves out stays. */
  update(
    event: string,
    type: string,
    changes: AttendeeTypeChanges,
    options?: RequestOptions,
  ): ApiPromise<AttendeeType> {
    const init = { ...options, params: { path: { event, attendee_type: type } }, body: changes }
    return new ApiPromise(this.#http.PATCH('/v1/events/{event}/attendee-types/{attendee_type}', init))
  }

  /** Deletes an attendee type that nobody uses. */
  delete(event: string, type: string, options?: RequestOptions): ApiPromise<void> {
    const init = { ...options, params: { path: { event, attendee_type: type } } }
    return new ApiPromise(this.#http.DELETE('/v1/events/{event}/attendee-types/{attendee_type}', init))
  }
}

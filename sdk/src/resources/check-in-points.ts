import { ApiPromise } from '../core/api-promise.ts'
import type { PostOptions, RequestOptions } from '../core/options.ts'
import { type List, paginate } from '../core/pagination.ts'
import { unwrap } from '../core/unwrap.ts'
import type { components, operations } from '../generated/types.ts'
import type { Http } from '../internal/http.ts'

export type CheckInPoint = components['schemas']['CheckInPoint']
export type NewCheckInPoint = components['schemas']['NewCheckInPoint']
export type CheckInPointChanges = components['schemas']['CheckInPointChanges']
export type CheckInPointQuery = NonNullable<operations['listCheckInPoints']['parameters']['query']>

/** Where tickets are scanned at an event, and by which policy. Event and point are named by their ids or their codes. */
export class CheckInPoints {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  /** The check-in points of the event, in the order of their making. */
  list(event: string, query: CheckInPointQuery = {}, options: RequestOptions = {}): List<CheckInPoint> {
    return paginate(async (cursor = query.cursor) => {
      const params = { path: { event }, query: { ...query, cursor } }
      return unwrap(await this.#http.GET('/v1/events/{event}/check-in-points', { ...options, params }))
    }, options)
  }

  create(event: string, point: NewCheckInPoint, options?: PostOptions): ApiPromise<CheckInPoint> {
    const init = { ...options, params: { path: { event } }, body: point }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/check-in-points', init))
  }

  get(event: string, point: string, options?: RequestOptions): ApiPromise<CheckInPoint> {
    const init = { ...options, params: { path: { event, check_in_point: point } } }
    return new ApiPromise(this.#http.GET('/v1/events/{event}/check-in-points/{check_in_point}', init))
  }

  /** Changes what `changes` holds; what it leaves out stays. */
  update(
    event: string,
    point: string,
    changes: CheckInPointChanges,
    options?: RequestOptions,
  ): ApiPromise<CheckInPoint> {
    const init = { ...options, params: { path: { event, check_in_point: point } }, body: changes }
    return new ApiPromise(this.#http.PATCH('/v1/events/{event}/check-in-points/{check_in_point}', init))
  }

  /** Deletes a check-in point. */
  delete(event: string, point: string, options?: RequestOptions): ApiPromise<void> {
    const init = { ...options, params: { path: { event, check_in_point: point } } }
    return new ApiPromise(this.#http.DELETE('/v1/events/{event}/check-in-points/{check_in_point}', init))
  }
}

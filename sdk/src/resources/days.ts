import { ApiPromise } from '../core/api-promise.ts'
import type { PostOptions, RequestOptions } from '../core/options.ts'
import { type List, paginate } from '../core/pagination.ts'
import { unwrap } from '../core/unwrap.ts'
import type { components, operations } from '../generated/types.ts'
import type { Http } from '../internal/http.ts'

export type Day = components['schemas']['Day']
export type NewDay = components['schemas']['NewDay']
export type DayChanges = components['schemas']['DayChanges']
export type DayQuery = NonNullable<operations['listDays']['parameters']['query']>
export type EffectiveTime = components['schemas']['EffectiveTime']

/** The days of an event. Event and day are named by their ids or their codes. */
export class Days {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  /** The days of the event, in the order of their making. */
  list(event: string, query: DayQuery = {}, options: RequestOptions = {}): List<Day> {
    return paginate(async (cursor = query.cursor) => {
      const params = { path: { event }, query: { ...query, cursor } }
      return unwrap(await this.#http.GET('/v1/events/{event}/days', { ...options, params }))
    }, options)
  }

  create(event: string, day: NewDay, options?: PostOptions): ApiPromise<Day> {
    const init = { ...options, params: { path: { event } }, body: day }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/days', init))
  }

  get(event: string, day: string, options?: RequestOptions): ApiPromise<Day> {
    const init = { ...options, params: { path: { event, day } } }
    return new ApiPromise(this.#http.GET('/v1/events/{event}/days/{day}', init))
  }

  /** Changes what `changes` holds; what it leaves out stays. */
  update(event: string, day: string, changes: DayChanges, options?: RequestOptions): ApiPromise<Day> {
    const init = { ...options, params: { path: { event, day } }, body: changes }
    return new ApiPromise(this.#http.PATCH('/v1/events/{event}/days/{day}', init))
  }

  /** Deletes a day that nobody uses. */
  delete(event: string, day: string, options?: RequestOptions): ApiPromise<void> {
    const init = { ...options, params: { path: { event, day } } }
    return new ApiPromise(this.#http.DELETE('/v1/events/{event}/days/{day}', init))
  }

  /** From `effective_at` on, or from now on, nobody is admitted on the day any more. Locking again moves the time. */
  lock(event: string, day: string, time: EffectiveTime = {}, options?: PostOptions): ApiPromise<Day> {
    const init = { ...options, params: { path: { event, day } }, body: time }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/days/{day}/lock', init))
  }

  unlock(event: string, day: string, options?: PostOptions): ApiPromise<Day> {
    const init = { ...options, params: { path: { event, day } } }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/days/{day}/unlock', init))
  }
}

import { ApiPromise } from '../core/api-promise.ts'
import { Changes } from '../core/changes.ts'
import type { PostOptions, RequestOptions } from '../core/options.ts'
import { type List, paginate } from '../core/pagination.ts'
import { unwrap } from '../core/unwrap.ts'
import type { components, operations } from '../generated/types.ts'
import type { Http } from '../internal/http.ts'
import type { EffectiveTime } from './days.ts'

export type Attendee = components['schemas']['Attendee']
export type NewAttendee = components['schemas']['NewAttendee']
export type AttendeeChanges = components['schemas']['AttendeeChanges']
export type AttendeeQuery = NonNullable<operations['listAttendees']['parameters']['query']>

/** Where to begin with the changes. There are no filters: who stops matching one would be missing without a word. */
export type ChangesQuery = {
  /** `asOf` of the last batch that you stored, or a timestamp. Without it everyone comes, as after a change. */
  since?: string | null
  /** How many people a batch holds at most. */
  limit?: number
}

/** Before anything was ever changed. */
const BEGINNING = '1970-01-01T00:00:00Z'

/** The people of an event. The event is named by its id or its code, a person by their id. */
export class Attendees {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  /** The people of the event that the key can see, in the order of their adding; cancelled ones included. */
  list(event: string, query: AttendeeQuery = {}, options: RequestOptions = {}): List<Attendee> {
    return paginate(async (cursor = query.cursor) => {
      const params = { path: { event }, query: { ...query, cursor } }
      return unwrap(await this.#http.GET('/v1/events/{event}/attendees', { ...options, params }))
    }, options)
  }

  /**
   * Who was added or changed since a position, in batches that each bring the next position. Store both together, and go on
   * from there whenever you like: nobody is missed. Someone may come again, so replace people by their ids.
   */
  changes(event: string, { since, limit }: ChangesQuery = {}, options: RequestOptions = {}): Changes<Attendee> {
    return new Changes(() => this.list(event, { updated_since: since ?? BEGINNING, limit }, options))
  }

  /** A person. */
  get(event: string, attendee: string, options?: RequestOptions): ApiPromise<Attendee> {
    const init = { ...options, params: { path: { event, attendee } } }
    return new ApiPromise(this.#http.GET('/v1/events/{event}/attendees/{attendee}', init))
  }

  /** Changes what `changes` holds; what it leaves out stays, also among the answers, where null removes one. */
  update(event: string, attendee: string, changes: AttendeeChanges, options?: RequestOptions): ApiPromise<Attendee> {
    const init = { ...options, params: { path: { event, attendee } }, body: changes }
    return new ApiPromise(this.#http.PATCH('/v1/events/{event}/attendees/{attendee}', init))
  }

  /** Cancels one person of a registration. `effective_at` moves only what the gate decides. */
  cancel(event: string, attendee: string, time: EffectiveTime = {}, options?: PostOptions): ApiPromise<Attendee> {
    const init = { ...options, params: { path: { event, attendee } }, body: time }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/attendees/{attendee}/cancel', init))
  }
}

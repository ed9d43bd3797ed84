import { ApiPromise } from '../core/api-promise.ts'
import type { PostOptions, RequestOptions } from '../core/options.ts'
import { type List, paginate } from '../core/pagination.ts'
import { unwrap } from '../core/unwrap.ts'
import type { components, operations } from '../generated/types.ts'
import type { Http } from '../internal/http.ts'
import { AttendeeTypes } from './attendee-types.ts'
import { Attendees } from './attendees.ts'
import { CheckInPoints } from './check-in-points.ts'
import { Days } from './days.ts'
import { Form } from './form.ts'
import { Registrations } from './registrations.ts'
import { Reports } from './reports.ts'
import { Tickets } from './tickets.ts'

/** Named so because `Event` is one of the browser's. */
export type PosternEvent = components['schemas']['Event']
export type NewEvent = components['schemas']['NewEvent']
export type EventChanges = components['schemas']['EventChanges']
export type EventQuery = NonNullable<operations['listEvents']['parameters']['query']>
export type EventStats = components['schemas']['EventStats']

/** What people register for. An event is named by its id or its code. */
export class Events {
  readonly days: Days
  readonly attendeeTypes: AttendeeTypes
  readonly checkInPoints: CheckInPoints
  readonly form: Form
  readonly registrations: Registrations
  readonly attendees: Attendees
  readonly tickets: Tickets
  readonly reports: Reports
  readonly #http: Http

  constructor(http: Http) {
    this.days = new Days(http)
    this.attendeeTypes = new AttendeeTypes(http)
    this.checkInPoints = new CheckInPoints(http)
    this.form = new Form(http)
    this.registrations = new Registrations(http)
    this.attendees = new Attendees(http)
    this.tickets = new Tickets(http)
    this.reports = new Reports(http)
    this.#http = http
  }

  /** The events that the key can see, in the order of their making. */
  list(query: EventQuery = {}, options: RequestOptions = {}): List<PosternEvent> {
    return paginate(async (cursor = query.cursor) => {
      return unwrap(await this.#http.GET('/v1/events', { ...options, params: { query: { ...query, cursor } } }))
    }, options)
  }

  /** Makes an event as a draft. */
  create(event: NewEvent, options?: PostOptions): ApiPromise<PosternEvent> {
    return new ApiPromise(this.#http.POST('/v1/events', { ...options, body: event }))
  }

  get(event: string, options?: RequestOptions): ApiPromise<PosternEvent> {
    return new ApiPromise(this.#http.GET('/v1/events/{event}', { ...options, params: { path: { event } } }))
  }

  /** Changes what `changes` holds; what it leaves out stays. */
  update(event: string, changes: EventChanges, options?: RequestOptions): ApiPromise<PosternEvent> {
    const init = { ...options, params: { path: { event } }, body: changes }
    return new ApiPromise(this.#http.PATCH('/v1/events/{event}', init))
  }

  /** Deletes a draft with its whole structure. */
  delete(event: string, options?: RequestOptions): ApiPromise<void> {
    return new ApiPromise(this.#http.DELETE('/v1/events/{event}', { ...options, params: { path: { event } } }))
  }

  /** Publishes a draft that has a day and an attendee type. */
  publish(event: string, options?: PostOptions): ApiPromise<PosternEvent> {
    return new ApiPromise(this.#http.POST('/v1/events/{event}/publish', { ...options, params: { path: { event } } }))
  }

  /** Takes a published event back to a draft. */
  unpublish(event: string, options?: PostOptions): ApiPromise<PosternEvent> {
    return new ApiPromise(this.#http.POST('/v1/events/{event}/unpublish', { ...options, params: { path: { event } } }))
  }

  /** Cancels a draft or published event for good. */
  cancel(event: string, options?: PostOptions): ApiPromise<PosternEvent> {
    return new ApiPromise(this.#http.POST('/v1/events/{event}/cancel', { ...options, params: { path: { event } } }))
  }

  /** Puts an event away for good. It can still be read. */
  archive(event: string, options?: PostOptions): ApiPromise<PosternEvent> {
    return new ApiPromise(this.#http.POST('/v1/events/{event}/archive', { ...options, params: { path: { event } } }))
  }

  /** How full the event is, and how many registrations, people and tickets stand where. */
  stats(event: string, options?: RequestOptions): ApiPromise<EventStats> {
    return new ApiPromise(this.#http.GET('/v1/events/{event}/stats', { ...options, params: { path: { event } } }))
  }
}

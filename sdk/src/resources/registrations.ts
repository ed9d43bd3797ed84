import { ApiPromise } from '../core/api-promise.ts'
import type { PostOptions, RequestOptions } from '../core/options.ts'
import { type List, paginate } from '../core/pagination.ts'
import { unwrap } from '../core/unwrap.ts'
import type { components, operations } from '../generated/types.ts'
import type { Http } from '../internal/http.ts'
import type { Attendee, NewAttendee } from './attendees.ts'
import type { EffectiveTime } from './days.ts'
import { Payments } from './payments.ts'

export type Registration = components['schemas']['Registration']
export type NewRegistration = components['schemas']['NewRegistration']
export type RegistrationChanges = components['schemas']['RegistrationChanges']
export type RegistrationQuery = NonNullable<operations['listRegistrations']['parameters']['query']>

/** People who registered together for an event. The event is named by its id or its code, a registration by its id. */
export class Registrations {
  readonly payments: Payments
  readonly #http: Http

  constructor(http: Http) {
    this.payments = new Payments(http)
    this.#http = http
  }

  /** The registrations of the event that the key can see, in the order of their making. */
  list(event: string, query: RegistrationQuery = {}, options: RequestOptions = {}): List<Registration> {
    return paginate(async (cursor = query.cursor) => {
      const params = { path: { event }, query: { ...query, cursor } }
      return unwrap(await this.#http.GET('/v1/events/{event}/registrations', { ...options, params }))
    }, options)
  }

  /** Registers people. Look at `status`: it says whether they are in, wait for approval, money or a place. */
  create(event: string, registration: NewRegistration, options?: PostOptions): ApiPromise<Registration> {
    const init = { ...options, params: { path: { event } }, body: registration }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/registrations', init))
  }

  /** A registration with its people. */
  get(event: string, registration: string, options?: RequestOptions): ApiPromise<Registration> {
    const init = { ...options, params: { path: { event, registration } } }
    return new ApiPromise(this.#http.GET('/v1/events/{event}/registrations/{registration}', init))
  }

  /** Changes what `changes` holds; what it leaves out stays. Its people are changed one by one. */
  update(
    event: string,
    registration: string,
    changes: RegistrationChanges,
    options?: RequestOptions,
  ): ApiPromise<Registration> {
    const init = { ...options, params: { path: { event, registration } }, body: changes }
    return new ApiPromise(this.#http.PATCH('/v1/events/{event}/registrations/{registration}', init))
  }

  /** Approves a pending registration, which then awaits payment if money is due and is confirmed if not. */
  approve(event: string, registration: string, options?: PostOptions): ApiPromise<Registration> {
    const init = { ...options, params: { path: { event, registration } } }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/registrations/{registration}/approve', init))
  }

  /** Declines a pending registration. Its places come free. */
  decline(event: string, registration: string, options?: PostOptions): ApiPromise<Registration> {
    const init = { ...options, params: { path: { event, registration } } }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/registrations/{registration}/decline', init))
  }

  /** Confirms a registration that awaits payment, without waiting for the money. What is due stays due. */
  confirm(event: string, registration: string, options?: PostOptions): ApiPromise<Registration> {
    const init = { ...options, params: { path: { event, registration } } }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/registrations/{registration}/confirm', init))
  }

  /** Cancels a registration with all its people. `effective_at` moves only what the gate decides. */
  cancel(
    event: string,
    registration: string,
    time: EffectiveTime = {},
    options?: PostOptions,
  ): ApiPromise<Registration> {
    const init = { ...options, params: { path: { event, registration } }, body: time }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/registrations/{registration}/cancel', init))
  }

  /** Adds a person, who gets their ticket at once if the registration is confirmed. */
  addAttendee(event: string, registration: string, attendee: NewAttendee, options?: PostOptions): ApiPromise<Attendee> {
    const init = { ...options, params: { path: { event, registration } }, body: attendee }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/registrations/{registration}/attendees', init))
  }
}

import { ApiPromise } from '../core/api-promise.ts'
import type { PostOptions, RequestOptions } from '../core/options.ts'
import { type List, paginate } from '../core/pagination.ts'
import { unwrap } from '../core/unwrap.ts'
import type { components, operations } from '../generated/types.ts'
import type { Http } from '../internal/http.ts'
import type { Attendee } from './attendees.ts'

export type Contact = components['schemas']['Contact']
export type NewContact = components['schemas']['NewContact']
export type ContactChanges = components['schemas']['ContactChanges']
export type ContactQuery = NonNullable<operations['listContacts']['parameters']['query']>
export type ContactAttendeeQuery = NonNullable<operations['listContactAttendees']['parameters']['query']>

/** The people whom the organization knows, across its events. A contact is named by its id. */
export class Contacts {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  /** The contacts that the key can see, in the order of their making. */
  list(query: ContactQuery = {}, options: RequestOptions = {}): List<Contact> {
    return paginate(async (cursor = query.cursor) => {
      return unwrap(await this.#http.GET('/v1/contacts', { ...options, params: { query: { ...query, cursor } } }))
    }, options)
  }

  /** Makes a contact. Someone who is there already is a `conflict`. */
  create(contact: NewContact, options?: PostOptions): ApiPromise<Contact> {
    return new ApiPromise(this.#http.POST('/v1/contacts', { ...options, body: contact }))
  }

  /** A contact. */
  get(contact: string, options?: RequestOptions): ApiPromise<Contact> {
    return new ApiPromise(this.#http.GET('/v1/contacts/{contact}', { ...options, params: { path: { contact } } }))
  }

  /** Changes what `changes` holds; what it leaves out stays. The registrations that they made stay as they are. */
  update(contact: string, changes: ContactChanges, options?: RequestOptions): ApiPromise<Contact> {
    const init = { ...options, params: { path: { contact } }, body: changes }
    return new ApiPromise(this.#http.PATCH('/v1/contacts/{contact}', init))
  }

  /** Deletes a contact who is on no registration. */
  delete(contact: string, options?: RequestOptions): ApiPromise<void> {
    return new ApiPromise(this.#http.DELETE('/v1/contacts/{contact}', { ...options, params: { path: { contact } } }))
  }

  /** Where the contact is or was registered: the people of all events that they are, in the order of their adding. */
  listAttendees(contact: string, query: ContactAttendeeQuery = {}, options: RequestOptions = {}): List<Attendee> {
    return paginate(async (cursor = query.cursor) => {
      const params = { path: { contact }, query: { ...query, cursor } }
      return unwrap(await this.#http.GET('/v1/contacts/{contact}/attendees', { ...options, params }))
    }, options)
  }
}

import type { OccurrenceType } from '../../platform/work/webhook-events/index.ts'
import type { Work } from '../../platform/work/work.ts'
import { lockPlaces, type Places } from './places.ts'
import type { PaymentRow, PersonRow, RegistrationRow, TicketRow } from './rows.ts'
import { readTerms, type Terms } from './terms.ts'

/** A registration with everything that belongs to it. */
export type Party = {
  registration: RegistrationRow
  people: PersonRow[]
  tickets: TicketRow[]
  /** As the database had it; null for a new one. */
  before: { registration: RegistrationRow; people: PersonRow[] } | null
}

/** Told once everything is done, so that the object is shown as the commit leaves it. */
export type Pending =
  | { type: Extract<OccurrenceType, `registration.${string}`>; party: Party }
  | { type: Extract<OccurrenceType, `attendee.${string}`>; party: Party; person: PersonRow }
  | { type: Extract<OccurrenceType, `ticket.${string}`>; party: Party; ticket: TicketRow }
  | { type: Extract<OccurrenceType, `payment.${string}`>; party: Party; payment: PaymentRow }

export type MailOrder = {
  kind: 'confirmation' | 'ticket'
  party: Party
  ticket: TicketRow | null
  /** Who alone is written to, about all their tickets. */
  person?: PersonRow
}

/** What one transaction does to the registrations of one event in one mode, written in one go at its end. */
export type Book = {
  work: Work
  terms: Terms
  places: Places
  /** Whether somebody who waits might fit now. */
  freed: boolean
  parties: Map<string, Party>
  changed: {
    parties: Set<Party>
    people: Set<PersonRow>
    tickets: Set<TicketRow>
    payments: Set<PaymentRow>
    /** Of the places, which are written with the people; this one may change without them. */
    serving: boolean
  }
  pending: Pending[]
  /** The registrations whose change of status the audit log is told of already. */
  audited: Set<Party>
  mailOrders: MailOrder[]
}

/** Opens the book of an event. Until the end of the transaction nobody else changes it, nor the event's structure. */
export async function openBook(work: Work, organizationId: string, eventId: string, livemode: boolean): Promise<Book> {
  const places = await lockPlaces(work.transaction, organizationId, eventId, livemode)
  return bookOf(work, await readTerms(work.transaction, organizationId, eventId, livemode), places)
}

export function bookOf(work: Work, terms: Terms, places: Places): Book {
  return {
    work,
    terms,
    places,
    freed: false,
    parties: new Map(),
    changed: { parties: new Set(), people: new Set(), tickets: new Set(), payments: new Set(), serving: false },
    pending: [],
    audited: new Set(),
    mailOrders: [],
  }
}

export function touchParty(book: Book, party: Party): void {
  party.registration.updated_at = book.work.now
  book.changed.parties.add(party)
}

export function touchPerson(book: Book, party: Party, person: PersonRow): void {
  touchParty(book, party)
  person.updated_at = book.work.now
  book.changed.people.add(person)
}

export function touchTicket(book: Book, party: Party, ticket: TicketRow): void {
  touchParty(book, party)
  ticket.updated_at = book.work.now
  book.changed.tickets.add(ticket)
}

import type { WebhookEventType } from '../../../platform/work/webhook-events/index.ts'
import type { Work } from '../../../platform/work/work.ts'
import { lockPlaces, type Places } from '../places/places.ts'
import type { AttendeeRow, PaymentRow, RegistrationRow, ShownPayment, TicketRow } from '../rows.ts'
import { type EventSetup, readSetup } from '../setup/event-setup.ts'

/** A registration with everything that belongs to it. */
export type HeldRegistration = {
  registration: RegistrationRow
  attendees: AttendeeRow[]
  tickets: TicketRow[]
  /** As the database had it; null for a new one. */
  before: { registration: RegistrationRow; attendees: AttendeeRow[] } | null
}

/** Told once everything is done, so that the object is shown as the commit leaves it. */
export type Pending =
  | { type: Extract<WebhookEventType, `registration.${string}`>; held: HeldRegistration }
  | { type: Extract<WebhookEventType, `attendee.${string}`>; held: HeldRegistration; attendee: AttendeeRow }
  | { type: Extract<WebhookEventType, `ticket.${string}`>; held: HeldRegistration; ticket: TicketRow }
  | { type: Extract<WebhookEventType, `payment.${string}`>; held: HeldRegistration; payment: ShownPayment }

export type MailOrder = {
  kind: 'confirmation' | 'ticket'
  held: HeldRegistration
  ticket: TicketRow | null
  /** Who alone is written to, about all their tickets. */
  attendee?: AttendeeRow
}

/** What one transaction does to the registrations of one event in one mode, written in one go at its end. */
export type Book = {
  work: Work
  setup: EventSetup
  places: Places
  /** Whether somebody who waits might fit now. */
  freed: boolean
  registrations: Map<string, HeldRegistration>
  changed: {
    registrations: Set<HeldRegistration>
    attendees: Set<AttendeeRow>
    tickets: Set<TicketRow>
    payments: Set<PaymentRow>
    /** Of the places, which are written with the people; this one may change without them. */
    serving: boolean
  }
  pending: Pending[]
  /** The registrations whose change of status the audit log is told of already. */
  audited: Set<HeldRegistration>
  mailOrders: MailOrder[]
}

/** Opens the book of an event. Until the end of the transaction nobody else changes it, nor the event's structure. */
export async function openBook(work: Work, organizationId: string, eventId: string, livemode: boolean): Promise<Book> {
  const places = await lockPlaces(work.transaction, organizationId, eventId, livemode)
  return bookOf(work, await readSetup(work.transaction, organizationId, eventId, livemode), places)
}

export function bookOf(work: Work, setup: EventSetup, places: Places): Book {
  return {
    work,
    setup,
    places,
    freed: false,
    registrations: new Map(),
    changed: {
      registrations: new Set(),
      attendees: new Set(),
      tickets: new Set(),
      payments: new Set(),
      serving: false,
    },
    pending: [],
    audited: new Set(),
    mailOrders: [],
  }
}

export function touchRegistration(book: Book, held: HeldRegistration): void {
  held.registration.updated_at = book.work.now
  book.changed.registrations.add(held)
}

export function touchAttendee(book: Book, held: HeldRegistration, attendee: AttendeeRow): void {
  touchRegistration(book, held)
  attendee.updated_at = book.work.now
  book.changed.attendees.add(attendee)
}

export function touchTicket(book: Book, held: HeldRegistration, ticket: TicketRow): void {
  touchRegistration(book, held)
  ticket.updated_at = book.work.now
  book.changed.tickets.add(ticket)
}

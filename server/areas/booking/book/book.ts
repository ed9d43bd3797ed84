import { visibleTo } from '../../../access/visibility/index.ts'
import { forEachYielding } from '../../../platform/for-each-yielding.ts'
import { newId } from '../../../platform/ids.ts'
import type { WebhookEvent, WebhookEventType } from '../../../platform/work/webhook-events/index.ts'
import type { Work } from '../../../platform/work/work.ts'
import { lockPlaces, type Places } from '../places/places.ts'
import { saveBookRows } from '../queries.ts'
import type { AttendeeRow, PaymentRow, RegistrationRow, ShownPayment, TicketRow } from '../rows.ts'
import { type EventSetup, readSetup } from '../setup/event-setup.ts'
import {
  type Attendee,
  type Names,
  namesWithSetup,
  type Registration,
  toAttendee,
  toPayment,
  toRegistration,
  toTicket,
} from '../show/shape.ts'

/** A registration with everything that belongs to it. */
export type HeldRegistration = {
  registration: RegistrationRow
  attendees: AttendeeRow[]
  tickets: TicketRow[]
  /** As the database had it; null for a new one. */
  before: { registration: RegistrationRow; attendees: AttendeeRow[] } | null
}

/** Told once everything is done, so that the object is shown as the commit leaves it. */
type Pending =
  | { type: Extract<WebhookEventType, `registration.${string}`>; held: HeldRegistration }
  | { type: Extract<WebhookEventType, `attendee.${string}`>; held: HeldRegistration; attendee: AttendeeRow }
  | { type: Extract<WebhookEventType, `ticket.${string}`>; held: HeldRegistration; ticket: TicketRow }
  | { type: Extract<WebhookEventType, `payment.${string}`>; held: HeldRegistration; payment: ShownPayment }

type MailOrder = {
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

/** What a change to the book may wake. */
export const MAIL_ORDERS = 'mail-orders'
export const WAITLISTS = 'serve-waitlists'

/** A registration as it stands in the book now. */
export async function showRegistration(
  { work, setup }: Book,
  { registration, attendees }: HeldRegistration,
): Promise<Registration> {
  const names = await namesWithSetup(work.transaction, setup, [registration.group_id])
  return toRegistration(registration, attendees, names)
}

export async function showAttendee({ work, setup }: Book, attendee: AttendeeRow): Promise<Attendee> {
  return toAttendee(attendee, await namesWithSetup(work.transaction, setup, [attendee.group_id]))
}

/** Writes what the book holds, and tells of it: whoever reads of it finds the object as the commit leaves it. */
export async function closeBook(book: Book): Promise<void> {
  const { changed, work } = book
  if (changed.registrations.size === 0 && book.mailOrders.length === 0 && !changed.serving) return
  for (const held of changed.registrations) {
    if (held.before) book.pending.push({ type: 'registration.updated', held })
  }
  await auditStatuses(book)
  const raise = await readyToRaise(book)
  saveBook(book)
  await forEachYielding(book.pending, raise)
  if (book.mailOrders.length > 0) work.wake(MAIL_ORDERS)
  if (changed.serving && book.places.serving) work.wake(WAITLISTS)
}

/** A status that followed from something else, such as the last person leaving or the last money arriving. */
async function auditStatuses(book: Book): Promise<void> {
  const { work, setup, changed, audited } = book
  for (const held of changed.registrations) {
    const { registration, attendees, before } = held
    if (!before || audited.has(held) || before.registration.status === registration.status) continue
    const names = await namesWithSetup(work.transaction, setup, [registration.group_id, before.registration.group_id])
    work.audit({
      action: `registration.${registration.status}`,
      object: { type: 'registration', id: registration.id },
      before: toRegistration(before.registration, before.attendees, names),
      after: toRegistration(registration, attendees, names),
    })
  }
}

/** Asks the database all that it takes, so that nothing is left to ask once it is at work on the rows. */
async function readyToRaise({ work, setup, pending }: Book): Promise<(one: Pending) => void> {
  const groups = pending.map(({ held }) => held.registration.group_id)
  const names = await namesWithSetup(work.transaction, setup, groups)
  const sight = await visibleTo(work.transaction, setup, groups)
  // Nothing changes any more, so whoever is told twice of a registration is told the same.
  const shown = new Map<HeldRegistration, Registration>()
  const registrationOf = (held: HeldRegistration) => {
    const registration = shown.get(held) ?? toRegistration(held.registration, held.attendees, names)
    shown.set(held, registration)
    return registration
  }
  return (one) => {
    const { group_id, livemode } = one.held.registration
    const webhookEvent = {
      type: one.type,
      data: dataOf(one, names, registrationOf),
      organizationId: setup.organizationId,
      eventId: setup.event.id,
      livemode,
      visibleTo: sight(group_id),
    }
    work.raise(webhookEvent as WebhookEvent)
  }
}

function dataOf(pending: Pending, names: Names, registrationOf: (held: HeldRegistration) => Registration) {
  if ('attendee' in pending) return toAttendee(pending.attendee, names)
  if ('ticket' in pending) return toTicket(pending.ticket)
  if ('payment' in pending) return toPayment(pending.payment, pending.held.registration, names)
  return registrationOf(pending.held)
}

function mailOrderRow({ kind, held, ticket, attendee }: MailOrder, now: Date) {
  const { organization_id, event_id, id } = held.registration
  return {
    organization_id,
    id: newId(now),
    kind,
    event_id,
    registration_id: id,
    ticket_id: ticket?.id ?? null,
    attendee_id: attendee?.id ?? null,
    created_at: now,
  }
}

/** More than that, and telling of them takes longer than a round trip. */
const FEW = 100

/** Left for the commit, unless it is much: from here on nobody reads what is written, and everybody waits for the places. */
function saveBook({ work, setup, places, changed, mailOrders }: Book): void {
  const registrations = [...changed.registrations].map(({ registration }) => registration)
  const serving = places.serving && places.waiting > 0
  const write = registrations.length > FEW ? work.start : work.last
  write(saveBookRows, [
    setup.organizationId,
    setup.event.id,
    setup.livemode,
    places.taken,
    places.waiting,
    JSON.stringify(places.by_type),
    JSON.stringify(places.by_day),
    serving,
    JSON.stringify(registrations),
    ...[changed.attendees, changed.tickets, changed.payments].map((rows) => JSON.stringify([...rows])),
    JSON.stringify(mailOrders.map((order) => mailOrderRow(order, work.now))),
  ])
}

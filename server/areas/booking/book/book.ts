/**
 * A book is the unit of work for registrations: it locks the place counts of one event in one mode, collects all
 * changes in memory, and writes them at its end, together with webhook events, audit rows and mail orders. The lock
 * makes all changes of an event's registrations sequential, so capacity cannot be exceeded; every round trip while it
 * is locked delays the event's other requests. Until it is closed, the database still shows the state before the book.
 */

import { loadSeenByGroups } from '../../../access/visibility/index.ts'
import { newId } from '../../../platform/ids.ts'
import { isUnchanged } from '../../../platform/work/is-unchanged.ts'
import type { WebhookEvent, WebhookEventType } from '../../../platform/work/webhook-events/index.ts'
import type { Work } from '../../../platform/work/work.ts'
import { forEachYielding } from '../../../platform/yield-event-loop.ts'
import { lockPlaces, type Places } from '../places/places.ts'
import { saveBookPaymentsSql, saveBookPeopleSql, saveBookRowsSql } from '../queries.ts'
import type { AttendeeRow, PaymentRow, PaymentWithLaterPaid, RegistrationRow, TicketRow } from '../rows.ts'
import { type EventSetup, readEventSetup } from '../setup/event-setup.ts'
import * as shape from '../show/shape.ts'

export type LockedRegistration = {
  registration: RegistrationRow
  attendees: AttendeeRow[]
  tickets: TicketRow[]
  /** As read from the database; null for a new one. */
  before: { registration: RegistrationRow; attendees: AttendeeRow[] } | null
}

/** A webhook event to raise when the book is closed, so that its object is shown as committed. */
type Pending =
  | { type: Extract<WebhookEventType, `registration.${string}`>; locked: LockedRegistration }
  | { type: Extract<WebhookEventType, `attendee.${string}`>; locked: LockedRegistration; attendee: AttendeeRow }
  | { type: Extract<WebhookEventType, `ticket.${string}`>; locked: LockedRegistration; ticket: TicketRow }
  | { type: Extract<WebhookEventType, `payment.${string}`>; locked: LockedRegistration; payment: PaymentWithLaterPaid }

type MailOrder = {
  kind: 'confirmation' | 'ticket'
  locked: LockedRegistration
  ticket: TicketRow | null
  /** The only recipient, who gets all their tickets. */
  attendee?: AttendeeRow
}

export type Book = {
  work: Work
  setup: EventSetup
  places: Places
  /** Whether a waitlisted registration might fit now. */
  freed: boolean
  registrations: Map<string, LockedRegistration>
  changed: {
    registrations: Set<LockedRegistration>
    attendees: Set<AttendeeRow>
    tickets: Set<TicketRow>
    payments: Set<PaymentRow>
    /** Whether `places.serving` changed; the other place counts only change together with attendees. */
    serving: boolean
  }
  pending: Pending[]
  /** Registrations whose change of status is already in the audit log. */
  audited: Set<LockedRegistration>
  mailOrders: MailOrder[]
}

/** Locks the place counts, and with them the event's structure, until the end of the transaction. */
export async function openBook(work: Work, organizationId: string, eventId: string, livemode: boolean): Promise<Book> {
  const places = await lockPlaces(work.transaction, organizationId, eventId, livemode)
  return buildBook(work, await readEventSetup(work.transaction, organizationId, eventId, livemode), places)
}

export function buildBook(work: Work, setup: EventSetup, places: Places): Book {
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

export function markRegistrationChanged(book: Book, locked: LockedRegistration): void {
  locked.registration.updated_at = book.work.now
  book.changed.registrations.add(locked)
}

export function markAttendeeChanged(book: Book, locked: LockedRegistration, attendee: AttendeeRow): void {
  markRegistrationChanged(book, locked)
  attendee.updated_at = book.work.now
  book.changed.attendees.add(attendee)
}

export function markTicketChanged(book: Book, locked: LockedRegistration, ticket: TicketRow): void {
  markRegistrationChanged(book, locked)
  ticket.updated_at = book.work.now
  book.changed.tickets.add(ticket)
}

export const TICKET_MAIL_QUEUE_NAME = 'mail-orders'
export const PROMOTE_WAITLISTS_TASK = 'serve-waitlists'

export async function toApiRegistration({ work, setup }: Book, { registration, attendees }: LockedRegistration) {
  const names = await shape.readSetupCodes(work.transaction, setup, [registration.group_id])
  return shape.toRegistration(registration, attendees, names)
}

export const toApiAttendee = async ({ work, setup }: Book, attendee: AttendeeRow): Promise<shape.Attendee> =>
  shape.toAttendee(attendee, await shape.readSetupCodes(work.transaction, setup, [attendee.group_id]))

export async function saveAndCloseBook(book: Book): Promise<void> {
  const { changed, work } = book
  const isChanged = changed.registrations.size > 0 || changed.payments.size > 0 || changed.serving
  if (!isChanged && book.mailOrders.length === 0) return
  for (const locked of changed.registrations) {
    if (isShownOtherwise(locked)) book.pending.push({ type: 'registration.updated', locked })
  }
  await auditStatuses(book)
  const raise = await readyToRaise(book)
  saveBook(book)
  await forEachYielding(book.pending, raise)
  if (book.mailOrders.length > 0) work.wake(TICKET_MAIL_QUEUE_NAME)
  if (changed.serving && book.places.serving) work.wake(PROMOTE_WAITLISTS_TASK)
}

/** Compares rows: what they have beyond what is shown follows from it, or never changes. */
function isShownOtherwise({ registration, attendees, before }: LockedRegistration): boolean {
  if (!before) return false
  const isSame = (attendee: AttendeeRow, n: number) => {
    const earlier = before.attendees[n]
    return earlier !== undefined && isUnchanged(earlier, attendee)
  }
  return !isUnchanged(before.registration, registration) || !attendees.every(isSame)
}

/** Audits statuses that changed as a consequence, as when the last attendee leaves or the last payment arrives. */
async function auditStatuses(book: Book): Promise<void> {
  const { work, setup, changed, audited } = book
  for (const locked of changed.registrations) {
    const { registration, attendees, before } = locked
    if (!before || audited.has(locked) || before.registration.status === registration.status) continue
    const names = await shape.readSetupCodes(work.transaction, setup, [
      registration.group_id,
      before.registration.group_id,
    ])
    work.audit({
      action: `registration.${registration.status}`,
      object: { type: 'registration', id: registration.id },
      before: shape.toRegistration(before.registration, before.attendees, names),
      after: shape.toRegistration(registration, attendees, names),
    })
  }
}

/** Reads everything that the webhook events need before the rows are written. */
async function readyToRaise({ work, setup, pending }: Book): Promise<(one: Pending) => void> {
  const groups = pending.map(({ locked }) => locked.registration.group_id)
  const names = await shape.readSetupCodes(work.transaction, setup, groups)
  const sight = await loadSeenByGroups(work.transaction, setup, groups)
  // Nothing changes any more, so each registration is built once for all its webhook events.
  const shown = new Map<LockedRegistration, shape.Registration>()
  const registrationOf = (locked: LockedRegistration) => {
    const registration = shown.get(locked) ?? shape.toRegistration(locked.registration, locked.attendees, names)
    shown.set(locked, registration)
    return registration
  }
  return (one) => {
    const { group_id, livemode } = one.locked.registration
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

function dataOf(
  pending: Pending,
  names: shape.CodesById,
  registrationOf: (locked: LockedRegistration) => shape.Registration,
) {
  if ('attendee' in pending) return shape.toAttendee(pending.attendee, names)
  if ('ticket' in pending) return shape.toTicket(pending.ticket)
  if ('payment' in pending) return shape.toPayment(pending.payment, pending.locked.registration, names)
  return registrationOf(pending.locked)
}

function mailOrderRow({ kind, locked, ticket, attendee }: MailOrder, now: Date) {
  const { event_id, id } = locked.registration
  return {
    id: newId(now),
    kind,
    event_id,
    registration_id: id,
    ticket_id: ticket?.id ?? null,
    attendee_id: attendee?.id ?? null,
    created_at: now,
  }
}

/** Above this, raising the webhook events takes longer than a round trip. */
const FEW = 100

/** Sent with the commit, to save a round trip; many rows are sent now and written while events are built. */
function saveBook({ work, setup, places, changed, mailOrders }: Book): void {
  const registrations = [...changed.registrations].map(({ registration }) => registration)
  const serving = places.serving && places.waiting > 0
  const leavesGroup = [...changed.registrations].some(
    ({ before, registration }) =>
      before?.registration.group_id && before.registration.group_id !== registration.group_id,
  )
  const write = registrations.length > FEW ? work.start : work.last
  const place = [setup.organizationId, setup.event.id, setup.livemode]
  write(saveBookRowsSql, [
    ...place,
    places.taken,
    places.waiting,
    JSON.stringify(places.by_type),
    JSON.stringify(places.by_day),
    serving,
    JSON.stringify(registrations),
    leavesGroup,
  ])
  write(saveBookPeopleSql, [
    ...place,
    JSON.stringify([...changed.attendees]),
    JSON.stringify([...changed.tickets]),
    JSON.stringify(mailOrders.map((order) => mailOrderRow(order, work.now))),
  ])
  if (changed.payments.size > 0) write(saveBookPaymentsSql, [...place, JSON.stringify([...changed.payments])])
}

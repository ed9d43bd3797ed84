import { type Refusal, refuseState } from '../../../platform/contract/refusal.ts'
import { type Book, type LockedRegistration, touchAttendee, touchRegistration } from '../book/book.ts'
import { issueOrJoinTicket, issueTickets, voidTicketsIfLastHolder } from '../book/tickets.ts'
import { type AttendeeRow, getAmountDue, holdsPlaces, isActiveAttendee, type RegistrationStatus } from '../rows.ts'
import type { EventSetup } from '../setup/event-setup.ts'
import { adjustPlaceCounts } from './places.ts'

const DAY = 86_400_000

/** Takes the places, which must be free, and sets the status that approval and payment require. */
export function takePlacesAndSetStatus(book: Book, held: LockedRegistration): void {
  for (const attendee of held.attendees) if (isActiveAttendee(attendee)) adjustPlaceCounts(book.places, attendee, 1)
  if (wantsApproval(book, held)) setStatus(book, held, 'pending')
  else confirmOrAwaitPayment(book, held)
}

/** A new registration takes the places that it needs, or waits for them. */
export function enterRegistration(book: Book, held: LockedRegistration, waits: boolean): void {
  beginRegistration(book, held)
  if (!waits) {
    takePlacesAndSetStatus(book, held)
    return
  }
  book.places.waiting += 1
  setStatus(book, held, 'waitlisted')
  book.pending.push({ type: 'registration.waitlisted', held })
}

function beginRegistration(book: Book, held: LockedRegistration): void {
  book.pending.push({ type: 'registration.created', held })
  updateAmountTotal(held)
  for (const attendee of held.attendees) noteAdded(book, held, attendee)
}

function noteAdded(book: Book, held: LockedRegistration, attendee: AttendeeRow): void {
  touchAttendee(book, held, attendee)
  book.pending.push({ type: 'attendee.added', held, attendee })
}

/** The registration has places and approval; only payment can delay its confirmation. */
export function confirmOrAwaitPayment(book: Book, held: LockedRegistration): void {
  if (getAmountDue(held) === 0) {
    confirmRegistration(book, held)
    return
  }
  const { now } = book.work
  held.registration.payment_due_at = new Date(now.getTime() + book.setup.event.payment_deadline_days * DAY)
  setStatus(book, held, 'awaiting_payment')
}

export function confirmRegistration(book: Book, held: LockedRegistration): void {
  const { registration } = held
  registration.confirmed_at = book.work.now
  registration.payment_due_at = null
  setStatus(book, held, 'confirmed')
  issueTickets(book, held)
  book.pending.push({ type: 'registration.confirmed', held })
  if (registration.livemode && registration.send_ticket_emails) {
    book.mailOrders.push({ kind: 'confirmation', held, ticket: null })
  }
}

function setStatus(book: Book, held: LockedRegistration, status: RegistrationStatus): void {
  for (const attendee of held.attendees) {
    if (!isActiveAttendee(attendee)) continue
    attendee.status = status
    touchAttendee(book, held, attendee)
  }
  held.registration.status = status
  touchRegistration(book, held)
}

export function updateAmountTotal({ registration, attendees }: LockedRegistration): void {
  registration.amount_total = attendees.filter(isActiveAttendee).reduce((sum, { price }) => sum + price, 0)
}

/** Called after anything that can lower the amount due. */
export function confirmIfPaid(book: Book, held: LockedRegistration): void {
  if (held.registration.status === 'awaiting_payment' && getAmountDue(held) === 0) confirmRegistration(book, held)
}

function wantsApproval({ setup }: Book, { attendees }: LockedRegistration): boolean {
  const wanting = new Set(setup.types.flatMap(({ id, approval }) => (approval ? [id] : [])))
  return setup.event.approval || attendees.some((one) => isActiveAttendee(one) && wanting.has(one.attendee_type_id))
}

/** Drafts take imports too, because attendees are often known before an event is published. */
export function refuseIfEnded({ event }: Pick<EventSetup, 'event'>): Refusal<'invalid_state'> | undefined {
  const { status, code } = event
  if (status === 'draft' || status === 'published') return undefined
  return refuseState(status, `The event ${code} is ${status}, so nobody can be imported.`)
}

/** Confirms a new registration that fits, without approval, payment or waitlist. */
export function confirmImportedRegistration(book: Book, held: LockedRegistration): void {
  book.registrations.set(held.registration.id, held)
  beginRegistration(book, held)
  for (const attendee of held.attendees) adjustPlaceCounts(book.places, attendee, 1)
  confirmRegistration(book, held)
}

/** Adds somebody, who takes a place and gets a ticket where the others have theirs. */
export function joinRegistration(book: Book, held: LockedRegistration, attendee: AttendeeRow): void {
  held.attendees.push(attendee)
  updateAmountTotal(held)
  noteAdded(book, held, attendee)
  if (holdsPlaces(held.registration)) adjustPlaceCounts(book.places, attendee, 1)
  if (held.registration.status === 'confirmed') issueOrJoinTicket(book, held, attendee)
}

export function addImportedAttendee(book: Book, held: LockedRegistration, attendee: AttendeeRow, sendEmails: boolean) {
  joinRegistration(book, held, attendee)
  const { status, livemode } = held.registration
  if (status === 'confirmed' && livemode && sendEmails)
    book.mailOrders.push({ kind: 'ticket', held, ticket: null, attendee })
}

/** Frees the places now; check-in refuses from `effectiveAt` on. */
export function cancelRegistration(book: Book, held: LockedRegistration, effectiveAt: Date): void {
  const leaving = endRegistration(book, held, 'cancelled')
  for (const attendee of leaving) markCancelled(book, held, attendee, effectiveAt)
  for (const attendee of leaving) voidTicketsIfLastHolder(book, held, attendee, effectiveAt)
  updateAmountTotal(held)
  book.pending.push({ type: 'registration.cancelled', held })
}

/** Cancelling the last attendee cancels the registration. */
export function cancelAttendee(book: Book, held: LockedRegistration, attendee: AttendeeRow, effectiveAt: Date): void {
  const others = held.attendees.some((other) => other !== attendee && isActiveAttendee(other))
  if (!others) {
    cancelRegistration(book, held, effectiveAt)
    return
  }
  book.freed = true
  if (holdsPlaces(held.registration)) adjustPlaceCounts(book.places, attendee, -1)
  markCancelled(book, held, attendee, effectiveAt)
  voidTicketsIfLastHolder(book, held, attendee, effectiveAt)
  updateAmountTotal(held)
  confirmIfPaid(book, held)
}

export function declineRegistration(book: Book, held: LockedRegistration): void {
  for (const attendee of endRegistration(book, held, 'declined')) {
    attendee.status = 'declined'
    touchAttendee(book, held, attendee)
  }
  updateAmountTotal(held)
  book.pending.push({ type: 'registration.declined', held })
}

/** Frees the places; returns the attendees who were still coming. */
function endRegistration(book: Book, held: LockedRegistration, status: 'cancelled' | 'declined'): AttendeeRow[] {
  const { registration } = held
  const leaving = held.attendees.filter(isActiveAttendee)
  book.freed = true
  if (registration.status === 'waitlisted') book.places.waiting -= 1
  if (holdsPlaces(registration)) for (const attendee of leaving) adjustPlaceCounts(book.places, attendee, -1)
  registration.status = status
  registration.cancelled_at = book.work.now
  registration.payment_due_at = null
  touchRegistration(book, held)
  return leaving
}

function markCancelled(book: Book, held: LockedRegistration, attendee: AttendeeRow, effectiveAt: Date): void {
  attendee.status = 'cancelled'
  attendee.cancelled_at = effectiveAt
  touchAttendee(book, held, attendee)
  book.pending.push({ type: 'attendee.cancelled', held, attendee })
}

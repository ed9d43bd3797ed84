import { type Refusal, refuseState } from '../../../platform/contract/refusal.ts'
import { type Book, type LockedRegistration, markAttendeeChanged, markRegistrationChanged } from '../book/book.ts'
import { issueOrShareTicket, issueTickets, voidTicketsIfLastHolder } from '../book/tickets.ts'
import { type AttendeeRow, getAmountDue, holdsPlaces, isActiveAttendee, type RegistrationStatus } from '../rows.ts'
import type { EventSetup } from '../setup/event-setup.ts'
import { adjustPlaceCounts } from './places.ts'

const DAY = 86_400_000

/** Takes the places, which must be free, and sets the status that approval and payment require. */
export function takePlacesAndSetStatus(book: Book, locked: LockedRegistration): void {
  for (const attendee of locked.attendees) if (isActiveAttendee(attendee)) adjustPlaceCounts(book.places, attendee, 1)
  if (wantsApproval(book, locked)) setStatus(book, locked, 'pending')
  else confirmOrAwaitPayment(book, locked)
}

/** A new registration takes the places that it needs, or waits for them. */
export function placeOrWaitlist(book: Book, locked: LockedRegistration, waits: boolean): void {
  beginRegistration(book, locked)
  if (!waits) {
    takePlacesAndSetStatus(book, locked)
    return
  }
  book.places.waiting += 1
  setStatus(book, locked, 'waitlisted')
  book.pending.push({ type: 'registration.waitlisted', locked })
}

function beginRegistration(book: Book, locked: LockedRegistration): void {
  book.pending.push({ type: 'registration.created', locked })
  updateAmountTotal(locked)
  for (const attendee of locked.attendees) noteAdded(book, locked, attendee)
}

function noteAdded(book: Book, locked: LockedRegistration, attendee: AttendeeRow): void {
  markAttendeeChanged(book, locked, attendee)
  book.pending.push({ type: 'attendee.added', locked, attendee })
}

/** The registration has places and approval; only payment can delay its confirmation. */
export function confirmOrAwaitPayment(book: Book, locked: LockedRegistration): void {
  if (getAmountDue(locked) === 0) {
    confirmRegistration(book, locked)
    return
  }
  const { now } = book.work
  locked.registration.payment_due_at = new Date(now.getTime() + book.setup.event.payment_deadline_days * DAY)
  setStatus(book, locked, 'awaiting_payment')
}

export function confirmRegistration(book: Book, locked: LockedRegistration): void {
  const { registration } = locked
  registration.confirmed_at = book.work.now
  registration.payment_due_at = null
  setStatus(book, locked, 'confirmed')
  issueTickets(book, locked)
  book.pending.push({ type: 'registration.confirmed', locked })
  if (registration.livemode && registration.send_ticket_emails)
    book.mailOrders.push({ kind: 'confirmation', locked, ticket: null })
}

function setStatus(book: Book, locked: LockedRegistration, status: RegistrationStatus): void {
  for (const attendee of locked.attendees) {
    if (!isActiveAttendee(attendee)) continue
    attendee.status = status
    markAttendeeChanged(book, locked, attendee)
  }
  locked.registration.status = status
  markRegistrationChanged(book, locked)
}

export function updateAmountTotal({ registration, attendees }: LockedRegistration): void {
  registration.amount_total = attendees.filter(isActiveAttendee).reduce((sum, { price }) => sum + price, 0)
}

/** Called after anything that can lower the amount due. */
export function confirmIfPaid(book: Book, locked: LockedRegistration): void {
  if (locked.registration.status === 'awaiting_payment' && getAmountDue(locked) === 0) confirmRegistration(book, locked)
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
export function confirmImportedRegistration(book: Book, locked: LockedRegistration): void {
  book.registrations.set(locked.registration.id, locked)
  beginRegistration(book, locked)
  for (const attendee of locked.attendees) adjustPlaceCounts(book.places, attendee, 1)
  confirmRegistration(book, locked)
}

/** Adds somebody, who takes a place and gets a ticket where the others have theirs. */
export function addAttendeeToRegistration(book: Book, locked: LockedRegistration, attendee: AttendeeRow): void {
  locked.attendees.push(attendee)
  updateAmountTotal(locked)
  noteAdded(book, locked, attendee)
  if (holdsPlaces(locked.registration)) adjustPlaceCounts(book.places, attendee, 1)
  if (locked.registration.status === 'confirmed') issueOrShareTicket(book, locked, attendee)
}

export function addImportedAttendee(book: Book, locked: LockedRegistration, attendee: AttendeeRow, isMailed: boolean) {
  addAttendeeToRegistration(book, locked, attendee)
  const { status, livemode } = locked.registration
  if (status === 'confirmed' && livemode && isMailed)
    book.mailOrders.push({ kind: 'ticket', locked, ticket: null, attendee })
}

/** Frees the places now; check-in refuses from `effectiveAt` on. */
export function cancelRegistration(book: Book, locked: LockedRegistration, effectiveAt: Date): void {
  const leaving = endRegistration(book, locked, 'cancelled')
  for (const attendee of leaving) markCancelled(book, locked, attendee, effectiveAt)
  for (const attendee of leaving) voidTicketsIfLastHolder(book, locked, attendee, effectiveAt)
  updateAmountTotal(locked)
  book.pending.push({ type: 'registration.cancelled', locked })
}

/** Cancelling the last attendee cancels the registration. */
export function cancelAttendee(book: Book, locked: LockedRegistration, attendee: AttendeeRow, effectiveAt: Date): void {
  const others = locked.attendees.some((other) => other !== attendee && isActiveAttendee(other))
  if (!others) {
    cancelRegistration(book, locked, effectiveAt)
    return
  }
  book.freed = true
  if (holdsPlaces(locked.registration)) adjustPlaceCounts(book.places, attendee, -1)
  markCancelled(book, locked, attendee, effectiveAt)
  voidTicketsIfLastHolder(book, locked, attendee, effectiveAt)
  updateAmountTotal(locked)
  confirmIfPaid(book, locked)
}

export function declineRegistration(book: Book, locked: LockedRegistration): void {
  for (const attendee of endRegistration(book, locked, 'declined')) {
    attendee.status = 'declined'
    markAttendeeChanged(book, locked, attendee)
  }
  updateAmountTotal(locked)
  book.pending.push({ type: 'registration.declined', locked })
}

/** Frees the places; returns the attendees who were still coming. */
function endRegistration(book: Book, locked: LockedRegistration, status: 'cancelled' | 'declined'): AttendeeRow[] {
  const { registration } = locked
  const leaving = locked.attendees.filter(isActiveAttendee)
  book.freed = true
  if (registration.status === 'waitlisted') book.places.waiting -= 1
  if (holdsPlaces(registration)) for (const attendee of leaving) adjustPlaceCounts(book.places, attendee, -1)
  registration.status = status
  registration.cancelled_at = book.work.now
  registration.payment_due_at = null
  markRegistrationChanged(book, locked)
  return leaving
}

function markCancelled(book: Book, locked: LockedRegistration, attendee: AttendeeRow, effectiveAt: Date): void {
  attendee.status = 'cancelled'
  attendee.cancelled_at = effectiveAt
  markAttendeeChanged(book, locked, attendee)
  book.pending.push({ type: 'attendee.cancelled', locked, attendee })
}

import { type Book, type HeldRegistration, touchAttendee, touchRegistration } from '../book/book.ts'
import { voidTicketsOfCancelled } from '../book/tickets.ts'
import { type AttendeeRow, holdsPlaces, isActive } from '../rows.ts'
import { count } from './places.ts'
import { confirmIfPaid, recount, releaseRegistration } from './placing.ts'

/** Frees the places now; at the gate it counts from `effectiveAt` on. */
export function cancelRegistration(book: Book, held: HeldRegistration, effectiveAt: Date): void {
  releaseRegistration(book, held)
  const leaving = held.attendees.filter(isActive)
  endParty(book, held, 'cancelled')
  for (const attendee of leaving) markCancelled(book, held, attendee, effectiveAt)
  for (const attendee of leaving) voidTicketsOfCancelled(book, held, attendee, effectiveAt)
  recount(held)
  book.pending.push({ type: 'registration.cancelled', held })
}

/** The last person takes the registration with them. */
export function cancelAttendee(book: Book, held: HeldRegistration, attendee: AttendeeRow, effectiveAt: Date): void {
  const others = held.attendees.some((other) => other !== attendee && isActive(other))
  if (!others) {
    cancelRegistration(book, held, effectiveAt)
    return
  }
  book.freed = true
  if (holdsPlaces(held.registration)) count(book.places, attendee, -1)
  markCancelled(book, held, attendee, effectiveAt)
  voidTicketsOfCancelled(book, held, attendee, effectiveAt)
  recount(held)
  confirmIfPaid(book, held)
}

export function declineRegistration(book: Book, held: HeldRegistration): void {
  releaseRegistration(book, held)
  for (const attendee of held.attendees.filter(isActive)) {
    attendee.status = 'declined'
    touchAttendee(book, held, attendee)
  }
  endParty(book, held, 'declined')
  recount(held)
  book.pending.push({ type: 'registration.declined', held })
}

function endParty(book: Book, held: HeldRegistration, status: 'cancelled' | 'declined'): void {
  const { registration } = held
  registration.status = status
  registration.cancelled_at = book.work.now
  registration.payment_due_at = null
  touchRegistration(book, held)
}

function markCancelled(book: Book, held: HeldRegistration, attendee: AttendeeRow, effectiveAt: Date): void {
  attendee.status = 'cancelled'
  attendee.cancelled_at = effectiveAt
  touchAttendee(book, held, attendee)
  book.pending.push({ type: 'attendee.cancelled', held, attendee })
}

import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import { type Book, type HeldRegistration, touchAttendee } from '../book/book.ts'
import { issueByType } from '../book/tickets.ts'
import type { AttendeeRow } from '../rows.ts'
import type { EventSetup } from '../setup/event-setup.ts'
import { count } from './places.ts'
import { confirmRegistration, recount } from './placing.ts'

/** People are often known before an event is published, so drafts take imports too. */
export function refuseImport({ event }: Pick<EventSetup, 'event'>): Refusal<'invalid_state'> | undefined {
  const { status, code } = event
  if (status === 'draft' || status === 'published') return undefined
  return refuse('invalid_state', `The event ${code} is ${status}, so nobody can be imported.`, {
    details: { state: status },
  })
}

/** Confirms a new registration that fits at once: approval, payment and the waitlist are for those who register. */
export function confirmImported(book: Book, held: HeldRegistration): void {
  book.registrations.set(held.registration.id, held)
  book.pending.push({ type: 'registration.created', held })
  recount(held)
  for (const attendee of held.attendees) takePlace(book, held, attendee)
  confirmRegistration(book, held)
}

/** The same for somebody who joins a registration; they are told of their ticket only where that is wanted. */
export function joinImported(book: Book, held: HeldRegistration, attendee: AttendeeRow, sendEmails: boolean): void {
  held.attendees.push(attendee)
  recount(held)
  takePlace(book, held, attendee)
  if (held.registration.status !== 'confirmed') return
  issueByType(book, held, attendee)
  if (held.registration.livemode && sendEmails) book.mailOrders.push({ kind: 'ticket', held, ticket: null, attendee })
}

function takePlace(book: Book, held: HeldRegistration, attendee: AttendeeRow): void {
  count(book.places, attendee, 1)
  touchAttendee(book, held, attendee)
  book.pending.push({ type: 'attendee.added', held, attendee })
}

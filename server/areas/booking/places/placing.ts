import { type Book, type HeldRegistration, touchAttendee, touchRegistration } from '../book/book.ts'
import { issueTickets } from '../book/tickets.ts'
import { holdsPlaces, isActive, type RegistrationStatus } from '../rows.ts'
import { count } from './places.ts'

const DAY = 86_400_000

/** Gives a registration that fits its places, and the status that approval and money leave it. */
export function placeRegistration(book: Book, held: HeldRegistration): void {
  for (const attendee of held.attendees) if (isActive(attendee)) count(book.places, attendee, 1)
  if (wantsApproval(book, held)) setStatus(book, held, 'pending')
  else settleMoney(book, held)
}

export function waitlistRegistration(book: Book, held: HeldRegistration): void {
  book.places.waiting += 1
  setStatus(book, held, 'waitlisted')
  book.pending.push({ type: 'registration.waitlisted', held })
}

/** What stands between a registration with places and its confirmation is money alone. */
export function settleMoney(book: Book, held: HeldRegistration): void {
  if (amountDue(held) === 0) {
    confirmRegistration(book, held)
    return
  }
  const { now } = book.work
  held.registration.payment_due_at = new Date(now.getTime() + book.setup.event.payment_deadline_days * DAY)
  setStatus(book, held, 'awaiting_payment')
}

/** Confirming issues the tickets. */
export function confirmRegistration(book: Book, held: HeldRegistration): void {
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

/** Gives back what the registration holds: its places, or its turn on the waitlist. */
export function releaseRegistration(book: Book, held: HeldRegistration): void {
  book.freed = true
  if (held.registration.status === 'waitlisted') book.places.waiting -= 1
  if (!holdsPlaces(held.registration)) return
  for (const attendee of held.attendees) if (isActive(attendee)) count(book.places, attendee, -1)
}

export function setStatus(book: Book, held: HeldRegistration, status: RegistrationStatus): void {
  for (const attendee of held.attendees) {
    if (!isActive(attendee)) continue
    attendee.status = status
    touchAttendee(book, held, attendee)
  }
  held.registration.status = status
  touchRegistration(book, held)
}

export function recount({ registration, attendees }: HeldRegistration): void {
  registration.amount_total = attendees.filter(isActive).reduce((sum, { price }) => sum + price, 0)
}

/** A registration that waits for money is confirmed as soon as none is due, however that came about. */
export function confirmIfPaid(book: Book, held: HeldRegistration): void {
  if (held.registration.status === 'awaiting_payment' && amountDue(held) === 0) confirmRegistration(book, held)
}

export type Amounts = Pick<HeldRegistration['registration'], 'amount_total' | 'amount_paid' | 'amount_refunded'>

export function amountDue({ registration }: { registration: Amounts }): number {
  const { amount_total, amount_paid, amount_refunded } = registration
  return Math.max(0, amount_total - (amount_paid - amount_refunded))
}

export function amountOverpaid({ amount_total, amount_paid, amount_refunded }: Amounts): number {
  return Math.max(0, amount_paid - amount_refunded - amount_total)
}

function wantsApproval({ setup }: Book, { attendees }: HeldRegistration): boolean {
  if (setup.event.approval) return true
  return attendees.some(
    (attendee) => isActive(attendee) && typeOfAttendee(setup.types, attendee.attendee_type_id)?.approval,
  )
}

function typeOfAttendee(types: Book['setup']['types'], id: string) {
  return types.find((type) => type.id === id)
}

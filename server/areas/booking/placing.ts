import { type Book, type Party, touchParty, touchPerson } from './book.ts'
import { count } from './places.ts'
import { holdsPlaces, isActive, type PartyStatus } from './rows.ts'
import { issueTickets } from './tickets.ts'

const DAY = 86_400_000

/** Gives a registration that fits its places, and the status that approval and money leave it. */
export function placeParty(book: Book, party: Party): void {
  for (const person of party.people) if (isActive(person)) count(book.places, person, 1)
  if (wantsApproval(book, party)) setStatus(book, party, 'pending')
  else settleMoney(book, party)
}

export function waitlistParty(book: Book, party: Party): void {
  book.places.waiting += 1
  setStatus(book, party, 'waitlisted')
  book.pending.push({ type: 'registration.waitlisted', party })
}

/** What stands between a registration with places and its confirmation is money alone. */
export function settleMoney(book: Book, party: Party): void {
  if (amountDue(party) === 0) {
    confirmParty(book, party)
    return
  }
  const { now } = book.work
  party.registration.payment_due_at = new Date(now.getTime() + book.terms.event.payment_deadline_days * DAY)
  setStatus(book, party, 'awaiting_payment')
}

/** Confirming issues the tickets. */
export function confirmParty(book: Book, party: Party): void {
  const { registration } = party
  registration.confirmed_at = book.work.now
  registration.payment_due_at = null
  setStatus(book, party, 'confirmed')
  issueTickets(book, party)
  book.pending.push({ type: 'registration.confirmed', party })
  if (registration.livemode && registration.send_ticket_emails) {
    book.mailOrders.push({ kind: 'confirmation', party, ticket: null })
  }
}

/** Gives back what the registration holds: its places, or its turn on the waitlist. */
export function releaseParty(book: Book, party: Party): void {
  book.freed = true
  if (party.registration.status === 'waitlisted') book.places.waiting -= 1
  if (!holdsPlaces(party.registration)) return
  for (const person of party.people) if (isActive(person)) count(book.places, person, -1)
}

export function setStatus(book: Book, party: Party, status: PartyStatus): void {
  for (const person of party.people) {
    if (!isActive(person)) continue
    person.status = status
    touchPerson(book, party, person)
  }
  party.registration.status = status
  touchParty(book, party)
}

export function recount({ registration, people }: Party): void {
  registration.amount_total = people.filter(isActive).reduce((sum, { price }) => sum + price, 0)
}

/** A registration that waits for money is confirmed as soon as none is due, however that came about. */
export function confirmIfPaid(book: Book, party: Party): void {
  if (party.registration.status === 'awaiting_payment' && amountDue(party) === 0) confirmParty(book, party)
}

export function amountDue({ registration }: Pick<Party, 'registration'>): number {
  const { amount_total, amount_paid, amount_refunded } = registration
  return Math.max(0, amount_total - (amount_paid - amount_refunded))
}

function wantsApproval({ terms }: Book, { people }: Party): boolean {
  if (terms.event.approval) return true
  return people.some((person) => isActive(person) && typeOfPerson(terms.types, person.attendee_type_id)?.approval)
}

function typeOfPerson(types: Book['terms']['types'], id: string) {
  return types.find((type) => type.id === id)
}

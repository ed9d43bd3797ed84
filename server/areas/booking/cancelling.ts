import { type Book, type Party, touchParty, touchPerson } from './book.ts'
import { count } from './places.ts'
import { confirmIfPaid, recount, releaseParty } from './placing.ts'
import { holdsPlaces, isActive, type PersonRow } from './rows.ts'
import { voidTicketsOfCancelled } from './tickets.ts'

/** Frees the places now; at the gate it counts from `effectiveAt` on. */
export function cancelParty(book: Book, party: Party, effectiveAt: Date): void {
  releaseParty(book, party)
  const leaving = party.people.filter(isActive)
  endParty(book, party, 'cancelled')
  for (const person of leaving) markCancelled(book, party, person, effectiveAt)
  for (const person of leaving) voidTicketsOfCancelled(book, party, person, effectiveAt)
  recount(party)
  book.pending.push({ type: 'registration.cancelled', party })
}

/** The last person takes the registration with them. */
export function cancelPerson(book: Book, party: Party, person: PersonRow, effectiveAt: Date): void {
  const others = party.people.some((other) => other !== person && isActive(other))
  if (!others) {
    cancelParty(book, party, effectiveAt)
    return
  }
  book.freed = true
  if (holdsPlaces(party.registration)) count(book.places, person, -1)
  markCancelled(book, party, person, effectiveAt)
  voidTicketsOfCancelled(book, party, person, effectiveAt)
  recount(party)
  confirmIfPaid(book, party)
}

export function declineParty(book: Book, party: Party): void {
  releaseParty(book, party)
  for (const person of party.people.filter(isActive)) {
    person.status = 'declined'
    touchPerson(book, party, person)
  }
  endParty(book, party, 'declined')
  recount(party)
  book.pending.push({ type: 'registration.declined', party })
}

function endParty(book: Book, party: Party, status: 'cancelled' | 'declined'): void {
  const { registration } = party
  registration.status = status
  registration.cancelled_at = book.work.now
  registration.payment_due_at = null
  touchParty(book, party)
}

function markCancelled(book: Book, party: Party, person: PersonRow, effectiveAt: Date): void {
  person.status = 'cancelled'
  person.cancelled_at = effectiveAt
  touchPerson(book, party, person)
  book.pending.push({ type: 'attendee.cancelled', party, person })
}

import { newId } from '../../platform/ids.ts'
import { type Book, type Party, touchPerson, touchTicket } from './book.ts'
import { isActive, type PersonRow, type TicketRow } from './rows.ts'
import { newTicketCode } from './ticket-code.ts'

/** Gives everyone of a registration the ticket of their attendee type. */
export function issueTickets(book: Book, party: Party): void {
  for (const person of party.people) if (isActive(person)) issueByType(book, party, person)
}

/** Only for the person whom it concerns: a ticket of another that was voided on purpose stays voided. */
export function issueByType(book: Book, party: Party, person: PersonRow): void {
  const type = book.terms.types.find(({ id }) => id === person.attendee_type_id)
  if (type?.ticket !== 'shared') {
    issueTicket(book, party, [person], { kind: 'per_person', attendeeTypeId: null })
    return
  }
  const shared = party.tickets.find(
    ({ status, attendee_type_id }) => status === 'valid' && attendee_type_id === type.id,
  )
  if (shared) joinTicket(book, party, shared, person)
  else issueTicket(book, party, [person], { kind: 'shared', attendeeTypeId: type.id })
}

function joinTicket(book: Book, party: Party, ticket: TicketRow, person: PersonRow): void {
  if (!ticket.attendee_ids.includes(person.id)) ticket.attendee_ids.push(person.id)
  person.ticket_ids.push(ticket.id)
  touchTicket(book, party, ticket)
  touchPerson(book, party, person)
}

type Issue = { kind: TicketRow['kind']; attendeeTypeId: string | null; replaces?: string }

export function issueTicket(book: Book, party: Party, people: PersonRow[], issue: Issue): TicketRow {
  const { now } = book.work
  const { organization_id, event_id, id, livemode } = party.registration
  const ticket: TicketRow = {
    organization_id,
    id: newId(now),
    event_id,
    registration_id: id,
    livemode,
    kind: issue.kind,
    attendee_type_id: issue.attendeeTypeId,
    attendee_ids: people.map((person) => person.id),
    code: newTicketCode(),
    status: 'valid',
    voided_at: null,
    replaces: issue.replaces ?? null,
    replaced_by: null,
    created_at: now,
    updated_at: now,
  }
  party.tickets.push(ticket)
  touchTicket(book, party, ticket)
  for (const person of people) {
    if (!isActive(person)) continue
    person.ticket_ids.push(ticket.id)
    touchPerson(book, party, person)
  }
  book.pending.push({ type: issue.replaces ? 'ticket.reissued' : 'ticket.issued', party, ticket })
  return ticket
}

/** From `effectiveAt` on the ticket admits nobody; it counts as voided from now on. */
export function voidTicket(book: Book, party: Party, ticket: TicketRow, effectiveAt: Date): void {
  ticket.status = 'voided'
  ticket.voided_at = effectiveAt
  touchTicket(book, party, ticket)
  takeFromPeople(book, party, ticket)
}

/** The old code is dead at once. */
export function reissueTicket(book: Book, party: Party, ticket: TicketRow): TicketRow {
  voidTicket(book, party, ticket, book.work.now)
  const people = party.people.filter(({ id }) => ticket.attendee_ids.includes(id))
  const { kind, attendee_type_id: attendeeTypeId, id: replaces } = ticket
  const issued = issueTicket(book, party, people, { kind, attendeeTypeId, replaces })
  ticket.replaced_by = issued.id
  return issued
}

/** A person who changes to an attendee type with other tickets leaves what they had. */
export function leaveTickets(book: Book, party: Party, person: PersonRow): void {
  for (const ticket of validTicketsOf(party, person)) {
    const others = party.people.filter((other) => other !== person && ticket.attendee_ids.includes(other.id))
    if (others.length > 0) ticket.attendee_ids = ticket.attendee_ids.filter((id) => id !== person.id)
    if (!others.some(isActive)) raiseVoided(book, party, ticket, latestEnd(others, book.work.now))
    touchTicket(book, party, ticket)
  }
  person.ticket_ids = []
  touchPerson(book, party, person)
}

/** A cancelled person stays on a shared ticket; the last one takes it with them. */
export function voidTicketsOfCancelled(book: Book, party: Party, person: PersonRow, effectiveAt: Date): void {
  for (const ticket of validTicketsOf(party, person)) {
    const holders = party.people.filter(({ id }) => ticket.attendee_ids.includes(id))
    if (!holders.some(isActive)) raiseVoided(book, party, ticket, latestEnd(holders, effectiveAt))
  }
  person.ticket_ids = []
  touchPerson(book, party, person)
}

/** Who is cancelled from a later time on may come until then. */
function latestEnd(people: PersonRow[], atLeast: Date): Date {
  return people.reduce(
    (latest, { cancelled_at }) => (cancelled_at && cancelled_at > latest ? cancelled_at : latest),
    atLeast,
  )
}

export function raiseVoided(book: Book, party: Party, ticket: TicketRow, effectiveAt: Date): void {
  voidTicket(book, party, ticket, effectiveAt)
  book.pending.push({ type: 'ticket.voided', party, ticket })
}

function validTicketsOf(party: Party, person: PersonRow): TicketRow[] {
  return party.tickets.filter(({ status, attendee_ids }) => status === 'valid' && attendee_ids.includes(person.id))
}

function takeFromPeople(book: Book, party: Party, ticket: TicketRow): void {
  for (const person of party.people) {
    if (!person.ticket_ids.includes(ticket.id)) continue
    person.ticket_ids = person.ticket_ids.filter((id) => id !== ticket.id)
    touchPerson(book, party, person)
  }
}

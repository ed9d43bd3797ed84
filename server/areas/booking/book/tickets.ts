import { randomBytes } from 'node:crypto'
import { newId } from '../../../platform/ids.ts'
import { lockQueuedConfirmationSql } from '../queries.ts'
import { type AttendeeRow, isActiveAttendee, type TicketRow } from '../rows.ts'
import { type Book, type LockedRegistration, markTicketChanged, touchAttendee } from './book.ts'

export function issueTickets(book: Book, held: LockedRegistration): void {
  for (const attendee of held.attendees) if (isActiveAttendee(attendee)) issueOrJoinTicket(book, held, attendee)
}

/** Only for this attendee: another's ticket that was voided on purpose stays void. */
export function issueOrJoinTicket(book: Book, held: LockedRegistration, attendee: AttendeeRow): void {
  const type = book.setup.types.find(({ id }) => id === attendee.attendee_type_id)
  if (type?.ticket !== 'shared') {
    issueTicket(book, held, [attendee], { kind: 'per_person', attendeeTypeId: null })
    return
  }
  const shared = held.tickets.find(({ status, attendee_type_id }) => status === 'valid' && attendee_type_id === type.id)
  if (shared) joinTicket(book, held, shared, attendee)
  else issueTicket(book, held, [attendee], { kind: 'shared', attendeeTypeId: type.id })
}

function joinTicket(book: Book, held: LockedRegistration, ticket: TicketRow, attendee: AttendeeRow): void {
  if (!ticket.attendee_ids.includes(attendee.id)) ticket.attendee_ids.push(attendee.id)
  attendee.ticket_ids.push(ticket.id)
  markTicketChanged(book, held, ticket)
  touchAttendee(book, held, attendee)
}

type Issue = { kind: TicketRow['kind']; attendeeTypeId: string | null; replaces?: string }

export function issueTicket(book: Book, held: LockedRegistration, attendees: AttendeeRow[], issue: Issue): TicketRow {
  const { now } = book.work
  const { organization_id, event_id, id, livemode } = held.registration
  const ticket: TicketRow = {
    organization_id,
    id: newId(now),
    event_id,
    registration_id: id,
    livemode,
    kind: issue.kind,
    attendee_type_id: issue.attendeeTypeId,
    attendee_ids: attendees.map((attendee) => attendee.id),
    code: generateTicketCode(),
    status: 'valid',
    voided_at: null,
    replaces: issue.replaces ?? null,
    replaced_by: null,
    created_at: now,
    updated_at: now,
  }
  held.tickets.push(ticket)
  markTicketChanged(book, held, ticket)
  for (const attendee of attendees) {
    if (!isActiveAttendee(attendee)) continue
    attendee.ticket_ids.push(ticket.id)
    touchAttendee(book, held, attendee)
  }
  book.pending.push({ type: issue.replaces ? 'ticket.reissued' : 'ticket.issued', held, ticket })
  return ticket
}

/** Admits nobody from `effectiveAt` on; its status is voided immediately. */
function voidTicket(book: Book, held: LockedRegistration, ticket: TicketRow, effectiveAt: Date): void {
  ticket.status = 'voided'
  ticket.voided_at = effectiveAt
  markTicketChanged(book, held, ticket)
  takeFromAttendees(book, held, ticket)
}

/** The old code stops working immediately. */
export function reissueTicket(book: Book, held: LockedRegistration, ticket: TicketRow): TicketRow {
  voidTicket(book, held, ticket, book.work.now)
  const attendees = held.attendees.filter(({ id }) => ticket.attendee_ids.includes(id))
  const { kind, attendee_type_id: attendeeTypeId, id: replaces } = ticket
  const issued = issueTicket(book, held, attendees, { kind, attendeeTypeId, replaces })
  ticket.replaced_by = issued.id
  return issued
}

/** Takes the attendee off all valid tickets, and voids those that have no active attendee left. */
export function removeAttendeeFromTickets(book: Book, held: LockedRegistration, attendee: AttendeeRow): void {
  for (const ticket of validTicketsOf(held, attendee)) {
    const others = held.attendees.filter((other) => other !== attendee && ticket.attendee_ids.includes(other.id))
    if (others.length > 0) ticket.attendee_ids = ticket.attendee_ids.filter((id) => id !== attendee.id)
    if (!others.some(isActiveAttendee)) voidTicketAndNotify(book, held, ticket, latestEnd(others, book.work.now))
    markTicketChanged(book, held, ticket)
  }
  attendee.ticket_ids = []
  touchAttendee(book, held, attendee)
}

/** A cancelled attendee stays on a shared ticket; the last cancellation voids it. */
export function voidTicketsIfLastHolder(
  book: Book,
  held: LockedRegistration,
  attendee: AttendeeRow,
  effectiveAt: Date,
): void {
  for (const ticket of validTicketsOf(held, attendee)) {
    const holders = held.attendees.filter(({ id }) => ticket.attendee_ids.includes(id))
    if (!holders.some(isActiveAttendee)) voidTicketAndNotify(book, held, ticket, latestEnd(holders, effectiveAt))
  }
  attendee.ticket_ids = []
  touchAttendee(book, held, attendee)
}

/** An attendee whose cancellation takes effect later may use the ticket until then. */
function latestEnd(attendees: AttendeeRow[], atLeast: Date): Date {
  return attendees.reduce(
    (latest, { cancelled_at }) => (cancelled_at && cancelled_at > latest ? cancelled_at : latest),
    atLeast,
  )
}

export function voidTicketAndNotify(book: Book, held: LockedRegistration, ticket: TicketRow, effectiveAt: Date): void {
  voidTicket(book, held, ticket, effectiveAt)
  book.pending.push({ type: 'ticket.voided', held, ticket })
}

function validTicketsOf(held: LockedRegistration, attendee: AttendeeRow): TicketRow[] {
  return held.tickets.filter(({ status, attendee_ids }) => status === 'valid' && attendee_ids.includes(attendee.id))
}

function takeFromAttendees(book: Book, held: LockedRegistration, ticket: TicketRow): void {
  for (const attendee of held.attendees) {
    if (!attendee.ticket_ids.includes(ticket.id)) continue
    attendee.ticket_ids = attendee.ticket_ids.filter((id) => id !== ticket.id)
    touchAttendee(book, held, attendee)
  }
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 20

/** 100 random bits in characters that fit the smallest QR code and cannot be misread. */
export function generateTicketCode(random: (size: number) => Buffer = randomBytes): string {
  return Array.from(random(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** Mails the ticket to an attendee added to a confirmed registration, unless a pending confirmation will include it. */
export async function queueTicketMail(book: Book, held: LockedRegistration, attendee: AttendeeRow): Promise<void> {
  const { organization_id, id, status, livemode, send_ticket_emails } = held.registration
  if (status !== 'confirmed' || !livemode || !send_ticket_emails) return
  const waiting = await book.work.transaction.run(lockQueuedConfirmationSql, [organization_id, id])
  if (waiting.length === 0) book.mailOrders.push({ kind: 'ticket', held, ticket: null, attendee })
}

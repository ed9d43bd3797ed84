import { randomBytes } from 'node:crypto'
import { newId } from '../../../platform/ids.ts'
import { lockQueuedConfirmationMailSql } from '../queries.ts'
import { type AttendeeRow, isActiveAttendee, type TicketRow } from '../rows.ts'
import { type Book, type LockedRegistration, markAttendeeChanged, markTicketChanged } from './book.ts'

export function issueTickets(book: Book, locked: LockedRegistration): void {
  for (const attendee of locked.attendees) if (isActiveAttendee(attendee)) issueOrShareTicket(book, locked, attendee)
}

/** Only for this attendee: another's ticket that was voided on purpose stays void. */
export function issueOrShareTicket(book: Book, locked: LockedRegistration, attendee: AttendeeRow): void {
  const type = book.setup.types.find(({ id }) => id === attendee.attendee_type_id)
  if (type?.ticket !== 'shared') {
    issueTicket(book, locked, [attendee], { kind: 'per_person', attendeeTypeId: null })
    return
  }
  const shared = locked.tickets.find(
    ({ status, attendee_type_id }) => status === 'valid' && attendee_type_id === type.id,
  )
  if (shared) joinTicket(book, locked, shared, attendee)
  else issueTicket(book, locked, [attendee], { kind: 'shared', attendeeTypeId: type.id })
}

function joinTicket(book: Book, locked: LockedRegistration, ticket: TicketRow, attendee: AttendeeRow): void {
  if (!ticket.attendee_ids.includes(attendee.id)) ticket.attendee_ids.push(attendee.id)
  attendee.ticket_ids.push(ticket.id)
  markTicketChanged(book, locked, ticket)
  markAttendeeChanged(book, locked, attendee)
}

type Issue = { kind: TicketRow['kind']; attendeeTypeId: string | null; replaces?: string }

export function issueTicket(book: Book, locked: LockedRegistration, attendees: AttendeeRow[], issue: Issue): TicketRow {
  const { now } = book.work
  const { organization_id, event_id, id, livemode } = locked.registration
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
  locked.tickets.push(ticket)
  markTicketChanged(book, locked, ticket)
  for (const attendee of attendees) {
    if (!isActiveAttendee(attendee)) continue
    attendee.ticket_ids.push(ticket.id)
    markAttendeeChanged(book, locked, attendee)
  }
  book.pending.push({ type: issue.replaces ? 'ticket.reissued' : 'ticket.issued', locked, ticket })
  return ticket
}

/** Admits nobody from `effectiveAt` on; its status is voided immediately. */
function voidTicket(book: Book, locked: LockedRegistration, ticket: TicketRow, effectiveAt: Date): void {
  ticket.status = 'voided'
  ticket.voided_at = effectiveAt
  markTicketChanged(book, locked, ticket)
  takeFromAttendees(book, locked, ticket)
}

/** The old code stops working immediately. */
export function reissueTicket(book: Book, locked: LockedRegistration, ticket: TicketRow): TicketRow {
  voidTicket(book, locked, ticket, book.work.now)
  const attendees = locked.attendees.filter(({ id }) => ticket.attendee_ids.includes(id))
  const { kind, attendee_type_id: attendeeTypeId, id: replaces } = ticket
  const issued = issueTicket(book, locked, attendees, { kind, attendeeTypeId, replaces })
  ticket.replaced_by = issued.id
  return issued
}

/** Takes the attendee off all valid tickets, and voids those that have no active attendee left. */
export function removeAttendeeFromTickets(book: Book, locked: LockedRegistration, attendee: AttendeeRow): void {
  for (const ticket of validTicketsOf(locked, attendee)) {
    const others = locked.attendees.filter((other) => other !== attendee && ticket.attendee_ids.includes(other.id))
    if (others.length > 0) ticket.attendee_ids = ticket.attendee_ids.filter((id) => id !== attendee.id)
    if (!others.some(isActiveAttendee)) voidTicketAndNotify(book, locked, ticket, latestEnd(others, book.work.now))
    markTicketChanged(book, locked, ticket)
  }
  attendee.ticket_ids = []
  markAttendeeChanged(book, locked, attendee)
}

/** A cancelled attendee stays on a shared ticket; the last cancellation voids it. */
export function voidTicketsIfLastHolder(
  book: Book,
  locked: LockedRegistration,
  attendee: AttendeeRow,
  effectiveAt: Date,
): void {
  for (const ticket of validTicketsOf(locked, attendee)) {
    const holders = locked.attendees.filter(({ id }) => ticket.attendee_ids.includes(id))
    if (!holders.some(isActiveAttendee)) voidTicketAndNotify(book, locked, ticket, latestEnd(holders, effectiveAt))
  }
  attendee.ticket_ids = []
  markAttendeeChanged(book, locked, attendee)
}

/** An attendee whose cancellation takes effect later may use the ticket until then. */
function latestEnd(attendees: AttendeeRow[], atLeast: Date): Date {
  return attendees.reduce(
    (latest, { cancelled_at }) => (cancelled_at && cancelled_at > latest ? cancelled_at : latest),
    atLeast,
  )
}

export function voidTicketAndNotify(book: Book, locked: LockedRegistration, ticket: TicketRow, effectiveAt: Date) {
  voidTicket(book, locked, ticket, effectiveAt)
  book.pending.push({ type: 'ticket.voided', locked, ticket })
}

const validTicketsOf = (locked: LockedRegistration, attendee: AttendeeRow): TicketRow[] =>
  locked.tickets.filter(({ status, attendee_ids }) => status === 'valid' && attendee_ids.includes(attendee.id))

function takeFromAttendees(book: Book, locked: LockedRegistration, ticket: TicketRow): void {
  for (const attendee of locked.attendees) {
    if (!attendee.ticket_ids.includes(ticket.id)) continue
    attendee.ticket_ids = attendee.ticket_ids.filter((id) => id !== ticket.id)
    markAttendeeChanged(book, locked, attendee)
  }
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 20

/** 100 random bits in characters that fit the smallest QR code and cannot be misread. */
export const generateTicketCode = (random: (size: number) => Buffer = randomBytes): string =>
  Array.from(random(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** Mails the ticket to an attendee added to a confirmed registration, unless a pending confirmation will include it. */
export async function queueTicketMail(book: Book, locked: LockedRegistration, attendee: AttendeeRow): Promise<void> {
  const { organization_id, id, status, livemode, send_ticket_emails } = locked.registration
  if (status !== 'confirmed' || !livemode || !send_ticket_emails) return
  const waiting = await book.work.transaction.run(lockQueuedConfirmationMailSql, [organization_id, id])
  if (waiting.length === 0) book.mailOrders.push({ kind: 'ticket', locked, ticket: null, attendee })
}

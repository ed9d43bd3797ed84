import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse, refuseState } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import * as booking from '../booking/index.ts'
import { findVisibleTicket } from './queries.ts'

type TicketReference = { event: string; ticket: string }

export async function voidTicket(work: Work, caller: Caller, reference: TicketReference, effectiveAt: Date) {
  const opened = await openTicket(work, caller, reference)
  if (isRefusal(opened)) return opened
  const { book, locked, ticket } = opened
  const before = withoutCode(ticket)
  booking.voidTicketAndNotify(book, locked, ticket, effectiveAt)
  await booking.saveAndCloseBook(book)
  const object = { type: 'ticket', id: ticket.id }
  work.audit({ action: 'ticket.voided', object, before, after: withoutCode(ticket) })
  return booking.toTicket(ticket)
}

export async function replaceTicket(work: Work, caller: Caller, reference: TicketReference) {
  const opened = await openTicket(work, caller, reference)
  if (isRefusal(opened)) return opened
  const { book, locked, ticket } = opened
  const tooMany = booking.refuseTooManyTickets(locked)
  if (tooMany) return tooMany
  const before = withoutCode(ticket)
  const issued = booking.reissueTicket(book, locked, ticket)
  await booking.saveAndCloseBook(book)
  const after = withoutCode(ticket)
  work.audit({ action: 'ticket.voided', object: { type: 'ticket', id: ticket.id }, before, after })
  const object = { type: 'ticket', id: issued.id }
  work.audit({ action: 'ticket.reissued', object, before: null, after: withoutCode(issued) })
  return booking.toTicket(issued)
}

/** One ticket for the given people of one confirmed registration. */
export async function issueTicket(work: Work, caller: Caller, event: string, attendeeIds: string[]) {
  const [first, ...rest] = new Set(attendeeIds)
  if (first === undefined) throw new Error('The contract asks for one person at least.')
  const opened = await booking.openAttendeeBook(work, caller, { event, attendee: first })
  if (isRefusal(opened)) return opened
  const { book, locked } = opened
  const attendees = [opened.attendee]
  for (const id of rest) {
    const companion = await companionOf(work, caller, opened, id)
    if (isRefusal(companion)) return companion
    attendees.push(companion)
  }
  const refusal =
    refuseUnconfirmed(locked) ?? booking.refuseTooManyTickets(locked) ?? booking.refuseTooManyHeldTickets(attendees)
  if (refusal) return refusal
  const kind = attendees.length > 1 ? 'shared' : 'per_person'
  const ticket = booking.issueTicket(book, locked, attendees, { kind, attendeeTypeId: null })
  await booking.saveAndCloseBook(book)
  const object = { type: 'ticket', id: ticket.id }
  work.audit({ action: 'ticket.issued', object, before: null, after: withoutCode(ticket) })
  return booking.toTicket(ticket)
}

async function companionOf(work: Work, caller: Caller, { event, locked }: booking.BookWithAttendee, id: string) {
  const seen = await booking.findVisibleAttendee(work.transaction, caller, event, id)
  if (isRefusal(seen)) return seen
  const companion = locked.attendees.find((attendee) => attendee.id === id)
  if (!companion) {
    return refuse('conflict', `The attendee ${id} belongs to another registration than ${locked.attendees[0]?.id}.`, {
      details: { registrations: [locked.registration.id, seen.registration_id] },
    })
  }
  return booking.refuseCancelledAttendee(companion) ?? companion
}

function refuseUnconfirmed({ registration }: booking.LockedRegistration): Refusal<'invalid_state'> | undefined {
  const { id, status } = registration
  if (status === 'confirmed') return undefined
  return refuseState(status, `The registration ${id} is ${status}; tickets are issued once it is confirmed.`)
}

export async function sendTicket(work: Work, caller: Caller, reference: TicketReference) {
  const opened = await openTicket(work, caller, reference, 'send')
  if (isRefusal(opened)) return opened
  const { book, locked, ticket } = opened
  const attendees = locked.attendees.filter(({ id }) => ticket.attendee_ids.includes(id))
  const recipients = booking.getTicketRecipients(attendees, locked.registration.email)
  if (recipients.length === 0) {
    const message = `Nobody on the ticket ${ticket.id} has an email address, and neither has the registration.`
    return refuseState('no_address', message)
  }
  const sent = { ticket_id: ticket.id, recipients, queued: ticket.livemode }
  if (ticket.livemode) book.mailOrders.push({ kind: 'ticket', locked, ticket })
  await booking.saveAndCloseBook(book)
  const [object, { livemode }] = [{ type: 'ticket', id: ticket.id }, ticket]
  work.audit({ action: 'ticket.sent', object, livemode, before: null, after: sent })
  return sent
}

/** A valid ticket that the caller can see, with its registration. A sandbox fixture may be sent, but not changed. */
async function openTicket(
  work: Work,
  caller: Caller,
  reference: TicketReference,
  purpose: 'change' | 'send' = 'change',
) {
  const opened = await booking.openEventBook(work, caller, reference.event)
  if (isRefusal(opened)) return opened
  const seen = await findVisibleTicket(work.transaction, caller, opened.event, reference.ticket)
  if (isRefusal(seen)) return seen
  const { book } = opened
  const locked = await booking.lockRegistration(book, seen.registration_id)
  const ticket = locked?.tickets.find(({ id }) => id === seen.id)
  if (!locked || !ticket) throw new Error(`The ticket ${seen.id} belongs to no registration.`)
  const fixed = purpose === 'change' ? booking.refuseSandboxFixture(locked) : undefined
  const refusal = booking.refuseArchivedEvent(book) ?? fixed ?? refuseVoided(ticket)
  return refusal ?? { book, locked, ticket }
}

function refuseVoided({ id, status }: booking.TicketRow): Refusal<'invalid_state'> | undefined {
  if (status === 'valid') return undefined
  return refuseState(status, `The ticket ${id} is ${status}, so this cannot be done.`)
}

/** For the audit log: its readers must not learn the code, which admits. */
function withoutCode(row: booking.TicketRow) {
  const { code: _, ...ticket } = booking.toTicket(row)
  return ticket
}

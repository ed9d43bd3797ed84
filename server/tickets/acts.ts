import { closeBook, raiseVoided, reissueTicket, type Ticket, toTicket } from '../booking/index.ts'
import { isRefusal, type Refusal } from '../contract/refusal.ts'
import type { Caller } from '../keys/index.ts'
import type { Work } from '../work.ts'
import { openTicket } from './open.ts'

type TicketReference = { event: string; ticket: string }
type ActRefusal = Refusal<'not_found' | 'invalid_state'>

export async function voidTicket(
  work: Work,
  caller: Caller,
  reference: TicketReference,
  effectiveAt: Date,
): Promise<Ticket | ActRefusal> {
  const opened = await openTicket(work, caller, reference)
  if (isRefusal(opened)) return opened
  const { book, party, ticket } = opened
  const before = toTicket(ticket)
  raiseVoided(book, party, ticket, effectiveAt)
  await closeBook(book)
  const after = toTicket(ticket)
  work.audit({ action: 'ticket.voided', object: { type: 'ticket', id: ticket.id }, before, after })
  return after
}

/** Answers the new ticket. */
export async function replaceTicket(
  work: Work,
  caller: Caller,
  reference: TicketReference,
): Promise<Ticket | ActRefusal> {
  const opened = await openTicket(work, caller, reference)
  if (isRefusal(opened)) return opened
  const { book, party, ticket } = opened
  const before = toTicket(ticket)
  const issued = reissueTicket(book, party, ticket)
  await closeBook(book)
  const after = toTicket(issued)
  work.audit({ action: 'ticket.reissued', object: { type: 'ticket', id: ticket.id }, before, after })
  return after
}

import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { closeBook, raiseVoided, refuseManyTickets, reissueTicket, type Ticket, toTicket } from '../booking/index.ts'
import { withoutCode } from './audited.ts'
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
  const { book, held, ticket } = opened
  const before = withoutCode(ticket)
  raiseVoided(book, held, ticket, effectiveAt)
  await closeBook(book)
  const object = { type: 'ticket', id: ticket.id }
  work.audit({ action: 'ticket.voided', object, before, after: withoutCode(ticket) })
  return toTicket(ticket)
}

/** Answers the new ticket. */
export async function replaceTicket(
  work: Work,
  caller: Caller,
  reference: TicketReference,
): Promise<Ticket | ActRefusal> {
  const opened = await openTicket(work, caller, reference)
  if (isRefusal(opened)) return opened
  const { book, held, ticket } = opened
  const tooMany = refuseManyTickets(held)
  if (tooMany) return tooMany
  const before = withoutCode(ticket)
  const issued = reissueTicket(book, held, ticket)
  await closeBook(book)
  const after = withoutCode(ticket)
  work.audit({ action: 'ticket.voided', object: { type: 'ticket', id: ticket.id }, before, after })
  const object = { type: 'ticket', id: issued.id }
  work.audit({ action: 'ticket.reissued', object, before: null, after: withoutCode(issued) })
  return toTicket(issued)
}

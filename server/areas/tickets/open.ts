import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  type Book,
  type HeldRegistration,
  loadRegistration,
  openEvent,
  refuseArchived,
  refuseFixture,
  type TicketRow,
} from '../booking/index.ts'
import { visibleTicket } from './queries.ts'

/** A valid ticket that the caller can see, with its registration, held for a change or only to be sent. */
export async function openTicket(
  work: Work,
  caller: Caller,
  reference: { event: string; ticket: string },
  purpose: 'change' | 'send' = 'change',
): Promise<{ book: Book; held: HeldRegistration; ticket: TicketRow } | Refusal<'not_found' | 'invalid_state'>> {
  const opened = await openEvent(work, caller, reference.event)
  if (isRefusal(opened)) return opened
  const seen = await visibleTicket(work.transaction, caller, opened.event, reference.ticket)
  if (isRefusal(seen)) return seen
  const { book } = opened
  const held = await loadRegistration(book, seen.registration_id)
  const ticket = held?.tickets.find(({ id }) => id === seen.id)
  if (!held || !ticket) throw new Error(`The ticket ${seen.id} belongs to no registration.`)
  const fixed = purpose === 'change' ? refuseFixture(held) : undefined
  const refusal = refuseArchived(book) ?? fixed ?? refuseVoided(ticket)
  return refusal ?? { book, held, ticket }
}

function refuseVoided({ id, status }: TicketRow): Refusal<'invalid_state'> | undefined {
  if (status === 'valid') return undefined
  return refuse('invalid_state', `The ticket ${id} is ${status}, so this cannot be done.`, {
    details: { state: status },
  })
}

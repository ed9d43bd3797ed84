import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { closeBook, recipientsOf } from '../booking/index.ts'
import { openTicket } from './open.ts'

type TicketMail = components['schemas']['TicketMail']

export async function sendTicket(
  work: Work,
  caller: Caller,
  reference: { event: string; ticket: string },
): Promise<TicketMail | Refusal<'not_found' | 'invalid_state'>> {
  const opened = await openTicket(work, caller, reference, 'send')
  if (isRefusal(opened)) return opened
  const { book, held, ticket } = opened
  const attendees = held.attendees.filter(({ id }) => ticket.attendee_ids.includes(id))
  const recipients = recipientsOf(attendees, held.registration.email)
  if (recipients.length === 0) {
    const message = `Nobody on the ticket ${ticket.id} has an email address, and neither has the registration.`
    return refuse('invalid_state', message, { details: { state: 'no_address' } })
  }
  const sent = { ticket_id: ticket.id, recipients, queued: ticket.livemode }
  if (ticket.livemode) book.mailOrders.push({ kind: 'ticket', held, ticket })
  await closeBook(book)
  work.audit({ action: 'ticket.sent', object: { type: 'ticket', id: ticket.id }, before: null, after: sent })
  return sent
}

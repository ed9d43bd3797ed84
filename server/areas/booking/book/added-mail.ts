import { holdConfirmation } from '../queries.ts'
import type { AttendeeRow } from '../rows.ts'
import type { Book, HeldRegistration } from './book.ts'

/** Somebody who was added to a confirmed registration gets their ticket, unless a confirmation still waits that will hold it. */
export async function orderMailTo(book: Book, held: HeldRegistration, attendee: AttendeeRow): Promise<void> {
  const { organization_id, id, status, livemode, send_ticket_emails } = held.registration
  if (status !== 'confirmed' || !livemode || !send_ticket_emails) return
  const waiting = await book.work.transaction.run(holdConfirmation, [organization_id, id])
  if (waiting.length === 0) book.mailOrders.push({ kind: 'ticket', held, ticket: null, attendee })
}

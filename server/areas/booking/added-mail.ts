import type { Statement } from '../../platform/database/prepared.ts'
import type { Book, Party } from './book.ts'
import type { PersonRow } from './rows.ts'

/**
 * $1 organization, $2 registration. No worker takes the order while it is held, so that it reads the newcomer too. An order that
 * a worker has at hand is not found: its people may have been read already.
 */
const holdConfirmation: Statement = {
  name: 'hold-confirmation',
  text: `
select id from mail_orders
where organization_id = $1 and registration_id = $2 and kind = 'confirmation'
for update skip locked`,
}

/** Somebody who was added to a confirmed registration gets their ticket, unless a confirmation still waits that will hold it. */
export async function orderMailTo(book: Book, party: Party, person: PersonRow): Promise<void> {
  const { organization_id, id, status, livemode, send_ticket_emails } = party.registration
  if (status !== 'confirmed' || !livemode || !send_ticket_emails) return
  const waiting = await book.work.transaction.run(holdConfirmation, [organization_id, id])
  if (waiting.length === 0) book.mailOrders.push({ kind: 'ticket', party, ticket: null, person })
}

import type { Knex } from 'knex'
import type { QueueRow } from '../../platform/queue/index.ts'

/** What a request leaves behind for the worker: which mails are to be written. */
export type MailOrder = QueueRow & {
  kind: 'confirmation' | 'ticket'
  event_id: string
  registration_id: string
  ticket_id: string | null
  /** Who alone is written to, about all their tickets. */
  attendee_id: string | null
  created_at: Date
}

/** Waits for whoever adds somebody to the order. False when the lease ran out and another worker has the order, or has done it already. */
export async function holdOrder(transaction: Knex, { organization_id, id, lease }: MailOrder): Promise<boolean> {
  const held = await transaction('mail_orders').select('id').where({ organization_id, id, lease }).forUpdate()
  return held.length > 0
}

export async function removeOrder(transaction: Knex, { organization_id, id }: MailOrder): Promise<void> {
  await transaction('mail_orders').where({ organization_id, id }).delete()
}

import type { Knex } from 'knex'

/** What a request leaves behind for the worker: which mails are to be written. */
export type MailOrder = {
  organization_id: string
  id: string
  kind: 'confirmation' | 'ticket'
  event_id: string
  registration_id: string
  ticket_id: string | null
  /** Who alone is written to, about all their tickets. */
  attendee_id: string | null
  created_at: Date
}

/** The next orders in the order of their keys, so that one pass meets each of them once, whatever becomes of it. */
export async function listOrders(executor: Knex, after: MailOrder | null, limit: number): Promise<MailOrder[]> {
  const listed = executor<MailOrder>('mail_orders').select('*').orderBy(['organization_id', 'id']).limit(limit)
  return after ? listed.whereRaw('(organization_id, id) > (?, ?)', [after.organization_id, after.id]) : listed
}

/** False when another worker has the order, or has done it already. */
export async function takeOrder(transaction: Knex, { organization_id, id }: MailOrder): Promise<boolean> {
  const taken = await transaction('mail_orders').select('id').where({ organization_id, id }).forUpdate().skipLocked()
  return taken.length > 0
}

export async function removeOrder(executor: Knex, { organization_id, id }: MailOrder): Promise<void> {
  await executor('mail_orders').where({ organization_id, id }).delete()
}

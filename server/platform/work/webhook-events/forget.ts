import type { Database } from '../../database/connect.ts'
import { deleteInBatches } from '../../database/delete-in-batches.ts'

/** For so long after its last delivery an event can be replayed. */
const DAYS = 30

/**
 * Drops what nobody awaits and nobody can replay any more. Null asks the database's clock, by which events are settled. However old
 * it is, an event that is not settled stays, because some endpoint has yet to receive it. Answers how many rows.
 */
export function forgetOldWebhookEvents(database: Database, now: Date | null): Promise<number> {
  const condition = `settled_at < coalesce(?::timestamptz, now()) - interval '${DAYS} days'`
  return deleteInBatches(database, 'webhook_events', [condition, now])
}

import type { Database } from '../../database/connect.ts'
import { deleteInBatches } from '../../database/delete-in-batches.ts'

const DAYS = 30

/** What happened longer ago than anything can be replayed is dropped. Answers how many rows. */
export function forgetOldOccurrences(database: Database, now: Date): Promise<number> {
  return deleteInBatches(database, 'outbox_events', ['created_at < ?', new Date(now.getTime() - DAYS * 86_400_000)])
}

import type { Database } from '../database/connect.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'

/** Beyond the month that some occurrences are named after, so that none is written about twice. */
const DAYS = 60

/** Mails that were sent or given up hold people's names and tickets; they are dropped in time. Answers how many. */
export function purgeOldMails(database: Database, now: Date): Promise<number> {
  return deleteInBatches(database, 'mails', [
    'created_at < ? and (sent_at is not null or failed_at is not null)',
    new Date(now.getTime() - DAYS * 86_400_000),
  ])
}

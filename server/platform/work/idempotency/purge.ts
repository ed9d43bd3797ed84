import type { Database } from '../../database/connect.ts'
import { deleteInBatches } from '../../database/delete-in-batches.ts'
import { ANSWER_RETENTION_HOURS } from './statements.ts'

/** Deletes expired responses. Null: use the database's clock, by which responses are stored. */
export function purgeOldAnswers(database: Database, now: Date | null): Promise<number> {
  return deleteInBatches(database, 'idempotency_keys', [
    `created_at <= coalesce(?::timestamptz, now()) - interval '${ANSWER_RETENTION_HOURS} hours'`,
    now,
  ])
}

import type { Database } from '../database/connect.ts'
import { RETENTION_HOURS } from './statements.ts'

const BATCH = 5_000

/** Deletes what nobody can replay any more, in batches, so that no lock is held for long. */
export async function forgetOldAnswers(database: Database, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - RETENTION_HOURS * 3_600_000)
  let total = 0
  for (;;) {
    const { rowCount } = await database.raw(
      `delete from idempotency_keys where ctid = any (array(
         select ctid from idempotency_keys where created_at <= ? order by created_at limit ?))`,
      [oldest, BATCH],
    )
    total += rowCount
    if (rowCount < BATCH) return total
  }
}

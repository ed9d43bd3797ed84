import type { Database } from '../database/connect.ts'
import { RETENTION_HOURS } from './statements.ts'

const BATCH = 5_000

/** Null asks the database's clock, by which answers are stored. Deletes what nobody can replay any more, in batches, so that no lock is held for long. */
export async function forgetOldAnswers(database: Database, now: Date | null): Promise<number> {
  let total = 0
  for (;;) {
    const { rowCount } = await database.raw(
      `delete from idempotency_keys where ctid = any (array(
         select ctid from idempotency_keys
         where created_at <= coalesce(?::timestamptz, now()) - interval '${RETENTION_HOURS} hours'
         order by created_at limit ?))`,
      [now, BATCH],
    )
    total += rowCount
    if (rowCount < BATCH) return total
  }
}

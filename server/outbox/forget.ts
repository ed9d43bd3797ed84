import type { Database } from '../database/connect.ts'

const DAYS = 30
const BATCH = 5_000

/** What happened longer ago than anything can be replayed is dropped, a batch at a time. Answers how many rows. */
export async function forgetOldOccurrences(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAYS * 86_400_000)
  let forgotten = 0
  for (let batch = BATCH; batch === BATCH; forgotten += batch) {
    const old = database('outbox_events').where('created_at', '<', before).limit(BATCH).select('organization_id', 'id')
    batch = await database('outbox_events').whereIn(['organization_id', 'id'], old).delete()
  }
  return forgotten
}

import type { Database } from '../../platform/database/connect.ts'

/** Deletes what was counted of pairing in minutes that are over, and where codes were that have run out. */
export async function purgePairing(database: Database, now: Date | null): Promise<number> {
  const { rowCount } = await database.raw(
    `
with handles as (
  delete from pairing_handles where expires_at < coalesce(?::timestamptz, now()) - interval '1 day'
)
delete from pairing_attempts where window_start < coalesce(?::timestamptz, now()) - interval '2 minutes'`,
    [now, now],
  )
  return rowCount
}

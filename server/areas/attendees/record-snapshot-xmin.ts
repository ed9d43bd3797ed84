import type { Database } from '../../platform/database/connect.ts'

const KEPT_DAYS = 32

/**
 * Stores the snapshot's xmin with the time, for clients that send a time: every later commit has this xid or a higher
 * one. Without a mark, rows are repeated, never missed. The clock is read after the snapshot.
 */
export async function recordSnapshotXmin(database: Database): Promise<void> {
  await database.raw(
    `
with forgotten as (
  delete from change_marks where at < now() - ? * interval '1 day'
)
insert into change_marks (at, lineage, horizon)
select clock_timestamp(), change_lineage, pg_snapshot_xmin(pg_current_snapshot()) from instance
on conflict do nothing`,
    [KEPT_DAYS],
  )
}

import type { Database } from '../../platform/database/connect.ts'

const KEPT_DAYS = 32

/**
 * Remembers where the order of commits stands now, for clients who ask by time: what commits later has a higher number, however
 * long it waited. Where marks are missing, more is shown again and nothing is missed. The clock is read after the snapshot.
 */
export async function markChanges(database: Database): Promise<void> {
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

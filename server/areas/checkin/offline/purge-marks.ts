import type { Database } from '../../../platform/database/connect.ts'

const KEPT_DAYS = 32

/** A scanner that was offline for longer downloads the whole roster again. */
export async function purgeRosterMarks(database: Database, now: Date | null): Promise<void> {
  await database.raw(
    `
with forgotten as (
  delete from roster_marks where marked_at < coalesce(?::timestamptz, now()) - ? * interval '1 day' returning changed_xid
)
update instance set roster_marks_forgotten = greatest(roster_marks_forgotten, (select max(changed_xid) from forgotten))
where exists (select from forgotten)`,
    [now, KEPT_DAYS],
  )
}

import type { Database } from '../../platform/database/connect.ts'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import { JOIN_SENDING_JOB_SQL, MESSAGE_COUNTS_SQL } from './drafts/queries.ts'

const BATCH = 100
const CLOCK = 'coalesce(?::timestamptz, now())'

/** Stores final counts after a cancelled or failed sending, before the messages and the job are deleted. */
const SETTLE = `
update communications c set status = 'cancelled', counts = (${MESSAGE_COUNTS_SQL}), updated_at = greatest(c.updated_at, over.ended_at)
from (
  select c.organization_id, c.id, coalesce(j.finished_at, c.updated_at) as ended_at
  from communications c
  ${JOIN_SENDING_JOB_SQL}
  where c.counts is null and (
    c.status = 'cancelled' and c.updated_at <= ${CLOCK} - interval '30 days'
    or c.status in ('scheduled', 'sending')
      and (j.id is null or j.status in ('cancelled', 'failed') and j.finished_at <= ${CLOCK} - interval '30 days')
  )
  limit ?
) over
where c.organization_id = over.organization_id and c.id = over.id`

/** Deletes messages, which contain addresses, a year after their communication. `now` null: the database's clock. */
export async function purgeMessages(database: Database, now: Date | null): Promise<void> {
  for (;;) {
    const { rowCount } = await database.raw(SETTLE, [now, now, BATCH])
    if (rowCount < BATCH) break
  }
  await deleteInBatches(database, 'communication_messages', [
    `(organization_id, communication_id) in (
  select organization_id, id from communications
  where counts is not null and coalesce(sent_at, updated_at) <= ${CLOCK} - interval '1 year'
)`,
    now,
  ])
}

import type { Database } from '../../platform/database/connect.ts'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import { buildReader, sql } from '../../platform/database/prepared.ts'
import { buildMessageCountsSql, JOIN_SENDING_JOB_SQL } from './drafts/queries.ts'

const BATCH = 100
const CLOCK = 'coalesce(?::timestamptz, now())'

const over = (now: string) => `
  from communications c
  ${JOIN_SENDING_JOB_SQL}
  where c.counts is null and (
    c.status = 'cancelled' and c.updated_at <= coalesce(${now}::timestamptz, now()) - interval '30 days'
    or c.status in ('scheduled', 'sending')
      and (j.id is null or j.status in ('cancelled', 'failed') and j.finished_at <= coalesce(${now}::timestamptz, now()) - interval '30 days')
  )`

/** $1 the time */
const findOverSql = sql('find-communications-over')`select distinct c.organization_id ${over('$1')}`

/** Stores final counts after a cancelled or failed sending, before messages and job are deleted. $1 organization, $2 the time */
const settleSql = sql('settle-communications')`
update communications c set status = 'cancelled', counts = (${buildMessageCountsSql('$1')}), updated_at = greatest(c.updated_at, over.ended_at)
from (
  select c.id, coalesce(j.finished_at, c.updated_at) as ended_at ${over('$2')} and c.organization_id = $1
  limit ${BATCH}
) over
where c.organization_id = $1 and c.id = over.id
returning c.id`

/** Deletes messages, which contain addresses, a year after their communication. `now` null: the database's clock. */
export async function purgeOldMessages(database: Database, now: Date | null): Promise<void> {
  const reader = buildReader(database)
  for (const { organization_id } of await reader.run<{ organization_id: string }>(findOverSql, [now])) {
    while ((await reader.run(settleSql, [organization_id, now])).length === BATCH);
  }
  await deleteInBatches(database, 'communication_messages', [
    `(organization_id, communication_id) in (
  select organization_id, id from communications
  where counts is not null and coalesce(sent_at, updated_at) <= ${CLOCK} - interval '1 year'
)`,
    now,
  ])
}

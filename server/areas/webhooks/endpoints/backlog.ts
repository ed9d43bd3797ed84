import type { Database } from '../../../platform/database/connect.ts'
import { buildReader, type Statement, sql } from '../../../platform/database/prepared.ts'
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts'
import { wakeWorkers } from '../../../platform/database/wake-workers.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Work } from '../../../platform/work/work.ts'
import { PENDING_DELIVERY_IDS_SQL } from '../deliveries/rows.ts'
import { type EndpointRowKey, forEachIsolated } from '../for-each-isolated.ts'
import { WEBHOOK_BACKLOG_TASK, WEBHOOK_DELIVERY_QUEUE_NAME } from '../task-names.ts'

/** As many as a request may move; a worker moves the rest. */
const BATCH = 1_000

/** Without test events, which are sent even while their endpoint is paused. */
const DUE = 'd.settled_at is null and d.next_attempt_at is not null'
const HELD_BACK = 'd.settled_at is null and d.next_attempt_at is null and not d.is_test'
const HELD_BACK_IDS = `
select d.id from webhook_deliveries d where d.organization_id = $1 and d.endpoint_id = $2 and ${HELD_BACK}
order by d.id`

/** Skips deliveries that are being recorded: that may lock them without locking their endpoint. $4 how many */
const some = (ids: string, which: string) => `
select d.id from webhook_deliveries d where d.organization_id = $1 and d.endpoint_id = $2 and ${which}
  and d.id = any (array(${ids} limit $4))
order by d.id for update skip locked`

const mark = (ids: string) => `
update webhook_endpoints e set backlog_since = case when exists (${ids}) then coalesce(e.backlog_since, $3) end
where e.organization_id = $1 and e.id = $2
returning e.backlog_since is not null as more`

/** $1 organization, $2 endpoint, $3 now */
const holdBackSql = sql('hold-back-webhook-deliveries')`
with moved as (${some(PENDING_DELIVERY_IDS_SQL, DUE)})
update webhook_deliveries d set status = 'pending', next_attempt_at = null, is_single = false
from moved where d.organization_id = $1 and d.endpoint_id = $2 and d.id = moved.id and $3::timestamptz is not null`

/** In the order of ids, in which they are sent. */
const releaseSql = sql('release-webhook-deliveries')`
with moved as (${some(HELD_BACK_IDS, HELD_BACK)})
update webhook_deliveries d set
  status = case when d.failures > 0 then 'failed' else 'pending' end,
  next_attempt_at = $3::timestamptz, is_single = true
from moved where d.organization_id = $1 and d.endpoint_id = $2 and d.id = moved.id`

const markDueSql: Statement = { name: 'mark-due-webhook-deliveries', text: mark(PENDING_DELIVERY_IDS_SQL) }
const markHeldBackSql: Statement = { name: 'mark-held-back-webhook-deliveries', text: mark(HELD_BACK_IDS) }

type Endpoint = { organizationId: string; id: string; paused: boolean }

/** Makes pending deliveries follow their endpoint, which is locked and was just paused or enabled. */
export async function holdOrReleaseDeliveries(work: Work, endpoint: Endpoint): Promise<void> {
  const more = await moveBatch(work.transaction, endpoint, work.now)
  if (more) work.wake(WEBHOOK_BACKLOG_TASK)
  if (!endpoint.paused) work.wake(WEBHOOK_DELIVERY_QUEUE_NAME)
}

async function moveBatch(transaction: Transaction, { organizationId, id, paused }: Endpoint, since: Date) {
  const [, marked] = await transaction.runAll([
    { statement: paused ? holdBackSql : releaseSql, values: [organizationId, id, since, BATCH] },
    { statement: paused ? markDueSql : markHeldBackSql, values: [organizationId, id, since] },
  ])
  return Boolean(marked?.[0]?.more)
}

/** The lock excludes a concurrent enable, which would miss these deliveries and leave them unsent for ever. */
const holdPausedSql = sql('hold-paused-webhook')`
select id from webhook_endpoints where organization_id = $1 and id = $2 and paused_at is not null for key share`

/** What is due of an endpoint although it is paused. */
export async function holdBackPausedDeliveries(database: Database, organizationId: string, id: string): Promise<void> {
  await inTransaction(database, [], async (transaction) => {
    const values = [organizationId, id]
    const [held] = await transaction.run(holdPausedSql, values)
    if (held) await transaction.run(holdBackSql, [...values, new Date(0), BATCH])
    return { commit: true, value: undefined }
  })
}

const findUnfinishedSql = sql('find-unfinished-webhook-backlogs')`
select organization_id, id from webhook_endpoints where backlog_since is not null order by organization_id, id`

/** No row if another worker has locked it. */
const holdUnfinishedSql = sql('hold-unfinished-webhook-backlog')`
select backlog_since, paused_at is not null as paused from webhook_endpoints
where organization_id = $1 and id = $2 and backlog_since is not null for update skip locked`

/** Moves what requests left over, one batch per endpoint in turn. */
export async function finishBacklogs(database: Database, log: Logger, stopping: AbortSignal): Promise<void> {
  const failure = 'the deliveries of a webhook endpoint could not follow it'
  let unfinished = await buildReader(database).run<EndpointRowKey>(findUnfinishedSql, [])
  while (unfinished.length > 0) {
    const again: EndpointRowKey[] = []
    await forEachIsolated(unfinished, log, failure, async (one) => {
      if (stopping.aborted || !(await moveInTurn(database, one))) return false
      again.push(one)
      return true
    })
    if (stopping.aborted) return
    wakeWorkers(database, [WEBHOOK_DELIVERY_QUEUE_NAME])
    unfinished = again
  }
}

/** Due at the time of enabling, so that the backlog goes out before later events. */
function moveInTurn(database: Database, { organization_id: organizationId, id }: EndpointRowKey): Promise<boolean> {
  return inTransaction(database, [], async (transaction) => {
    const values = [organizationId, id]
    const [held] = await transaction.run<{ backlog_since: Date; paused: boolean }>(holdUnfinishedSql, values)
    const endpoint = { organizationId, id, paused: held?.paused ?? false }
    return { commit: true, value: held ? await moveBatch(transaction, endpoint, held.backlog_since) : false }
  })
}

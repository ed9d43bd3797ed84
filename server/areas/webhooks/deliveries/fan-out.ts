import type { Clock } from '../../../platform/clock.ts'
import { buildKeyedLimiter, runLimited } from '../../../platform/concurrency-limit.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { buildIndexLookup, buildIndexPlanReader, forceIndexPlansSql } from '../../../platform/database/index-plans.ts'
import { type BoundStatement, sql } from '../../../platform/database/prepared.ts'
import { isSpread } from '../../../platform/database/spread.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { newId } from '../../../platform/ids.ts'
import type { Logger } from '../../../platform/log.ts'
import { dispatchTurns, type ScheduledTask } from '../../../platform/queue/index.ts'
import { WEBHOOK_EVENTS_TASK } from '../../../platform/work/webhook-events/index.ts'
import { DELIVERY_QUEUE_TABLE } from './rows.ts'

export type FanOutOptions = {
  database: Database
  clock: Clock
  log: Logger
  /** After this long, it looks again for organizations that had to wait. */
  turnSeconds?: number
}

/** Per organization and transaction, so that one with many events leaves time for the others. */
const EVENTS_IN_TURN = 200
/** Per transaction, however many endpoints there are; without any, as many events. */
const DELIVERIES_IN_TURN = 2_000
const ORGANIZATIONS_AT_ONCE = 4
const ORGANIZATIONS_IN_ROUND = 100
const SECONDS_AFTER_FAILURE = 5
/** In milliseconds. Lock requests that queue behind ours wait as long. */
const LOCK_WAIT = 500

/**
 * Turns webhook events into deliveries: one for each endpoint that subscribes to the event, in the order in which the
 * events of an organization were written. Requests only write the event, so that they never wait for endpoints; who gets
 * it is decided here alone. Any number of workers may run this at once; an advisory lock per organization keeps the order.
 */
export function buildFanOutTask(options: FanOutOptions): ScheduledTask {
  return {
    name: WEBHOOK_EVENTS_TASK,
    every: '* * * * *',
    wakeable: true,
    run: async ({ signal }) => {
      for (;;) {
        const { waiting, more } = await fanOutWebhookEvents(options, signal)
        if (!more || signal.aborted) return waiting ? SECONDS_AFTER_FAILURE : null
      }
    },
  }
}

/** Runs until nothing is left or `turnSeconds` have passed. `waiting`: an organization has to be retried later. */
export async function fanOutWebhookEvents(options: FanOutOptions, signal?: AbortSignal) {
  const { database, log, turnSeconds = SECONDS_AFTER_FAILURE } = options
  const reader = buildIndexPlanReader(database)
  const find = (await isSpread(database)) ? findOnNodesSql : findOrganizationsToFanOutSql
  const end = performance.now() + turnSeconds * 1000
  const limiter = buildKeyedLimiter(ORGANIZATIONS_AT_ONCE)
  const waiting = new Set<string>()
  let passed = false
  for (let after = '', fannedOut = 0; !signal?.aborted; ) {
    const values = [after, ORGANIZATIONS_IN_ROUND]
    const found = await reader.run<{ organization_id: string }>(find, values)
    const fanOut = async ({ organization_id }: { organization_id: string }) => {
      if (waiting.has(organization_id)) return
      try {
        const events = await fanOutOrganization(options, organization_id)
        fannedOut += events
        // Another process is working on it, and may crash before it is done.
        if (events === 0) passed = true
      } catch (error) {
        waiting.add(organization_id)
        log.error({ err: error, organization: organization_id }, 'what happened could not be told to webhook endpoints')
      }
    }
    await Promise.all(found.map((one) => runLimited(limiter, '', () => fanOut(one))))
    after = found.at(-1)?.organization_id ?? ''
    if (found.length === ORGANIZATIONS_IN_ROUND) continue
    if (fannedOut === 0) break
    // A steady stream of events must not keep the organizations that wait from being retried.
    if (performance.now() > end) return { waiting: passed || waiting.size > 0, more: true }
    after = ''
    fannedOut = 0
  }
  return { waiting: passed || waiting.size > 0, more: false }
}

/** Returns how many events were fanned out. */
async function fanOutOrganization({ database, clock }: FanOutOptions, organizationId: string): Promise<number> {
  const opening = [limitLockWaitSql, forceIndexPlansSql].map((statement) => ({ statement, values: [] }))
  const endpoints = new Set<string>()
  const count = await inTransaction(database, opening, async (transaction) => {
    const values = [organizationId, EVENTS_IN_TURN, DELIVERIES_IN_TURN]
    const rows = await transaction.run<ClaimedRow>(claimWebhookEventsSql, values)
    const events = rows[0]?.events ?? 0
    const matches = rows.filter((row) => row.endpoint_id !== null)
    for (const { endpoint_id } of matches) endpoints.add(endpoint_id)
    return { commit: events > 0, value: events, last: buildDeliveryInserts(organizationId, matches, clock) }
  })
  const due = [...endpoints].map((id) => ({ organization: organizationId, id }))
  await dispatchTurns(database, clock, DELIVERY_QUEUE_TABLE, due)
  return count
}

/** An event and one endpoint that subscribes to it. */
type EventEndpointRow = { id: string; type: string; event_id: string; livemode: boolean; endpoint_id: string }

/** How many events were taken, in each row; the rest is null if no endpoint gets any of them. */
type ClaimedRow = ({ events: number } & EventEndpointRow) | { events: number; endpoint_id: null }

/** An endpoint may be locked for long, for example while it is deleted; then only its own organization waits. */
const limitLockWaitSql = sql('limit-webhook-lock-wait')`
select set_config('lock_timeout', '${LOCK_WAIT}ms', true)`

/** Delivery ids are in the order in which they should be sent. */
function buildDeliveryInserts(organizationId: string, rows: EventEndpointRow[], clock: Clock): BoundStatement[] {
  const now = clock.now()
  const deliveries = rows.map(({ id, type, event_id, livemode, endpoint_id }) => ({
    id: newId(now),
    webhook_event_id: id,
    type,
    event_id,
    livemode,
    endpoint_id,
  }))
  if (deliveries.length === 0) return []
  const byEndpoint = Map.groupBy(deliveries, ({ endpoint_id }) => endpoint_id)
  const batches = [...byEndpoint].map(([endpoint_id, made]) => ({
    endpoint_id,
    first_id: made[0]?.id,
    last_id: made.at(-1)?.id,
  }))
  const at = clock.database()
  return [
    { statement: holdEndpointsSql, values: [organizationId, [...byEndpoint.keys()]] },
    { statement: insertDeliveriesSql, values: [organizationId, JSON.stringify(deliveries), at] },
    { statement: insertBatchesSql, values: [organizationId, JSON.stringify(batches), at] },
  ]
}

const nextOrganization = (after: string) => `
  select organization_id from webhook_events_to_fan_out
  where organization_id > ${after} order by organization_id limit 1`

/** Organizations with events to fan out, one index probe each. $1 after which organization, $2 how many. */
export const findOrganizationsToFanOutSql = sql('find-organizations-to-fan-out')`
with recursive organizations (organization_id) as (
  (${nextOrganization('$1')})
  union all
  select (${nextOrganization('organizations.organization_id')}) from organizations where organizations.organization_id is not null
)
select organization_id from organizations where organization_id is not null limit $2::integer`

/** The same where they are on several nodes, each of which can only be asked for all of its own. */
const findOnNodesSql = sql('find-organizations-to-fan-out-on-nodes')`
select organization_id from webhook_events_to_fan_out where organization_id > $1
group by organization_id order by organization_id limit $2::integer`

/**
 * A transaction that ran while the endpoint was created has an earlier time, a sweep that of its beginning, and process
 * clocks differ. So a client that subscribes and then lists misses nothing; it may get what was still queued, too.
 */
const BEFORE_CREATION = `interval '1 hour'`

/**
 * The next events in order, few enough to limit the deliveries per transaction, with the endpoints that get them.
 * Nothing for an organization that another process is working on, so that nobody waits and order is kept. What was
 * deleted together with its event is dropped. $1 organization, $2 most events, $3 most deliveries.
 */
export const claimWebhookEventsSql = sql('claim-webhook-events')`
with batch as materialized (
  select position from webhook_events_to_fan_out
  where organization_id = $1 and (select pg_try_advisory_xact_lock(hashtextextended('fan-out of ' || $1, 0)))
  order by position
  limit (
    select case count(*) when 0 then $3::integer else greatest(1, least($2::integer, $3::integer / count(*))) end
    from webhook_endpoints where organization_id = $1
  )
), claimed as (
  delete from webhook_events_to_fan_out where organization_id = $1 and position = any (array(select position from batch))
  returning position, id
), counted as (
  select count(*)::integer as events from claimed
), looked_up as materialized (
  select claimed.position, event.*
  from claimed cross join lateral (
    select id, type, event_id, livemode, visible_to, created_at from webhook_events
    where organization_id = $1 and ${buildIndexLookup('webhook_events.id', 'claimed.id')}
  ) event
  where exists (select from webhook_endpoints where organization_id = $1)
), matched as (
  select event.position, event.id, event.type, event.event_id, event.livemode, endpoint.id as endpoint_id
  from webhook_endpoints endpoint cross join looked_up event
  where endpoint.organization_id = $1
    and endpoint.event_types && array['*', event.type]
    and (endpoint.event_id is null or endpoint.event_id = event.event_id)
    and (endpoint.group_id is null or endpoint.group_id = any (event.visible_to))
    and (endpoint.livemode is null or endpoint.livemode = event.livemode)
    and event.created_at >= endpoint.created_at - ${BEFORE_CREATION}
)
select events, matched.id, type, event_id, livemode, endpoint_id
from counted left join matched on true where events > 0
order by position, endpoint_id`

/** Excludes a concurrent pause or enable. $1 organization, $2 endpoints */
const holdEndpointsSql = sql('hold-webhooks-of-deliveries')`
select id from webhook_endpoints where organization_id = $1 and id = any ($2) order by id for key share`

const NOW = 'coalesce($3::timestamptz, now())'
const IS_DUE = 'endpoint.paused_at is null and endpoint.backlog_since is null'

/**
 * Skips deleted endpoints. No due time if the endpoint is paused or its backlog is being moved. $1 organization, $2 the
 * deliveries, $3 the time.
 */
export const insertDeliveriesSql = sql('insert-webhook-deliveries')`
insert into webhook_deliveries (
  organization_id, id, endpoint_id, webhook_event_id, type, event_id, livemode, created_at, next_attempt_at
)
select endpoint.organization_id, wanted.id, wanted.endpoint_id, webhook_event_id, type, wanted.event_id, wanted.livemode, ${NOW},
  case when ${IS_DUE} then ${NOW} end
from webhook_endpoints endpoint join json_to_recordset($2::json) as wanted (
  id text, endpoint_id text, webhook_event_id text, type text, event_id text, livemode boolean
) on wanted.endpoint_id = endpoint.id
where endpoint.organization_id = $1
order by wanted.id`

/** What is due of them, for each endpoint. $1 organization, $2 the batches, $3 the time. */
const insertBatchesSql = sql('insert-webhook-batches')`
insert into webhook_batches (organization_id, endpoint_id, next_attempt_at, first_id, last_id)
select endpoint.organization_id, endpoint.id, ${NOW}, batch.first_id, batch.last_id
from webhook_endpoints endpoint join json_to_recordset($2::json) as batch (endpoint_id text, first_id text, last_id text)
  on batch.endpoint_id = endpoint.id
where endpoint.organization_id = $1 and ${IS_DUE}`

import type { Database } from '../../../platform/database/connect.ts'
import { buildReader, type Statement } from '../../../platform/database/prepared.ts'
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts'
import { wakeWorkers } from '../../../platform/database/wake-workers.ts'
import type { ScheduledTask } from '../../../platform/queue/index.ts'
import { WEBHOOK_CATCH_UP_TASK_NAME, WEBHOOK_DELIVERY_QUEUE_NAME } from '../task-names.ts'
import {
  buildDeliveryInserts,
  type EventEndpointRow,
  type FanOutOptions,
  limitLockWait,
  whereMatch,
} from './fan-out.ts'
import {
  createTransactionWatch,
  mergeRanges,
  type RunningTransactions,
  type TransactionWatch,
  updateTransactionWatch,
  type XidRange,
} from './transaction-watch.ts'

const EVENTS_IN_TURN = 1_000
const SECONDS_BETWEEN = 1
/** In milliseconds. Lock requests that queue behind ours wait as long. */
const LOCK_WAIT = 200

type CatchingUp = {
  organizationId: string
  id: string
  watch: TransactionWatch
  /** Ranges of transaction numbers still to be read; in the first one, only after the event `behind`. */
  ranges: XidRange[]
  behind: string
}

/**
 * A transaction that raised events or fanned them out while an endpoint was being created may not have seen the
 * endpoint, and then made no delivery for it. This task makes the missing ones: it watches the transactions that were
 * running when the endpoint was first seen, and reads their events as they end, until all have ended. No request waits
 * for that. The state is in memory only; another process starts over, which takes longer but misses nothing.
 */
export function createCatchUpTask(options: FanOutOptions): ScheduledTask {
  const catchUp = buildCatchUpRound(options)
  return {
    name: WEBHOOK_CATCH_UP_TASK_NAME,
    every: '* * * * *',
    wakeable: true,
    run: async ({ signal }) => {
      for (;;) {
        const { left, more } = await catchUp(signal)
        if (!more || signal.aborted) return left > 0 ? SECONDS_BETWEEN : null
      }
    },
  }
}

/** Each call returns how many endpoints have not caught up (`left`), and whether there is more to read for them now. */
export function buildCatchUpRound(options: FanOutOptions) {
  const { database, log, turnSeconds = SECONDS_BETWEEN } = options
  const remembered = new Map<string, CatchingUp>()

  /** There are events to read, or the end of catching up is to be recorded. */
  const isReady = ({ id, watch, ranges }: CatchingUp) =>
    remembered.has(id) && (ranges.length > 0 || watch.running.size === 0)

  /** One transaction for one endpoint; false if it failed. */
  const serve = async (endpoint: CatchingUp): Promise<boolean> => {
    try {
      if (await bringMissed(options, endpoint)) remembered.delete(endpoint.id)
      return true
    } catch (error) {
      const { organizationId: organization, id: webhook } = endpoint
      log.error({ err: error, organization, webhook }, 'a new webhook endpoint could not catch up')
      return false
    }
  }

  return async (signal?: AbortSignal) => {
    await lookAt(database, remembered)
    const end = performance.now() + turnSeconds * 1000
    const byOrganization = Map.groupBy(remembered.values(), ({ organizationId }) => organizationId)
    while (byOrganization.size > 0 && !signal?.aborted) {
      for (const [organizationId, endpoints] of byOrganization) {
        const next = endpoints.find(isReady)
        if (!next) byOrganization.delete(organizationId)
        else if (!(await serve(next))) endpoints.splice(endpoints.indexOf(next), 1)
      }
      if (performance.now() > end) break
    }
    return { left: remembered.size, more: byOrganization.size > 0 }
  }
}

type Found = { organization_id: string; id: string; running: string[]; next: string }

/** Starts watching new endpoints, and adds the ranges that the others have to read again. */
async function lookAt(database: Database, remembered: Map<string, CatchingUp>): Promise<void> {
  const found = await buildReader(database).run<Found>(findEndpointsCatchingUpSql, [])
  const ids = new Set(found.map(({ id }) => id))
  for (const id of remembered.keys()) if (!ids.has(id)) remembered.delete(id)
  if (found.length === 0) return
  const now = await readRunning(database)
  for (const { organization_id: organizationId, id, running, next } of found) {
    const known = remembered.get(id)
    if (!known) {
      const watch = createTransactionWatch({ running: running.map(BigInt), next: BigInt(next) }, now)
      remembered.set(id, { organizationId, id, watch, ranges: watch.base, behind: '' })
      continue
    }
    const more = updateTransactionWatch(known.watch, now)
    if (more.length > 0) Object.assign(known, { ranges: mergeRanges([...known.ranges, ...more]), behind: '' })
  }
}

async function readRunning(database: Database): Promise<RunningTransactions> {
  const reader = buildReader(database)
  const [row] = await reader.run<{ ids: string[]; numbered: string[]; next: string }>(findRunningTransactionsSql, [])
  // In this order: a transaction may have been assigned its number while the running ones were read.
  const [later] = await reader.run<{ taken: string }>(assignTransactionNumberSql, [])
  if (!row || !later) throw new Error('The database did not tell which transactions run.')
  const [next, after] = [BigInt(row.next), BigInt(later.taken)]
  return { ids: new Set(row.ids), numbered: new Set(row.numbered), next, after }
}

/** Reads some of the events and makes the deliveries that are missing. True when the endpoint has caught up. */
async function bringMissed({ database, clock }: FanOutOptions, endpoint: CatchingUp): Promise<boolean> {
  const { organizationId, id, watch } = endpoint
  return inTransaction(database, [limitLockWait(LOCK_WAIT)], async (transaction) => {
    const { events, ...left } = await readEvents(transaction, endpoint)
    const last = buildDeliveryInserts(organizationId, events, clock)
    const isAnyMissed = last.length > 0
    const isOver = left.ranges.length === 0 && watch.running.size === 0
    if (isOver) last.push({ statement: markEndpointCaughtUpSql, values: [organizationId, id] })
    const committed = () => {
      Object.assign(endpoint, left)
      if (isAnyMissed) wakeWorkers(database, [WEBHOOK_DELIVERY_QUEUE_NAME])
    }
    return { commit: true, value: isOver, last, committed }
  })
}

type Looked = EventEndpointRow & { number: string }

async function readEvents(transaction: Transaction, { organizationId, id, ranges, behind }: CatchingUp) {
  const events: Looked[] = []
  for (const [n, { from, to }] of ranges.entries()) {
    const limit = EVENTS_IN_TURN - events.length
    const values = [organizationId, id, from.toString(), to.toString(), n === 0 ? behind : '', limit]
    const looked = await transaction.run<Looked>(readCatchUpEventsSql, values)
    events.push(...looked)
    const end = looked.at(-1)
    if (end && looked.length === limit)
      return { events, ranges: [{ from: BigInt(end.number), to }, ...ranges.slice(n + 1)], behind: end.id }
  }
  return { events, ranges: [], behind: '' }
}

/** Endpoints that transactions which ran at their creation may not have seen. */
export const findEndpointsCatchingUpSql: Statement = {
  name: 'find-endpoints-catching-up',
  text: `
select organization_id, id, array(select pg_snapshot_xip(made_after)::text) as running, pg_snapshot_xmax(made_after)::text as next
from webhook_endpoints where catching_up order by organization_id, id`,
}

/**
 * Every client transaction that runs now, by its virtual id (not reused after its end), and whether it has a number
 * (assigned with its first write). One that has none will get `next` or a higher one.
 */
export const findRunningTransactionsSql: Statement = {
  name: 'find-running-transactions',
  text: `
with running as materialized (
  select distinct lock.virtualxid, activity.backend_xid is not null as is_numbered
  from pg_locks lock join pg_stat_activity activity on activity.pid = lock.pid
  where lock.locktype = 'virtualxid' and lock.virtualxid = lock.virtualtransaction and lock.pid <> pg_backend_pid()
    and activity.datname = current_database() and activity.backend_type = 'client backend'
)
select pg_snapshot_xmax(pg_current_snapshot())::text as next,
  array(select virtualxid from running) as ids, array(select virtualxid from running where is_numbered) as numbered`,
}

/** Assigns a number: every earlier one is lower. A snapshot only covers transactions that have ended. */
export const assignTransactionNumberSql: Statement = {
  name: 'take-transaction-number',
  text: 'select pg_current_xact_id()::text as taken',
}

/**
 * The next events with transaction numbers from $3 to before $4, after the event $5 within the first number.
 * `endpoint_id` is set if the event was fanned out without a delivery for the endpoint. In a restored copy, numbers
 * start over: the limit of 24 hours then excludes older events. $1 organization, $2 endpoint, $6 how many events.
 */
export const readCatchUpEventsSql: Statement = {
  name: 'find-missed-webhook-events',
  text: `
with looked as materialized (
  select id, type, event_id, livemode, visible_to, raised_xid, fanned_out_at, created_at from webhook_events
  where organization_id = $1 and raised_xid < $4::xid8 and (raised_xid, id) > ($3::xid8, $5::text)
  order by raised_xid, id limit $6::integer
)
select looked.id, looked.type, looked.event_id, looked.livemode, looked.raised_xid::text as number, endpoint.id as endpoint_id
from looked left join webhook_endpoints endpoint on endpoint.organization_id = $1 and endpoint.id = $2
  and looked.fanned_out_at is not null and looked.created_at >= endpoint.created_at - interval '24 hours'
  and ${whereMatch('looked', 'endpoint')}
  and not exists (
    select from webhook_deliveries delivery
    where delivery.organization_id = $1 and delivery.endpoint_id = $2 and delivery.webhook_event_id = looked.id
      and delivery.replay_of is null
  )
order by looked.raised_xid, looked.id`,
}

/** $1 organization, $2 endpoint. */
export const markEndpointCaughtUpSql: Statement = {
  name: 'end-catching-up',
  text: 'update webhook_endpoints set catching_up = false where organization_id = $1 and id = $2',
}

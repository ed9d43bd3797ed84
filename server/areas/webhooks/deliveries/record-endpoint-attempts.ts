import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { sql } from '../../../platform/database/prepared.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { wakeWorkers } from '../../../platform/database/wake-workers.ts'
import { toTruncatedStorableText } from '../../../platform/formats/storable-text.ts'
import { MAIL_QUEUE } from '../../../platform/mail/index.ts'
import {
  buildPlaceCondition,
  INDEX_PLAN_SETTINGS,
  LOCK_TIMEOUT_SETTING,
  locateDeliveriesCte,
} from './attempt-queries.ts'
import { queueFailureMailToOwners } from './failure-mail.ts'
import type { AttemptRecord, DueDelivery } from './rows.ts'

export type AttemptStoreOptions = {
  database: Database
  clock: Clock
  random: () => number
  retrySeconds: readonly number[]
  /** Where people reach the servers. */
  publicOrigin: () => Promise<string>
}

export type AttemptToRecord = { row: DueDelivery; attempted: AttemptRecord }

/** $1 the time, $2 organization, $3 endpoint */
const lockHealthSql = sql('lock-webhook-health')`
select ${INDEX_PLAN_SETTINGS}, ${LOCK_TIMEOUT_SETTING}, consecutive_failures, failing_since, paused_at, url, livemode, app, gone,
  coalesce($1::timestamptz, now()) as at
from webhook_endpoints where organization_id = $2 and id = $3 for no key update`

/** One attempt settles a test event. A success is always recorded, a failure only if none has been since it began. $2 organization */
const recordAttemptsSql = sql('record-webhook-attempts')`
with ${locateDeliveriesCte(
  `json_to_recordset($1::json) as one (
  organization_id text, endpoint_id text, id text, before integer, delivered boolean, status text, failures integer, settled timestamptz,
  next timestamptz, code integer, signature text, answer text, began timestamptz, duration integer, error text,
  log jsonb
)`,
  '$2',
  'for no key update',
)}
update webhook_deliveries delivery set
  status = one.status, failures = case when one.delivered then delivery.failures else one.failures end, settled_at = one.settled,
  next_attempt_at = case when one.settled is null then one.next else coalesce(delivery.next_attempt_at, one.settled) end,
  is_single = one.next is not null, attempts = one.before + 1,
  first_attempt_at = coalesce(delivery.first_attempt_at, one.began), last_attempt_at = one.began, last_status_code = one.code, last_signature = one.signature,
  last_answer = decode(one.answer, 'base64'), last_error = one.error, delivered_in_ms = case when one.delivered then one.duration end,
  failed_attempts = case when one.delivered then failed_attempts else coalesce(failed_attempts, '[]') || one.log end
from found one
where ${buildPlaceCondition('$2')} and (delivery.failures = one.before or one.delivered)
returning one.id`

/** $3 failures in a row, $4 since when it is failing, $5 whether it is gone */
const setHealthSql = sql('set-health-of-webhook')`
update webhook_endpoints set consecutive_failures = $3, failing_since = $4, gone = $5 where organization_id = $1 and id = $2`

const MAX_ERROR_LENGTH = 500

type HeldEndpoint = EndpointHealth & {
  paused_at: Date | null
  url: string
  livemode: boolean | null
  app: string | null
  gone: boolean
  at: Date
}

const GONE = 410

/** Records attempts at one endpoint together with its health; mail to its owners is queued in the same transaction. */
export async function recordEndpointAttempts(options: AttemptStoreOptions, rows: AttemptToRecord[]): Promise<void> {
  const { database, clock } = options
  const [first] = rows as [AttemptToRecord]
  const { organization_id, endpoint_id } = first.row
  const key = [organization_id, endpoint_id]
  const mailed = await inTransaction(database, [], async (transaction) => {
    const [endpoint] = await transaction.run<HeldEndpoint>(lockHealthSql, [clock.database(), ...key])
    if (!endpoint) return { commit: true, value: false }
    const recorded = JSON.stringify(rows.map((one) => toRecord(one, endpoint, options)))
    const ours = await transaction.run<{ id: string }>(recordAttemptsSql, [recorded, organization_id])
    const recordedIds = new Set(ours.map(({ id }) => id))
    let health: EndpointHealth = endpoint
    let { gone } = endpoint
    for (const { row, attempted } of rows) {
      if (!recordedIds.has(row.id) || row.is_test) continue
      health = computeHealthAfterAttempt(health, attempted.delivered, endpoint.at)
      if (endpoint.app !== null) gone = !attempted.delivered && (gone || attempted.status === GONE)
    }
    const { consecutive_failures, failing_since } = health
    const isSame = consecutive_failures === endpoint.consecutive_failures && failing_since === endpoint.failing_since
    if (isSame) return { commit: true, value: false }
    transaction.defer(setHealthSql, [...key, consecutive_failures, failing_since, gone])
    if (failing_since === null || endpoint.failing_since !== null) return { commit: true, value: false }
    const { url, livemode } = endpoint
    const failing = { organization_id, id: endpoint_id, url, livemode, failing_since }
    const value = await queueFailureMailToOwners(transaction, failing, await options.publicOrigin())
    return { commit: true, value }
  })
  if (mailed) wakeWorkers(database, [MAIL_QUEUE])
}

function toRecord(
  { row, attempted }: AttemptToRecord,
  endpoint: HeldEndpoint,
  { retrySeconds, random }: AttemptStoreOptions,
) {
  const { delivered, status: code, signature, began, durationMs: duration } = attempted
  const { organization_id, endpoint_id, id, failures: before } = row
  const failures = before + (delivered ? 0 : 1)
  const seconds = delivered || row.is_test ? null : secondsUntilRetry(retrySeconds, failures, random)
  const rests = endpoint.paused_at !== null && seconds !== null
  const error = attempted.delivered ? null : toTruncatedStorableText(attempted.error, MAX_ERROR_LENGTH)
  const unsent = seconds === null && !row.is_test ? 'dead' : 'failed'
  return {
    organization_id,
    endpoint_id,
    id,
    before,
    delivered,
    failures,
    code,
    signature,
    began,
    duration,
    status: rests ? 'pending' : delivered ? 'delivered' : unsent,
    settled: seconds === null ? endpoint.at : null,
    next: seconds === null || rests ? null : new Date(endpoint.at.getTime() + seconds * 1000),
    answer: attempted.answerStart?.toString('base64') ?? null,
    error,
    log: { number: before + 1, attempted_at: began, status_code: code, duration_ms: duration, error },
  }
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** The wait after each failed attempt; one more failure makes the delivery dead. */
export const RETRY_SECONDS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR, 24 * HOUR]

const MAX_SPREAD_SECONDS = 5

/** Never earlier than promised; up to 5 seconds of jitter spreads deliveries that failed together. Null: dead. */
function secondsUntilRetry(schedule: readonly number[], failures: number, random: () => number): number | null {
  const seconds = schedule[failures - 1]
  return seconds === undefined ? null : seconds + MAX_SPREAD_SECONDS * random()
}

export type EndpointHealth = { consecutive_failures: number; failing_since: Date | null }

const FAILURES_TO_FAILING = 50

/** One success resets; the 50th consecutive failure marks the endpoint as failing. */
export function computeHealthAfterAttempt(health: EndpointHealth, delivered: boolean, at: Date): EndpointHealth {
  if (delivered) return { consecutive_failures: 0, failing_since: null }
  const consecutive_failures = health.consecutive_failures + 1
  const failing = health.failing_since ?? (consecutive_failures >= FAILURES_TO_FAILING ? at : null)
  return { consecutive_failures, failing_since: failing }
}

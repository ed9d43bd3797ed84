import type { Knex } from 'knex'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { wake } from '../../../platform/database/wake.ts'
import { cleanStart } from '../../../platform/formats/clean-text.ts'
import { MAILS } from '../../../platform/mail/index.ts'
import { AT_ITS_PLACE, BY_KEYS, placesOf, SOON } from './attempt-queries.ts'
import { type EndpointHealth, mailOwners, withAttempt } from './health.ts'
import { secondsUntilRetry } from './retry-schedule.ts'
import type { Attempted, DeliveryAtHand, Recorded } from './rows.ts'

export type RecordingOptions = {
  database: Database
  clock: Clock
  random: () => number
  retrySeconds: readonly number[]
}

/** An attempt at an endpoint that is, or was until now, not well. */
export type Failing = { row: DeliveryAtHand; attempted: Recorded }

const HOLD = `
select ${BY_KEYS}, ${SOON}, consecutive_failures, failing_since, paused_at, url, coalesce(?::timestamptz, now()) as at
from webhook_endpoints where organization_id = ? and id = ? for no key update`

/** A test event is settled by its one attempt. Whoever lost the lease has nothing to tell; that it was taken is told all the same. */
const RECORD = `
with ${placesOf(
  `json_to_recordset(cast(:recorded as json)) as one (
  organization_id text, endpoint_id text, id text, lease text, taken boolean, status text, failures integer, settled timestamptz,
  next timestamptz, code integer, signature text, answer text, duration integer, error text
)`,
  'for no key update',
)}
update webhook_deliveries delivery set
  status = one.status, failures = case when one.taken then delivery.failures else one.failures end, settled_at = one.settled,
  next_attempt_at = one.next, lease = null, leased_until = null, last_status_code = one.code, last_signature = one.signature,
  last_answer = decode(one.answer, 'base64'), last_error = one.error, delivered_in_ms = case when one.taken then one.duration end,
  failed_attempts = case when one.taken then failed_attempts else coalesce(failed_attempts, '[]') || jsonb_build_object(
    'number', attempts, 'attempted_at', last_attempt_at, 'status_code', one.code, 'duration_ms', one.duration, 'error', one.error
  ) end
from found one
where ${AT_ITS_PLACE} and (delivery.lease = one.lease or one.taken)
returning one.lease`

const HEALTH = `
update webhook_endpoints set consecutive_failures = ?, failing_since = ? where organization_id = ? and id = ?`

const MAX_ERROR_LENGTH = 500

/** Records attempts at one endpoint, with what they say of its health; its owners hear of it in the same transaction. */
export async function recordByEndpoint(options: RecordingOptions, rows: Failing[]): Promise<void> {
  const { database, clock } = options
  const [{ row }] = rows as [Failing]
  const { organization_id, endpoint_id } = row
  const mailed = await database.transaction(async (transaction) => {
    const { rows: found } = await transaction.raw(HOLD, [clock.database(), organization_id, endpoint_id])
    const [endpoint] = found as (EndpointHealth & { paused_at: Date | null; url: string; at: Date })[]
    // Deleted, with all its deliveries.
    if (!endpoint) return false
    const recorded = await record(transaction, rows, endpoint, options)
    let health: EndpointHealth = endpoint
    for (const { row, attempted } of rows) {
      if (recorded.has(row.lease) && !row.is_test) health = withAttempt(health, attempted.taken, endpoint.at)
    }
    if (isSame(health, endpoint)) return false
    const { consecutive_failures, failing_since } = health
    await transaction.raw(HEALTH, [consecutive_failures, failing_since, organization_id, endpoint_id])
    if (failing_since === null || endpoint.failing_since !== null) return false
    return mailOwners(transaction, { organization_id, id: endpoint_id, url: endpoint.url, failing_since })
  })
  if (mailed) wake(database, [MAILS])
}

type Held = { paused_at: Date | null; at: Date }

/** The leases of those that nobody else has recorded. */
async function record(
  transaction: Knex,
  rows: Failing[],
  endpoint: Held,
  options: RecordingOptions,
): Promise<ReadonlySet<string>> {
  const recorded = JSON.stringify(rows.map((one) => toRecord(one, endpoint, options)))
  const { rows: found } = await transaction.raw<{ rows: { lease: string }[] }>(RECORD, { recorded })
  return new Set(found.map(({ lease }) => lease))
}

function toRecord({ row, attempted }: Failing, { paused_at, at }: Held, { retrySeconds, random }: RecordingOptions) {
  const failures = row.failures + (attempted.taken ? 0 : 1)
  const seconds = attempted.taken || row.is_test ? null : secondsUntilRetry(retrySeconds, failures, random)
  const settled = seconds === null ? at : null
  const rests = paused_at !== null && settled === null
  return {
    ...{ organization_id: row.organization_id, endpoint_id: row.endpoint_id, id: row.id, lease: row.lease },
    ...{ taken: attempted.taken, failures, settled },
    status: rests ? 'pending' : statusOf(row, attempted, settled !== null),
    next: seconds === null || rests ? null : new Date(at.getTime() + seconds * 1000),
    ...{ code: attempted.status, signature: attempted.signature, duration: attempted.durationMs },
    answer: attempted.answerStart?.toString('base64') ?? null,
    error: attempted.taken ? null : cleanStart(attempted.error, MAX_ERROR_LENGTH),
  }
}

function statusOf({ is_test }: DeliveryAtHand, { taken }: Attempted, isSettled: boolean): string {
  if (taken) return 'delivered'
  return isSettled && !is_test ? 'dead' : 'failed'
}

function isSame(a: EndpointHealth, b: EndpointHealth): boolean {
  return a.consecutive_failures === b.consecutive_failures && a.failing_since === b.failing_since
}

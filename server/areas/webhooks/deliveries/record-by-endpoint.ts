import type { Knex } from 'knex'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { wake } from '../../../platform/database/wake.ts'
import { MAILS } from '../../../platform/mail/index.ts'
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
select consecutive_failures, failing_since, paused_at, url, coalesce(?::timestamptz, now()) as at
from webhook_endpoints where organization_id = ? and id = ? for no key update`

/** A test event is settled by its one attempt. Whoever lost the lease has nothing to tell; that it was taken is told all the same. */
const RECORD = `
update webhook_deliveries set
  status = :status, failures = :failures, settled_at = :settled, next_attempt_at = :next, lease = null, leased_until = null,
  last_status_code = :code, last_signature = :signature, last_answer = :answer, last_error = :error,
  delivered_in_ms = case when :taken then cast(:duration as integer) end,
  failed_attempts = case when :taken then failed_attempts else coalesce(failed_attempts, '[]') || jsonb_build_object(
    'number', attempts, 'attempted_at', last_attempt_at, 'status_code', cast(:code as integer),
    'duration_ms', cast(:duration as integer), 'error', cast(:error as text)
  ) end
where organization_id = :organization and endpoint_id = :endpoint and id = :id and settled_at is null and (lease = :lease or :taken)`

const HEALTH = `
update webhook_endpoints set consecutive_failures = ?, failing_since = ? where organization_id = ? and id = ?`

const LONGEST_ERROR = 500

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
    let health: EndpointHealth = endpoint
    for (const one of rows) {
      const recorded = await record(transaction, one, endpoint, options)
      if (recorded && !one.row.is_test) health = withAttempt(health, one.attempted.taken, endpoint.at)
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

/** False where somebody else has recorded it. */
async function record(
  transaction: Knex,
  { row, attempted }: Failing,
  { paused_at, at }: Held,
  { retrySeconds, random }: RecordingOptions,
): Promise<boolean> {
  const failures = row.failures + (attempted.taken ? 0 : 1)
  const seconds = attempted.taken || row.is_test ? null : secondsUntilRetry(retrySeconds, failures, random)
  const settled = seconds === null ? at : null
  const rests = paused_at !== null && settled === null
  const { rowCount } = await transaction.raw(RECORD, {
    organization: row.organization_id,
    endpoint: row.endpoint_id,
    id: row.id,
    lease: row.lease,
    taken: attempted.taken,
    status: rests ? 'pending' : statusOf(row, attempted, settled !== null),
    failures,
    settled,
    next: seconds === null || rests ? null : new Date(at.getTime() + seconds * 1000),
    code: attempted.status,
    signature: attempted.signature,
    answer: attempted.answerStart,
    duration: attempted.durationMs,
    error: attempted.taken ? null : attempted.error.slice(0, LONGEST_ERROR),
  } as unknown as Knex.RawBinding)
  return rowCount > 0
}

function statusOf({ is_test }: DeliveryAtHand, { taken }: Attempted, isSettled: boolean): string {
  if (taken) return 'delivered'
  return isSettled && !is_test ? 'dead' : 'failed'
}

function isSame(a: EndpointHealth, b: EndpointHealth): boolean {
  return a.consecutive_failures === b.consecutive_failures && a.failing_since === b.failing_since
}

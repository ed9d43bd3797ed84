import type { Knex } from 'knex'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { wakeWorkers } from '../../../platform/database/wake-workers.ts'
import { toTruncatedStorableText } from '../../../platform/formats/storable-text.ts'
import { MAIL_QUEUE_NAME, MailError, queueMail } from '../../../platform/mail/index.ts'
import { CTID_CONDITION, INDEX_SETTINGS, LOCK_TIMEOUT_SETTING, locateDeliveriesCte } from './attempt-queries.ts'
import type { AttemptRecord, ClaimedDelivery } from './rows.ts'

export type AttemptStoreOptions = {
  database: Database
  clock: Clock
  random: () => number
  retrySeconds: readonly number[]
}

export type AttemptToRecord = { row: ClaimedDelivery; attempted: AttemptRecord }

const HOLD = `
select ${INDEX_SETTINGS}, ${LOCK_TIMEOUT_SETTING}, consecutive_failures, failing_since, paused_at, url, app, gone, coalesce(?::timestamptz, now()) as at
from webhook_endpoints where organization_id = ? and id = ? for no key update`

/** One attempt settles a test event. Without the lease, only a success is recorded. */
const RECORD = `
with ${locateDeliveriesCte(
  `json_to_recordset(cast(:recorded as json)) as one (
  organization_id text, endpoint_id text, id text, lease text, delivered boolean, status text, failures integer, settled timestamptz,
  next timestamptz, code integer, signature text, answer text, duration integer, error text
)`,
  'for no key update',
)}
update webhook_deliveries delivery set
  status = one.status, failures = case when one.delivered then delivery.failures else one.failures end, settled_at = one.settled,
  next_attempt_at = one.next, lease = null, leased_until = null, last_status_code = one.code, last_signature = one.signature,
  last_answer = decode(one.answer, 'base64'), last_error = one.error, delivered_in_ms = case when one.delivered then one.duration end,
  failed_attempts = case when one.delivered then failed_attempts else coalesce(failed_attempts, '[]') || jsonb_build_object(
    'number', attempts, 'attempted_at', last_attempt_at, 'status_code', one.code, 'duration_ms', one.duration, 'error', one.error
  ) end
from found one
where ${CTID_CONDITION} and (delivery.lease = one.lease or one.delivered)
returning one.lease`

const HEALTH = `
update webhook_endpoints set consecutive_failures = ?, failing_since = ?, gone = ? where organization_id = ? and id = ?`

const MAX_ERROR_LENGTH = 500

type HeldEndpoint = EndpointHealth & {
  paused_at: Date | null
  url: string
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
  const mailed = await database.transaction(async (transaction) => {
    const held = await transaction.raw(HOLD, [clock.database(), organization_id, endpoint_id])
    const endpoint: HeldEndpoint | undefined = held.rows[0]
    if (!endpoint) return false
    const recorded = JSON.stringify(rows.map((one) => toRecord(one, endpoint, options)))
    const { rows: ours } = await transaction.raw<{ rows: { lease: string }[] }>(RECORD, { recorded })
    const leases = new Set(ours.map(({ lease }) => lease))
    let health: EndpointHealth = endpoint
    let { gone } = endpoint
    for (const { row, attempted } of rows) {
      if (!leases.has(row.lease) || row.is_test) continue
      health = computeHealthAfterAttempt(health, attempted.delivered, endpoint.at)
      if (endpoint.app !== null) gone = !attempted.delivered && (gone || attempted.status === GONE)
    }
    const { consecutive_failures, failing_since } = health
    const isSame = consecutive_failures === endpoint.consecutive_failures && failing_since === endpoint.failing_since
    if (isSame) return false
    await transaction.raw(HEALTH, [consecutive_failures, failing_since, gone, organization_id, endpoint_id])
    if (failing_since === null || endpoint.failing_since !== null) return false
    return queueFailureMailToOwners(transaction, { organization_id, id: endpoint_id, url: endpoint.url, failing_since })
  })
  if (mailed) wakeWorkers(database, [MAIL_QUEUE_NAME])
}

function toRecord(
  { row, attempted }: AttemptToRecord,
  endpoint: HeldEndpoint,
  { retrySeconds, random }: AttemptStoreOptions,
) {
  const { delivered, status: code, signature, durationMs: duration } = attempted
  const { organization_id, endpoint_id, id, lease } = row
  const failures = row.failures + (delivered ? 0 : 1)
  const seconds = delivered || row.is_test ? null : secondsUntilRetry(retrySeconds, failures, random)
  const rests = endpoint.paused_at !== null && seconds !== null
  const unsent = seconds === null && !row.is_test ? 'dead' : 'failed'
  return {
    organization_id,
    endpoint_id,
    id,
    lease,
    delivered,
    failures,
    code,
    signature,
    duration,
    status: rests ? 'pending' : delivered ? 'delivered' : unsent,
    settled: seconds === null ? endpoint.at : null,
    next: seconds === null || rests ? null : new Date(endpoint.at.getTime() + seconds * 1000),
    answer: attempted.answerStart?.toString('base64') ?? null,
    error: attempted.delivered ? null : toTruncatedStorableText(attempted.error, MAX_ERROR_LENGTH),
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

type FailingEndpoint = { organization_id: string; id: string; url: string; failing_since: Date }

type Owner = { id: string; email: string; name: string; organization: string; language: string | null }

/** Organizations have no language of their own; that of their latest event is the best guess. */
const OWNERS = `
select member.id, member.email, member.name, organization.name as organization, (
  select language from events where organization_id = organization.id order by id desc limit 1
) as language
from members member join organizations organization on organization.id = member.organization_id
where member.organization_id = ? and member.role = 'owner'`

/** True if a mail was queued. */
export async function queueFailureMailToOwners(transaction: Knex, endpoint: FailingEndpoint): Promise<boolean> {
  const { organization_id, id, url, failing_since } = endpoint
  const { rows } = await transaction.raw<{ rows: Owner[] }>(OWNERS, [organization_id])
  let queued = false
  for (const owner of rows) {
    const about = { organization: owner.organization, url, id }
    const mail = {
      organizationId: organization_id,
      occurrence: `webhook-failing:${id}:${failing_since.toISOString()}:${owner.id}`,
      to: { address: owner.email, name: owner.name },
      ...(owner.language === 'es' ? spanish(about) : english(about)),
    }
    try {
      queued = (await queueMail(transaction, mail, failing_since)) || queued
    } catch (error) {
      // Thrown before any query, so the transaction is intact and the endpoint's health is recorded all the same.
      if (!(error instanceof MailError)) throw error
    }
  }
  return queued
}

type About = { organization: string; url: string; id: string }

const english = ({ organization, url, id }: About) => ({
  subject: `A webhook endpoint of ${organization} is failing`,
  text: [
    `The last 50 attempts to deliver to the webhook endpoint ${id} of ${organization} have failed:`,
    url,
    'Deliveries are tried again for about four days each. If none succeeds within seven days, the endpoint is paused; what happens meanwhile is recorded, and sent after it is enabled.',
    'What the endpoint answered can be read in its deliveries: GET /v1/webhooks/{webhook}/deliveries',
  ].join('\n\n'),
})

const spanish = ({ organization, url, id }: About) => ({
  subject: `Un endpoint de webhooks de ${organization} está fallando`,
  text: [
    `Los últimos 50 intentos de entrega al endpoint de webhooks ${id} de ${organization} han fallado:`,
    url,
    'Cada entrega se vuelve a intentar durante unos cuatro días. Si ninguna tiene éxito en siete días, el endpoint se pausa; lo que ocurra entretanto queda registrado y se envía cuando se active de nuevo.',
    'Lo que respondió el endpoint se puede leer en sus entregas: GET /v1/webhooks/{webhook}/deliveries',
  ].join('\n\n'),
})

/**
 * Sends webhook deliveries. `fan-out.ts` turns each webhook event into one delivery per matching endpoint; a worker
 * claims a delivery with a lease, posts the signed body, and records the result (`attempt-recorder.ts`). Failed deliveries
 * are retried by schedule, and each endpoint has its own lane, so that a slow or failing one does not delay the others.
 * A crash between sending and recording sends the delivery again: subscribers get each event at least once.
 */

import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { buildReader } from '../../../platform/database/prepared.ts'
import type { Queue, WorkOutcome } from '../../../platform/queue/index.ts'
import { WEBHOOK_DELIVERY_QUEUE_NAME } from '../task-names.ts'
import { findLostDeliveryLeasesSql } from './attempt-queries.ts'
import { createAttemptStore } from './attempt-recorder.ts'
import type { DeliveryMetrics } from './metrics.ts'
import { RETRY_SECONDS } from './record-endpoint-attempts.ts'
import type { AttemptResult, ClaimedDelivery } from './rows.ts'
import { createSignatureHeader, type SendDelivery } from './send.ts'

export type DeliveryQueueOptions = {
  database: Database
  clock: Clock
  secrets: { open(sealed: Buffer, endpointId: string): string }
  send: SendDelivery
  random: () => number
  metrics: DeliveryMetrics
  /** Where people reach the servers. */
  publicOrigin: () => Promise<string>
} & DeliveryTiming

export type DeliveryTiming = {
  /** Must exceed the longest possible attempt, including its recording. */
  leaseSeconds?: number
  retrySeconds?: readonly number[]
}

const USER_AGENT = 'Postern-Webhooks/1'

export function createDeliveryQueue(options: DeliveryQueueOptions): Queue<ClaimedDelivery> {
  const { clock, metrics, leaseSeconds = 60, retrySeconds = RETRY_SECONDS } = options
  const attempts = createAttemptStore({ ...options, retrySeconds })
  const inFlight = watchInFlight(options.database)

  /** The claim has recorded the attempt, which is thus visible after a crash; here its result is recorded. */
  const deliver = async (row: ClaimedDelivery): Promise<WorkOutcome> => {
    const facts = await attempts.read(row)
    if (!facts) return { result: 'done', unhealthy: true }
    if (facts.paused && !row.is_test) {
      await attempts.rest(row)
      return { result: 'done', unhealthy: true }
    }
    const { body } = facts
    if (body === null) throw new Error('The event of a delivery is gone before the delivery.')
    const began = clock.now()
    const signature = createSignatureHeader(facts.secrets(), body, began)
    if (row.before_first_attempt_at === null) metrics.firstAttempt(facts.raisedAt, began)
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': USER_AGENT,
      'Service-Signature': signature,
      'Service-Delivery-Id': row.id,
      'Service-Delivery-Attempt': String(row.failures + 1),
      'Service-Event-Type': row.type,
    }
    const answer = await inFlight.during(row, (end) => options.send({ url: facts.url, headers, body, end }))
    if (answer === 'ended') return { result: 'done', unhealthy: true }
    const attempted = toAttempted(answer)
    const durationMs = Math.max(0, clock.now().getTime() - began.getTime())
    await attempts.record(row, facts, { ...attempted, signature, durationMs })
    metrics.attempted(attempted)
    return { result: 'done', unhealthy: !attempted.delivered }
  }

  return {
    name: WEBHOOK_DELIVERY_QUEUE_NAME,
    table: 'webhook_deliveries',
    waiting: 'settled_at is null and next_attempt_at is not null',
    leaseSeconds,
    separateLease: true,
    // A claim that is lost in a database crash is repeated with the same attempt number.
    asyncCommit: true,
    onClaim: {
      set: `attempts = taken.failures + 1, last_attempt_at = clock.at,
  first_attempt_at = coalesce(taken.first_attempt_at, clock.at)`,
      remember: ['attempts', 'first_attempt_at', 'last_attempt_at'],
    },
    columns: ['endpoint_id', 'webhook_event_id', 'type', 'is_test', 'failures', 'body'],
    concurrency: 512,
    perOrganization: 256,
    lanes: { column: 'endpoint_id', most: 32, maxUnhealthy: 32 },
    work: deliver,
  }
}

/** Redirects are not followed: they count as failures. */
function toAttempted(answer: Exclude<Awaited<ReturnType<SendDelivery>>, 'ended'>): AttemptResult {
  if ('failure' in answer) return { delivered: false, status: answer.status, answerStart: null, error: answer.message }
  const { status, answerStart } = answer
  if (status >= 200 && status < 300) return { delivered: true, status, answerStart }
  return { delivered: false, status, answerStart, error: `The answer has the status ${status}.` }
}

const LOOK_EVERY = 500

/** Aborts requests of deliveries that were deleted, or whose lease has expired. Most end before the first look. */
function watchInFlight(database: Database) {
  const reader = buildReader(database)
  const inFlight = new Map<string, { row: ClaimedDelivery; end: AbortController }>()
  let watching = false

  const look = async () => {
    const rows = [...inFlight.values()].map(({ row }) => row)
    const values = [
      rows.map((row) => row.organization_id),
      rows.map((row) => row.endpoint_id),
      rows.map(({ id }) => id),
      rows.map(({ lease }) => lease),
    ]
    // If the query fails, nothing is known to be lost.
    const lost = await reader.run<{ lease: string }>(findLostDeliveryLeasesSql, values).catch(() => [])
    for (const { lease } of lost) inFlight.get(lease)?.end.abort()
    watching = false
    if (inFlight.size > 0) watch()
  }
  const watch = () => {
    if (watching) return
    watching = true
    setTimeout(look, LOOK_EVERY).unref()
  }

  return {
    during: async <T>(row: ClaimedDelivery, send: (end: AbortController) => Promise<T>): Promise<T> => {
      const end = new AbortController()
      inFlight.set(row.lease, { row, end })
      watch()
      try {
        return await send(end)
      } finally {
        inFlight.delete(row.lease)
      }
    },
  }
}

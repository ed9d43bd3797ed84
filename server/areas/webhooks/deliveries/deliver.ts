/**
 * Sends webhook deliveries. `fan-out.ts` turns each webhook event into one delivery per matching endpoint; a worker that
 * is handed an endpoint begins what is due of it (`begin.ts`), posts the signed bodies, and records the results
 * (`attempt-recorder.ts`). Failed deliveries are retried by schedule. A crash between sending and recording sends the
 * delivery again: subscribers get each event at least once.
 */

import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { buildReader } from '../../../platform/database/prepared.ts'
import { readByOrganization } from '../../../platform/database/spread.ts'
import { RequestCancellation } from '../../../platform/outbound/index.ts'
import type { Queue, WorkOutcome } from '../../../platform/queue/index.ts'
import { findDeletedEndpointsSql } from './attempt-queries.ts'
import { buildAttemptRecorder } from './attempt-recorder.ts'
import { beginDeliveries, deleteDoneBatches, type SecretOpener } from './begin.ts'
import type { DeliveryMetrics } from './metrics.ts'
import { RETRY_SECONDS } from './record-endpoint-attempts.ts'
import { type AttemptResult, DELIVERY_QUEUE_TABLE, type DueDelivery } from './rows.ts'
import { buildSignatureHeader, type SendDelivery } from './send.ts'

export type DeliveryQueueOptions = {
  database: Database
  clock: Clock
  secrets: SecretOpener
  send: SendDelivery
  random: () => number
  metrics: DeliveryMetrics
  /** Where people reach the servers. */
  publicOrigin: () => Promise<string>
} & DeliveryTiming

export type DeliveryTiming = { retrySeconds?: readonly number[] }

const USER_AGENT = 'Postern-Webhooks/1'

export function buildDeliveryQueue(options: DeliveryQueueOptions): Queue<DueDelivery> {
  const { database, clock, metrics, secrets, retrySeconds = RETRY_SECONDS } = options
  const record = buildAttemptRecorder({ ...options, retrySeconds })
  const inFlight = watchInFlight(database)

  const deliver = async (row: DueDelivery, lost: AbortSignal): Promise<WorkOutcome> => {
    const { body, endpoint } = row
    if (body === null) throw new Error('The event of a delivery is gone before the delivery.')
    const began = clock.now()
    const signature = buildSignatureHeader(endpoint.secrets(), body, began)
    if (row.isFirst) metrics.firstAttempt(row.raisedAt, began)
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': USER_AGENT,
      'Service-Signature': signature,
      'Service-Delivery-Id': row.id,
      'Service-Delivery-Attempt': String(row.failures + 1),
      'Service-Event-Type': row.type,
    }
    const cancellation = new RequestCancellation()
    const sending = options.send({ url: endpoint.url, headers, body, cancellation })
    const answer = await inFlight.watch(cancellation, { row, lost }, sending)
    if (answer === 'ended') return { result: 'done', unhealthy: true }
    const attempted = toAttempted(answer)
    const durationMs = Math.max(0, clock.now().getTime() - began.getTime())
    await record(row, { ...attempted, signature, began, durationMs })
    metrics.attempted(attempted)
    return { result: 'done', unhealthy: !attempted.delivered }
  }

  return {
    ...DELIVERY_QUEUE_TABLE,
    places: 512,
    perOrganization: 128,
    failingPerOrganization: 32,
    concurrency: 512,
    perDestination: 32,
    probes: true,
    perTurn: 1_000,
    begin: (turns) => beginDeliveries({ database, clock, secrets }, turns),
    ended: (destinations) => deleteDoneBatches(database, destinations),
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

type InFlight = { row: DueDelivery; lost: AbortSignal }

/** Ends requests to endpoints that were deleted, or that another worker has by now. Most end before the first look. */
function watchInFlight(database: Database) {
  const reader = buildReader(database)
  const inFlight = new Map<RequestCancellation, InFlight>()
  let watching = false

  const look = async () => {
    const endpoints = new Map([...inFlight.values()].map(({ row }) => [row.endpoint_id, row.organization_id]))
    const read = (part: [id: string, organization: string][], organization: string | null) =>
      reader.run<{ id: string }>(findDeletedEndpointsSql, [
        part.map(([, of]) => of),
        part.map(([id]) => id),
        organization,
      ])
    // If the query fails, nothing is known to be deleted.
    const found = await readByOrganization(database, [...endpoints], ([, of]) => of, read).catch(() => [])
    const deleted = new Set(found.map(({ id }) => id))
    for (const [cancellation, { row, lost }] of inFlight)
      if (lost.aborted || deleted.has(row.endpoint_id)) cancellation.cancel()
    watching = false
    if (inFlight.size > 0) lookLater()
  }
  const lookLater = () => {
    if (watching) return
    watching = true
    setTimeout(look, LOOK_EVERY).unref()
  }

  return {
    watch: async <T>(cancellation: RequestCancellation, one: InFlight, sending: Promise<T>): Promise<T> => {
      inFlight.set(cancellation, one)
      lookLater()
      try {
        return await sending
      } finally {
        inFlight.delete(cancellation)
      }
    },
  }
}

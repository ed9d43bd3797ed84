import type { QueueRow, QueueTable } from '../../../platform/queue/index.ts'
import { WEBHOOK_DELIVERY_QUEUE_NAME } from '../task-names.ts'

/** Deliveries wait for their endpoint: singly for their own times, the others in the batches in which they were made. */
export const DELIVERY_QUEUE_TABLE = {
  name: WEBHOOK_DELIVERY_QUEUE_NAME,
  table: 'webhook_deliveries',
  waiting: 'settled_at is null and next_attempt_at is not null',
  due: [
    { table: 'webhook_deliveries', waiting: 'is_single' },
    { table: 'webhook_batches', waiting: 'true' },
  ],
  putOff: 'is_single = true',
  destination: 'endpoint_id',
  failing: (isMeant) => `exists (
    select from webhook_endpoints e
    where ${isMeant('e.organization_id')} and e.organization_id = one.organization_id and e.id = one.destination and e.consecutive_failures > 0
  )`,
} satisfies QueueTable

/** SQL condition of the deliveries `t` that wait in a batch. */
export const IN_BATCH_CONDITION_SQL = 't.settled_at is null and not t.is_single and t.next_attempt_at is not null'

/** SQL of the ids of an endpoint's deliveries that are due or will be; $1 organization, $2 endpoint. */
export const PENDING_DELIVERY_IDS_SQL = `
select t.id from webhook_deliveries t where t.organization_id = $1 and t.endpoint_id = $2 and t.is_single and not t.is_test
union all
select delivery.id from webhook_batches batch cross join lateral (
  select t.id from webhook_deliveries t
  where t.organization_id = $1 and t.endpoint_id = $2 and t.id >= batch.first_id and t.id <= batch.last_id and ${IN_BATCH_CONDITION_SQL}
) delivery
where batch.organization_id = $1 and batch.endpoint_id = $2`

export type DueDelivery = QueueRow & {
  endpoint_id: string
  type: string
  is_test: boolean
  failures: number
  isFirst: boolean
  /** The exact bytes to send; null if the event was deleted. */
  body: Buffer | null
  /** Null for a test event. */
  raisedAt: Date | null
  endpoint: DeliveryTarget
}

export type DeliveryTarget = {
  url: string
  /** Signing secrets: the current one, and for a day the one before. */
  secrets(): string[]
  lastFailed: boolean
}

export type AttemptRecord = AttemptResult & { signature: string; began: Date; durationMs: number }

export type AttemptResult =
  | { delivered: true; status: number; answerStart: Buffer }
  | { delivered: false; status: number | null; answerStart: Buffer | null; error: string }

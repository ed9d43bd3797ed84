import type { QueueRow, QueueTable } from '../../../platform/queue/index.ts'
import { WEBHOOK_DELIVERY_QUEUE_NAME } from '../task-names.ts'

/** Deliveries wait for their endpoint. */
export const DELIVERIES = {
  name: WEBHOOK_DELIVERY_QUEUE_NAME,
  table: 'webhook_deliveries',
  waiting: 'settled_at is null and next_attempt_at is not null',
  destination: 'endpoint_id',
  failing: `exists (
    select from webhook_endpoints e
    where e.organization_id = one.organization_id and e.id = one.destination and e.consecutive_failures > 0
  )`,
} satisfies QueueTable

export type DueDelivery = QueueRow & {
  endpoint_id: string
  webhook_event_id: string
  type: string
  is_test: boolean
  failures: number
  isFirst: boolean
  /** The exact bytes to send; null if the event was deleted. */
  body: Buffer | null
  /** Null for a test event. */
  raisedAt: Date | null
  endpoint: Addressee
}

export type Addressee = {
  url: string
  /** Signing secrets: the current one, and for a day the one before. */
  secrets(): string[]
  lastFailed: boolean
}

export type AttemptRecord = AttemptResult & { signature: string; durationMs: number }

export type AttemptResult =
  | { delivered: true; status: number; answerStart: Buffer }
  | { delivered: false; status: number | null; answerStart: Buffer | null; error: string }

import type { QueueRow } from '../../../platform/queue/index.ts'

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

import type { QueueRow } from '../../../platform/queue/index.ts'

export type ClaimedDelivery = QueueRow & {
  endpoint_id: string
  webhook_event_id: string
  type: string
  is_test: boolean
  failures: number
  /** Values before the claim, to be restored if no attempt is made. */
  before_attempts: number
  before_first_attempt_at: Date | null
  before_last_attempt_at: Date | null
  /** Only of a test event. */
  body: Buffer | null
}

export type AttemptInput = {
  url: string
  /** Signing secrets: the current one, and for a day the one before. */
  secrets(): string[]
  paused: boolean
  lastFailed: boolean
  /** The exact bytes to send; null if the event was deleted. */
  body: Buffer | null
  /** Null for a test event. */
  raisedAt: Date | null
}

export type AttemptRecord = AttemptResult & { signature: string; durationMs: number }

export type AttemptResult =
  | { delivered: true; status: number; answerStart: Buffer }
  | { delivered: false; status: number | null; answerStart: Buffer | null; error: string }

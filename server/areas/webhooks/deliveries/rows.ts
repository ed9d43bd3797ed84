import type { QueueRow } from '../../../platform/queue/index.ts'

/** A delivery that this process has claimed. */
export type DeliveryAtHand = QueueRow & {
  endpoint_id: string
  webhook_event_id: string
  type: string
  is_test: boolean
  failures: number
  /** As they were before the attempt, for one that is not made after all. */
  before_attempts: number
  before_first_attempt_at: Date | null
  before_last_attempt_at: Date | null
  /** Of a test event. */
  body: Buffer | null
}

/** What an attempt needs beside the delivery itself. */
export type AttemptFacts = {
  url: string
  /** What it is signed with; one that was replaced lately signs alongside. */
  secrets(): string[]
  paused: boolean
  /** Whether the endpoint's last attempt failed. */
  lastFailed: boolean
  /** What is sent, byte for byte; null where it is gone. */
  body: Buffer | null
  /** Null of a test event. */
  raisedAt: Date | null
}

/** What is recorded of an attempt that was made. */
export type Recorded = Attempted & { signature: string; durationMs: number }

/** How an attempt ended. */
export type Attempted =
  | { delivered: true; status: number; answerStart: Buffer }
  | { delivered: false; status: number | null; answerStart: Buffer | null; error: string }

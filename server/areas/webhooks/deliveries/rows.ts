import type { QueueRow } from '../../../platform/queue/index.ts'

/** A delivery that this process has claimed. */
export type DeliveryAtHand = QueueRow & {
  endpoint_id: string
  webhook_event_id: string
  type: string
  is_test: boolean
  failures: number
  first_attempt_at: Date | null
}

/** What an attempt needs beside the delivery itself. */
export type AttemptFacts = {
  organization_id: string
  id: string
  url: string
  secret: Buffer
  /** What signs alongside, as long as it does. */
  former_secret: Buffer | null
  paused: boolean
  /** Whether the endpoint's last attempt failed. */
  ailing: boolean
  envelope: string | null
  /** Of a test event. */
  body: Buffer | null
  raised_at: Date | null
}

/** How an attempt ended. */
export type Attempted =
  | { taken: true; status: number; answerStart: Buffer }
  | { taken: false; status: number | null; answerStart: Buffer | null; error: string }

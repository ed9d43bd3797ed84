import type { SealedColumns } from '../../../platform/seal-anew.ts'
export type PausedReason = 'manual' | 'failing' | 'plan'

export type EndpointRow = {
  id: string
  url: string
  event_types: string[]
  event_id: string | null
  group_id: string | null
  group_code: string | null
  livemode: boolean | null
  description: string | null
  secret_last_four: string
  paused_at: Date | null
  paused_reason: PausedReason | null
  failing_since: Date | null
  consecutive_failures: number
  created_at: Date
  updated_at: Date
}

export type DeliveryStatus = 'pending' | 'delivered' | 'failed' | 'dead'

export type DeliveryRow = {
  id: string
  endpoint_id: string
  webhook_event_id: string
  type: string
  event_id: string | null
  status: DeliveryStatus
  livemode: boolean
  is_test: boolean
  attempts: number
  last_status_code: number | null
  first_attempt_at: Date | null
  last_attempt_at: Date | null
  next_attempt_at: Date | null
  settled_at: Date | null
  replay_of: string | null
  created_at: Date
}

export type DeliveryDetailsRow = DeliveryRow & {
  envelope: Buffer
  last_signature: string | null
  last_answer: Buffer | null
  last_error: string | null
  failed_attempts: FailedAttempt[] | null
  /** Of the last attempt, where it was taken; null where that was not kept yet. */
  delivered_in_ms: number | null
}

export type FailedAttempt = {
  number: number
  attempted_at: string
  status_code: number | null
  duration_ms: number
  error: string
}

export const webhookSecrets: SealedColumns = { table: 'webhook_endpoints', columns: ['secret', 'former_secret'] }

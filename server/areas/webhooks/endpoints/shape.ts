import type { Schemas } from '../../../platform/contract/schemas.ts'
import type { SealedColumns } from '../../../platform/reseal.ts'

export type PausedReason = Schemas['KnownPausedReason']

type ShownAsStored = 'id' | 'url' | 'livemode' | 'description' | 'secret_last_four' | 'app' | 'consecutive_failures'

export type EndpointRow = Pick<WebhookEndpoint, ShownAsStored> & {
  event_types: string[]
  event_id: string | null
  group_id: string | null
  group_code: string | null
  gone: boolean
  paused_at: Date | null
  paused_reason: PausedReason | null
  failing_since: Date | null
  created_at: Date
  updated_at: Date
}

export type DeliveryStatus = Schemas['KnownDeliveryStatus']

type DeliveryTime = 'first_attempt_at' | 'last_attempt_at' | 'next_attempt_at' | 'settled_at'

export type DeliveryRow = Omit<WebhookDelivery, 'webhook_id' | 'envelope_id' | DeliveryTime | 'created_at'> & {
  endpoint_id: string
  webhook_event_id: string
  status: DeliveryStatus
  is_test: boolean
  created_at: Date
} & Record<DeliveryTime, Date | null>

export type DeliveryDetailsRow = DeliveryRow & {
  envelope: Buffer
  last_signature: string | null
  last_answer: Buffer | null
  last_error: string | null
  failed_attempts: WebhookAttempt[] | null
  /** Duration of the last attempt if it succeeded. */
  delivered_in_ms: number | null
}

export const webhookSecretColumns: SealedColumns = {
  table: 'webhook_endpoints',
  columns: ['secret', 'former_secret'],
}

export type WebhookEndpoint = Schemas['WebhookEndpoint']
export type WebhookEndpointWithSecret = Schemas['WebhookEndpointWithSecret']
export type WebhookDelivery = Schemas['WebhookDelivery']
type WebhookAttempt = Schemas['WebhookAttempt']

export function toEndpoint(row: EndpointRow): WebhookEndpoint {
  return {
    id: row.id,
    url: row.url,
    event_types: row.event_types,
    event: row.event_id,
    group: row.group_code,
    livemode: row.livemode,
    description: row.description,
    health: row.failing_since === null ? 'healthy' : 'failing',
    paused: row.paused_at !== null,
    paused_reason: row.paused_reason,
    failing_since: row.failing_since?.toISOString() ?? null,
    consecutive_failures: row.consecutive_failures,
    secret_last_four: row.secret_last_four,
    app: row.app,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function toDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    webhook_id: row.endpoint_id,
    envelope_id: row.webhook_event_id,
    type: row.type,
    event_id: row.event_id,
    status: row.status,
    livemode: row.livemode,
    attempts: row.attempts,
    last_status_code: row.last_status_code,
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    next_attempt_at: row.settled_at ? null : (row.next_attempt_at?.toISOString() ?? null),
    replay_of: row.replay_of,
    created_at: row.created_at.toISOString(),
  }
}

export function toDeliveryDetails(row: DeliveryDetailsRow): Schemas['WebhookDeliveryDetails'] {
  return {
    ...toDelivery(row),
    envelope: row.envelope.toString('utf8'),
    last_signature: row.last_signature,
    answer: row.last_answer?.toString('utf8') ?? row.last_error,
    attempt_log: [...failedAttempts(row), ...lastAttempt(row)],
  }
}

const failedAttempts = ({ failed_attempts }: DeliveryDetailsRow): WebhookAttempt[] =>
  (failed_attempts ?? []).map((one) => ({ ...one, attempted_at: new Date(one.attempted_at).toISOString() }))

/** The successful attempt of a delivery is its last, stored in the columns of the delivery itself. */
function lastAttempt(row: DeliveryDetailsRow): WebhookAttempt[] {
  const { attempts, last_attempt_at, last_status_code, delivered_in_ms } = row
  if (delivered_in_ms === null || last_attempt_at === null) return []
  const attempted_at = last_attempt_at.toISOString()
  return [{ number: attempts, attempted_at, status_code: last_status_code, duration_ms: delivered_in_ms, error: null }]
}

import { newId } from '../../platform/ids.ts'
import type { TestServer } from '../test-server.ts'

type Recorded = {
  status?: 'pending' | 'delivered' | 'failed' | 'dead'
  type?: string
  livemode?: boolean
  eventId?: string
  visibleTo?: string[]
  envelope?: string
  /** Its next attempt; null: none. */
  due?: Date | null
  firstAttemptAt?: Date
  failures?: number
}

const EVENT = '01JGFJJZ01ES8ZNCFN6ZZ0RAK5'

/** A delivery of an event, as the worker leaves it. */
export async function insertTestDelivery(
  { database, clock }: TestServer,
  organizationId: string,
  endpointId: string,
  recorded: Recorded = {},
): Promise<string> {
  const { status = 'delivered', type = 'registration.created', livemode = true, eventId = EVENT } = recorded
  const now = clock.now()
  const [id, envelopeId] = [newId(now), `evt_${newId(now)}`]
  const at = recorded.firstAttemptAt ?? now
  const isSettled = status === 'delivered' || status === 'dead'
  await database('webhook_events').insert({
    organization_id: organizationId,
    id: envelopeId,
    type,
    event_id: eventId,
    livemode,
    visible_to: recorded.visibleTo ?? [],
    envelope: recorded.envelope ?? JSON.stringify({ id: envelopeId, type }),
    created_at: now,
  })
  await database('webhook_deliveries').insert({
    organization_id: organizationId,
    id,
    endpoint_id: endpointId,
    webhook_event_id: envelopeId,
    type,
    event_id: eventId,
    livemode,
    created_at: now,
    status,
    failures: recorded.failures ?? (status === 'failed' || status === 'dead' ? 1 : 0),
    next_attempt_at: isSettled || recorded.due === undefined ? now : recorded.due,
    is_single: !isSettled && recorded.due !== null,
    ...(isSettled || status === 'failed'
      ? {
          attempts: 1,
          first_attempt_at: at,
          last_attempt_at: at,
          last_status_code: status === 'delivered' ? 204 : 500,
          last_signature: 't=1,v1=00',
          last_answer: Buffer.from(status === 'delivered' ? '' : 'Nö'),
        }
      : {}),
    settled_at: isSettled ? at : null,
  })
  return id
}

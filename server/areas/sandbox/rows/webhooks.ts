import { webhookSamples } from '../../../../generated/webhook-samples.ts'
import type { Statement } from '../../../platform/database/prepared.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { BuildDay } from '../calendar.ts'

/** Those that the contract's examples name: one to read, and one to delete. */
const ENDPOINT = '01JGFJK07M3T5W9Y1A3C5E7G9J'
const SPARE_ENDPOINT = '01JGFJK08K1N3Q5S7V9X1Z3B5D'
const DELIVERY = '01JGFJK07N5V7X9Z1B3D5F7H9K'

/** Paused, as all of the sandbox are, so that nothing is ever signed with its secret, which is none. */
const putEndpoint: Statement = {
  name: 'sandbox-put-webhook',
  text: `
insert into webhook_endpoints (
  organization_id, id, url, event_types, event_id, livemode, description, secret, secret_last_four, paused_at, paused_reason,
  catching_up, created_at, updated_at
)
values (
  $1, $2, 'https://hooks.example.com/postern', '{registration.created,registration.confirmed}', $3, false,
  'Registrations for the mailing list', '', 'q7Yk', $4, 'manual', false, $4, $4
)`,
}

/** Nothing has happened that was told to it, so that it carries what was sent itself. */
const putDelivery: Statement = {
  name: 'sandbox-put-webhook-delivery',
  text: `
insert into webhook_deliveries (
  organization_id, id, endpoint_id, webhook_event_id, body, type, event_id, livemode, created_at, attempts, first_attempt_at,
  last_attempt_at, last_status_code, last_signature, last_answer, status, settled_at, delivered_in_ms
)
values ($1, $2, $3, $4, $5, $6, $7, false, $8, 1, $8, $8, 204, $9, '', 'delivered', $8, 85)`,
}

/** As the contract shows it. */
const SIGNATURE = 't=1780678800,v1=5f2b6a0a6a3f5d8e9c1b7d4e2f8a9b0c1d2e3f405162738495a6b7c8d9e0f1a2'

/** An endpoint with something that arrived, and one without, for those who try the reference. */
export async function putWebhooks(
  transaction: Transaction,
  organizationId: string,
  eventId: string,
  { stamp }: BuildDay,
): Promise<void> {
  const [{ type, sample }] = webhookSamples
  const told = { ...sample, livemode: false, organization_id: organizationId, event_id: eventId }
  const body = JSON.stringify(told).replaceAll('"livemode":true', '"livemode":false')
  for (const id of [ENDPOINT, SPARE_ENDPOINT]) await transaction.run(putEndpoint, [organizationId, id, eventId, stamp])
  const envelope = [sample.id, Buffer.from(body, 'utf8'), type, eventId]
  await transaction.run(putDelivery, [organizationId, DELIVERY, ENDPOINT, ...envelope, stamp, SIGNATURE])
}

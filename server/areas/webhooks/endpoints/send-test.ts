import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work/work.ts'
import { WEBHOOK_DELIVERIES } from '../wakes.ts'
import { type CheckUrl, isSandbox, refuseUrl } from './check-url.ts'
import { insertTestDelivery } from './delivery-queries.ts'
import { changeableEndpoint, changeableSoon } from './find.ts'
import { refuseListening } from './listening.ts'
import type { Manager } from './manager.ts'
import type { DeliveryRow, EndpointRow } from './rows.ts'
import { type SampleType, sampleEnvelope, sampleFor } from './sample.ts'
import { toDelivery, type WebhookDelivery } from './shape.ts'

type Refused = Refusal<'not_found' | 'api_key_test_mode' | 'webhook_url_refused' | 'invalid_state'>

/** One delivery of a sample, whatever the endpoint is told of and also while it is paused. In the sandbox it is recorded only. */
export async function testEndpoint(
  work: Work,
  manager: Manager,
  checkUrl: CheckUrl,
  id: string,
  wanted?: SampleType,
): Promise<WebhookDelivery | Refused> {
  const { transaction, now } = work
  const { id: organizationId } = manager.organization
  const seen = await changeableSoon(transaction, manager, id)
  if (isRefusal(seen)) return seen
  const refused = refuseUnsent(seen) ?? (await refuseUrl(checkUrl, manager, seen.url))
  if (refused) return refused
  // Somebody else may have changed or deleted it meanwhile.
  const endpoint = await changeableEndpoint(work, manager, id)
  if (isRefusal(endpoint)) return endpoint
  const unsent = refuseUnsent(endpoint)
  if (unsent) return unsent
  const type = wanted ?? sampleFor(endpoint.event_types)
  const { id: envelopeId, body } = sampleEnvelope(type, organizationId, now)
  const due = isSandbox(manager) ? null : now
  const values = [organizationId, newId(now), id, envelopeId, body, type, now, due]
  const [row] = await transaction.run<DeliveryRow>(insertTestDelivery, values)
  if (!row) throw new Error('The test event was not recorded.')
  const delivery = toDelivery(row)
  work.audit({ action: 'webhook.tested', object: { type: 'webhook', id }, before: null, after: delivery })
  work.wake(WEBHOOK_DELIVERIES)
  return delivery
}

function refuseUnsent({ url }: EndpointRow): Refusal<'invalid_state'> | undefined {
  return refuseListening(url, 'nothing can be sent to this one')
}

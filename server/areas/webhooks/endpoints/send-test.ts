import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work/work.ts'
import { WEBHOOK_DELIVERIES } from '../wakes.ts'
import { insertTestDelivery } from './delivery-queries.ts'
import { changeableSoon } from './find.ts'
import { isSandbox, type JudgeUrl, refuseUrl } from './judge.ts'
import { refuseListening } from './listening.ts'
import type { Manager } from './manager.ts'
import type { DeliveryRow } from './rows.ts'
import { type SampleType, sampleEnvelope, sampleFor } from './sample.ts'
import { toDelivery, type WebhookDelivery } from './shape.ts'

type Refused = Refusal<'not_found' | 'api_key_test_mode' | 'webhook_url_refused' | 'invalid_state'>

/** One delivery of a sample, whatever the endpoint is told of and also while it is paused. In the sandbox it is recorded only. */
export async function testEndpoint(
  work: Work,
  manager: Manager,
  judge: JudgeUrl,
  id: string,
  wanted?: SampleType,
): Promise<WebhookDelivery | Refused> {
  const { transaction, now } = work
  const { id: organizationId } = manager.organization
  const endpoint = await changeableSoon(transaction, manager, id)
  if (isRefusal(endpoint)) return endpoint
  const refused =
    refuseListening(endpoint.url, 'nothing can be sent to this one') ?? (await refuseUrl(judge, manager, endpoint.url))
  if (refused) return refused
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

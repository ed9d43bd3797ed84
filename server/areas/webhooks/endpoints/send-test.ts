import { markEnvelopeAsTest } from '#sdk/internal/trial-envelope'
import { webhookSamples } from '../../../../generated/webhook-samples.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work/work.ts'
import { WEBHOOK_DELIVERY_QUEUE_NAME } from '../task-names.ts'
import { type EndpointTools, refusePolledOnlyUrl, refuseUrl } from './check-url.ts'
import { insertTestDeliverySql } from './delivery-queries.ts'
import type { HookAdmin } from './endpoint-caller.ts'
import { findChangeableEndpoint, lockChangeableEndpoint } from './find.ts'
import { type DeliveryRow, toDelivery } from './shape.ts'

const UNSENT = 'nothing can be sent to this one'

/** Makes one delivery of a sample, regardless of filters and pauses. Where nothing is sent it is only recorded. */
export async function sendSample(work: Work, manager: HookAdmin, tools: EndpointTools, id: string, asked?: SampleType) {
  const { transaction, now } = work
  const { id: organizationId } = manager.organization
  const seen = await findChangeableEndpoint(transaction, manager, id)
  if (isRefusal(seen)) return seen
  const refused = refusePolledOnlyUrl(seen.url, UNSENT) ?? (await refuseUrl(tools, manager, seen.url))
  if (refused) return refused
  // It may have been changed or deleted since the check without a lock.
  const endpoint = await lockChangeableEndpoint(work, manager, id)
  if (isRefusal(endpoint)) return endpoint
  const unsent = refusePolledOnlyUrl(endpoint.url, UNSENT)
  if (unsent) return unsent
  const type = asked ?? chooseSampleType(endpoint.event_types)
  const { id: envelopeId, body } = newSampleEnvelope(type, organizationId, now)
  const due = tools.findRecordOnly(organizationId) ? null : now
  const values = [organizationId, newId(now), id, envelopeId, body, type, now, due]
  const [row] = await transaction.run<DeliveryRow>(insertTestDeliverySql, values)
  if (!row) throw new Error('The test event was not recorded.')
  const delivery = toDelivery(row)
  work.audit({ action: 'webhook.tested', object: { type: 'webhook', id }, before: null, after: delivery })
  work.wake(WEBHOOK_DELIVERY_QUEUE_NAME)
  return delivery
}

export type SampleType = (typeof webhookSamples)[number]['type']

export const webhookEventTypes = [...webhookSamples]

export function newSampleEnvelope(type: SampleType, organizationId: string, now: Date): { id: string; body: Buffer } {
  const known = webhookSamples.find((one) => one.type === type)
  if (!known) throw new Error(`There is no sample of ${type}.`)
  const id = `evt_${newId(now)}`
  const envelope = {
    id,
    type,
    created_at: now.toISOString(),
    livemode: false,
    organization_id: organizationId,
    event_id: null,
    request_id: null,
    actor: null,
    data: markEnvelopeAsTest(known.sample.data),
  }
  return { id, body: Buffer.from(JSON.stringify(envelope), 'utf8') }
}

export const isSampleType = (type: string): type is SampleType => webhookSamples.some((one) => one.type === type)

export const chooseSampleType = (eventTypes: string[]): SampleType =>
  eventTypes.find(isSampleType) ?? 'registration.created'

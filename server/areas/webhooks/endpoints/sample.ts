import { webhookSamples } from '../../../../generated/webhook-samples.ts'
import { newId } from '../../../platform/ids.ts'

export type SampleType = (typeof webhookSamples)[number]['type']

export const eventTypes = [...webhookSamples]

/** A sample as it is sent to try an endpoint: it tells of nothing that happened, and says so. */
export function sampleEnvelope(type: SampleType, organizationId: string, now: Date): { id: string; body: Buffer } {
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
    data: asTest(known.sample.data),
  }
  return { id, body: Buffer.from(JSON.stringify(envelope), 'utf8') }
}

/** With every `livemode` inside false, as the envelope's own is. */
function asTest(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTest)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'livemode' ? false : asTest(inner)]),
  )
}

export function isSampleType(type: string): type is SampleType {
  return webhookSamples.some((one) => one.type === type)
}

/** The first that the endpoint is told of. */
export function sampleFor(eventTypes: string[]): SampleType {
  return eventTypes.find(isSampleType) ?? 'registration.created'
}

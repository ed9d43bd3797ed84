import type { DeliveryEvidence, EndpointEvidence, WebhookEvidence } from './evidence.ts'
import type { WebhookReceipt } from './receivers.ts'

const MAX_ATTEMPTS = 9

/** One sentence per broken guarantee. */
export function findWebhookViolations(evidence: WebhookEvidence): string[] {
  return [
    ...findUnraised(evidence),
    ...findUndelivered(evidence),
    ...findUncalledFor(evidence),
    ...findChangedBytes(evidence),
    ...findSecondDeliveries(evidence),
    ...findWrongCounts(evidence),
    ...findWrongHealth(evidence),
  ]
}

function findUnraised({ owed, events }: WebhookEvidence): string[] {
  const raised = countBy(events, ({ type, objectId }) => `${type} of ${objectId}`)
  const wanted = countBy(owed, ({ type, objectId }) => `${type} of ${objectId}`)
  const types = new Set(owed.map(({ type }) => type))
  const missing = [...wanted.keys()].filter((one) => raised.get(one) !== 1)
  const surplus = events
    .filter(({ type }) => types.has(type))
    .map(({ type, objectId }) => `${type} of ${objectId}`)
    .filter((one) => !wanted.has(one))
  return [
    ...missing.map((one) => `The ${one} was raised ${raised.get(one) ?? 0} times.`),
    ...surplus.map((one) => `The ${one} was raised, and did not happen.`),
  ]
}

/** The events that each endpoint must receive. */
function expected({ events }: WebhookEvidence, { types, before }: EndpointEvidence): string[] {
  return events
    .filter(({ id, type }) => (types.includes('*') || types.includes(type)) && !before.has(id))
    .map(({ id }) => id)
}

function findUndelivered(evidence: WebhookEvidence): string[] {
  return evidence.endpoints.flatMap((endpoint) => {
    const arrived = evidence.receipts.filter(
      ({ endpoint: name, taken }) => name === endpoint.name && (taken || endpoint.dead),
    )
    const ids = new Set(arrived.map(({ envelopeId }) => envelopeId))
    return expected(evidence, endpoint)
      .filter((id) => !ids.has(id))
      .map((id) => `The endpoint ${endpoint.name} was never told of ${id}.`)
  })
}

function findUncalledFor(evidence: WebhookEvidence): string[] {
  return evidence.endpoints.flatMap((endpoint) => {
    const wanted = new Set([...expected(evidence, endpoint), ...endpoint.before])
    return ofEndpoint(evidence, endpoint)
      .filter(({ envelopeId }) => !wanted.has(envelopeId))
      .map(({ envelopeId }) => `The endpoint ${endpoint.name} was told of ${envelopeId}, which it should not be.`)
  })
}

function findChangedBytes({ events, receipts }: WebhookEvidence): string[] {
  const bodies = new Map(events.map(({ id, envelope }) => [id, envelope]))
  return receipts.flatMap(({ envelopeId, body, endpoint, signed }) => [
    ...(bodies.has(envelopeId) && bodies.get(envelopeId) !== body
      ? [`The endpoint ${endpoint} got other bytes of ${envelopeId} than were stored.`]
      : []),
    ...(signed ? [] : [`The endpoint ${endpoint} got ${envelopeId} with a signature that is not its own.`]),
  ])
}

function findSecondDeliveries(evidence: WebhookEvidence): string[] {
  const broken: string[] = []
  const known = new Map<string, string>()
  for (const { endpoint, envelopeId, deliveryId } of evidence.receipts) {
    const name = `${endpoint} ${envelopeId}`
    const first = known.get(name) ?? deliveryId
    if (first !== deliveryId) broken.push(`The endpoint ${endpoint} got ${envelopeId} as two deliveries.`)
    known.set(name, first)
  }
  return broken
}

function findWrongCounts(evidence: WebhookEvidence): string[] {
  const byDelivery = Map.groupBy(evidence.receipts, ({ deliveryId }) => deliveryId)
  return evidence.deliveries.flatMap((delivery) => {
    const problem = problemOf(delivery, byDelivery.get(delivery.id) ?? [])
    return problem ? [`The delivery ${delivery.id} ${problem}.`] : []
  })
}

/** Counted failures were seen, and attempts have no gaps: a retry of a lost attempt has the same number. */
function problemOf({ status, attempts, failures }: DeliveryEvidence, receipts: WebhookReceipt[]): string | undefined {
  const numbers = new Set(receipts.map(({ attempt }) => attempt))
  const failed = new Set(receipts.filter(({ taken }) => !taken).map(({ attempt }) => attempt))
  const last = Math.max(0, ...numbers)
  if (status !== 'delivered' && status !== 'dead') return `is ${status} at the end`
  if (attempts !== last || numbers.size !== last) return `says ${attempts} attempts, and ${[...numbers]} were seen`
  if (status === 'dead' && failures !== MAX_ATTEMPTS) return `is dead after ${failures} failures`
  if (status === 'delivered' && failures !== last - 1) return `counts ${failures} failures after ${last} attempts`
  for (let number = 1; number <= failures; number += 1) {
    if (!failed.has(number)) return `counts a failure of attempt ${number}, which was taken`
  }
  return undefined
}

function findWrongHealth({ endpoints, deliveries }: WebhookEvidence): string[] {
  return endpoints.flatMap(({ id, name, dead, consecutiveFailures }) => {
    const own = deliveries.filter(({ endpointId }) => endpointId === id)
    const right = dead ? own.reduce((sum, { failures }) => sum + failures, 0) : 0
    return consecutiveFailures === right
      ? []
      : [`The endpoint ${name} counts ${consecutiveFailures} failures in a row instead of ${right}.`]
  })
}

function ofEndpoint({ receipts }: WebhookEvidence, { name }: EndpointEvidence): WebhookReceipt[] {
  return receipts.filter(({ endpoint }) => endpoint === name)
}

function countBy<Item>(items: Item[], nameOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1)
  return counts
}

import { expect, test } from 'vitest'
import type { DeliveryEvidence, WebhookEvidence } from './evidence.ts'
import type { WebhookReceipt } from './receivers.ts'
import { findWebhookViolations } from './verify.ts'

const receipt = (changes: Partial<WebhookReceipt> = {}): WebhookReceipt => ({
  endpoint: 'good',
  envelopeId: 'evt_1',
  deliveryId: 'D1',
  attempt: 1,
  body: '{"id":"evt_1"}',
  taken: true,
  signed: true,
  ...changes,
})
const delivery = (changes: Partial<DeliveryEvidence> = {}): DeliveryEvidence => ({
  id: 'D1',
  endpointId: 'E1',
  envelopeId: 'evt_1',
  status: 'delivered',
  attempts: 1,
  failures: 0,
  ...changes,
})

const event = { id: 'evt_1', type: 'registration.created', objectId: 'R1', envelope: '{"id":"evt_1"}' }
const endpoint = {
  id: 'E1',
  name: 'good',
  types: ['*'],
  before: new Set<string>(),
  consecutiveFailures: 0,
  dead: false,
}

const whole = (changes: Partial<WebhookEvidence> = {}): WebhookEvidence => ({
  owed: [{ type: 'registration.created', objectId: 'R1' }],
  events: [event],
  endpoints: [endpoint],
  deliveries: [delivery()],
  receipts: [receipt()],
  ...changes,
})

test('what kept every promise breaks none, lost attempts and retries included', () => {
  expect(findWebhookViolations(whole())).toEqual([])
  const lost = [receipt(), receipt()]
  expect(findWebhookViolations(whole({ receipts: lost }))).toEqual([])
  const retried = [receipt({ taken: false }), receipt({ taken: false }), receipt({ attempt: 2 })]
  expect(
    findWebhookViolations(whole({ receipts: retried, deliveries: [delivery({ attempts: 2, failures: 1 })] })),
  ).toEqual([])
  const earlier = { ...endpoint, before: new Set(['evt_1']) }
  expect(findWebhookViolations(whole({ endpoints: [earlier], receipts: [], deliveries: [] }))).toEqual([])
  expect(findWebhookViolations(whole({ endpoints: [earlier] }))).toEqual([])
})

const failed = (attempts: number) =>
  Array.from({ length: attempts }, (_, index) => receipt({ endpoint: 'dead', attempt: index + 1, taken: false }))
const dead = { ...endpoint, name: 'dead', dead: true, consecutiveFailures: 9 }
const given = delivery({ status: 'dead', attempts: 9, failures: 9 })

test('an endpoint that takes nothing counts every failure', () => {
  expect(findWebhookViolations(whole({ endpoints: [dead], receipts: failed(9), deliveries: [given] }))).toEqual([])
})

const broken: [what: string, evidence: WebhookEvidence, sentence: string][] = [
  ['an event that was not raised', whole({ events: [], receipts: [], deliveries: [] }), 'was raised 0 times'],
  ['an event that was raised twice', whole({ events: [event, { ...event, id: 'evt_2' }] }), 'was raised 2 times'],
  [
    'an event of rolled-back work',
    whole({ owed: [{ type: 'registration.created', objectId: 'R2' }] }),
    'did not happen',
  ],
  ['an event that did not arrive', whole({ receipts: [], deliveries: [] }), 'was never told of evt_1'],
  ['one that arrived and was never taken', whole({ receipts: [receipt({ taken: false })] }), 'was never told'],
  [
    'one that nobody raised',
    whole({ receipts: [receipt(), receipt({ envelopeId: 'evt_9', deliveryId: 'D9' })] }),
    'should not be',
  ],
  ['other bytes', whole({ receipts: [receipt({ body: '{"id": "evt_1"}' })] }), 'other bytes'],
  ['a wrong signature', whole({ receipts: [receipt({ signed: false })] }), 'signature'],
  ['a second delivery', whole({ receipts: [receipt(), receipt({ deliveryId: 'D2' })] }), 'two deliveries'],
  ['one that is not settled', whole({ deliveries: [delivery({ status: 'failed' })] }), 'is failed at the end'],
  ['a lost attempt that was counted', whole({ deliveries: [delivery({ attempts: 2, failures: 1 })] }), '2 attempts'],
  ['a failure that was none', whole({ deliveries: [delivery({ failures: 1 })] }), 'counts 1 failures after 1'],
  [
    'a retry after an attempt that was taken',
    whole({ receipts: [receipt(), receipt({ attempt: 2 })], deliveries: [delivery({ attempts: 2, failures: 1 })] }),
    'which was taken',
  ],
  [
    'one that is dead too early',
    whole({ endpoints: [dead], receipts: failed(8), deliveries: [{ ...given, attempts: 8, failures: 8 }] }),
    'is dead after 8 failures',
  ],
  ['a count of failures that stayed', whole({ endpoints: [{ ...endpoint, consecutiveFailures: 1 }] }), 'instead of 0'],
  [
    'a failure that the endpoint missed',
    whole({ endpoints: [{ ...dead, consecutiveFailures: 8 }], receipts: failed(9), deliveries: [given] }),
    'counts 8 failures in a row instead of 9',
  ],
]

test.each(broken)('%s is seen', (_, evidence, sentence) => {
  expect(findWebhookViolations(evidence).join(' ')).toContain(sentence)
})

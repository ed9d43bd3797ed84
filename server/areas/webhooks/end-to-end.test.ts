import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Operation, Parameter } from '../../../spec/tools/document.ts'
import { readContractWithInlineResponses } from '../../../spec/tools/generate/shared-responses.ts'
import { makeCertificateAuthority } from '../../testing/certificates.ts'
import { buildTestFixtures, type TestFixtures } from '../../testing/fixtures.ts'
import { type ReceivedTlsRequest, startTlsServer, type TestTlsServer } from '../../testing/outbound/tls-server.ts'
import { WAIT_TIMEOUT_MS } from '../../testing/patience.ts'
import { buildStrictValidators } from '../../testing/strict-answers.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { raiseEveryEventType } from '../../testing/webhooks/every-event-type.ts'

const HOST = 'hooks.example.com'
const TYPES = [
  'registration.created',
  'registration.updated',
  'registration.confirmed',
  'registration.waitlisted',
  'registration.approved',
  'registration.declined',
  'registration.cancelled',
  'attendee.added',
  'attendee.updated',
  'attendee.cancelled',
  'ticket.issued',
  'ticket.reissued',
  'ticket.voided',
  'checkin.recorded',
  'checkin.refused',
  'checkin.overridden',
  'payment.received',
  'payment.refunded',
  'payment.failed',
]

const authority = makeCertificateAuthority()
let receiver: TestTlsServer
let server: TestServer
let fixtures: TestFixtures
let webhook: { id: string; secret: string }

beforeAll(async () => {
  receiver = await startTlsServer(authority.issue({ names: [HOST] }))
  server = await startTestServer({
    config: { role: 'all', webhooksAllowLoopback: true },
    resolve: async () => ['127.0.0.1'],
    outbound: { authorities: [authority.cert] },
  })
  fixtures = await buildTestFixtures(server)
  const url = `https://${HOST}:${receiver.port}/hook`
  webhook = (await fixtures.live('POST', '/v1/webhooks', { url, event_types: '*' })).body
  await raiseEveryEventType(server, fixtures)
  const own = { organization_id: fixtures.organizationId }
  const raised = await server.database('webhook_events').where(own).pluck('id')
  const delivered = () =>
    server
      .database('webhook_deliveries')
      .where({ ...own, status: 'delivered' })
      .pluck('id')
  await vi.waitFor(async () => expect(await delivered()).toHaveLength(raised.length), {
    timeout: WAIT_TIMEOUT_MS,
    interval: 200,
  })
})

afterAll(async () => {
  await server.close()
  await receiver.close()
})

const typeOf = ({ body }: ReceivedTlsRequest) => JSON.parse(body.toString()).type

describe('what happens reaches an endpoint over TLS', () => {
  test('all 19 types of it, each occurrence once', () => {
    expect(TYPES).toHaveLength(19)
    expect([...new Set(receiver.received.map(typeOf))].sort()).toEqual(TYPES.toSorted())
    const ids = receiver.received.map(({ body }) => JSON.parse(body.toString()).id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('as the contract describes each of them, without a field or a header more or less', () => {
    const contract = readContractWithInlineResponses()
    const validatorOf = buildStrictValidators(contract)
    for (const received of receiver.received) {
      const operation = contract.webhooks?.[typeOf(received)]?.post as Operation
      const validate = validatorOf(operation.requestBody?.content['application/json']?.schema ?? {})
      validate(JSON.parse(received.body.toString()))
      expect(validate.errors ?? []).toEqual([])
      const declared = (operation.parameters as Parameter[]).map(({ name }) => name.toLowerCase())
      const usual = ['connection', 'content-length', 'content-type', 'host', 'user-agent']
      expect(Object.keys(received.headers).sort()).toEqual([...declared, ...usual].sort())
    }
  })

  test("with a signature that Stripe's own library accepts, two of them after a rotation too", async () => {
    const now = server.clock.now().getTime() / 1000
    const open = (body: Buffer, signature: string, secret: string) =>
      Stripe.webhooks.constructEvent(body, signature, secret, 300, undefined, now) as unknown
    for (const { body, headers } of receiver.received) {
      const signature = String(headers['service-signature'])
      expect(open(body, signature, webhook.secret)).toEqual(JSON.parse(body.toString()))
      const other = Buffer.from(body.toString().replace('evt_', 'evt-'))
      expect(() => open(other, signature, webhook.secret)).toThrow('No signatures found')
    }
    const rotated = (await fixtures.live('POST', `/v1/webhooks/${webhook.id}/rotate-secret`)).body
    const before = receiver.received.length
    await fixtures.live('POST', `/v1/webhooks/${webhook.id}/test`, {})
    await expect.poll(() => receiver.received.length).toBe(before + 1)
    const { body, headers } = receiver.received[before] as ReceivedTlsRequest
    for (const secret of [rotated.secret, webhook.secret]) {
      expect(open(body, String(headers['service-signature']), secret)).toMatchObject({ livemode: false })
    }
  })

  test('byte for byte as its delivery shows it', async () => {
    const listed = (await fixtures.live('GET', `/v1/webhooks/${webhook.id}/deliveries?status=delivered&limit=100`)).body
      .data
    expect(listed.length).toBeGreaterThanOrEqual(19)
    for (const { id, envelope_id, type } of listed) {
      const shown = (await fixtures.live('GET', `/v1/webhooks/${webhook.id}/deliveries/${id}`)).body
      const came = receiver.received.find(({ headers }) => headers['service-delivery-id'] === id) as ReceivedTlsRequest
      expect(shown).toMatchObject({ envelope: came.body.toString(), status: 'delivered', answer: 'taken' })
      expect(came.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'service-event-type': type,
        'service-delivery-attempt': '1',
        'service-signature': shown.last_signature,
      })
      expect(JSON.parse(shown.envelope).id).toBe(envelope_id)
    }
  })
})

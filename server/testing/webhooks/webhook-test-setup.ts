import { randomBytes } from 'node:crypto'
import { Registry } from 'prom-client'
import { buildDeliveryQueue, type DeliveryQueueOptions } from '../../areas/webhooks/deliveries/deliver.ts'
import { fanOutWebhookEvents } from '../../areas/webhooks/deliveries/fan-out.ts'
import { buildDeliveryMetrics } from '../../areas/webhooks/deliveries/metrics.ts'
import { buildSendDelivery, type SendDelivery } from '../../areas/webhooks/deliveries/send.ts'
import { newId } from '../../platform/ids.ts'
import { buildLog } from '../../platform/log.ts'
import { buildPostPinned, type UrlCheckOptions } from '../../platform/outbound/index.ts'
import { drainQueue } from '../../platform/queue/drain.ts'
import { buildSecretBox } from '../../platform/secret-box.ts'
import { makeCertificateAuthority } from '../certificates.ts'
import { buildTestFixtures, type TestFixtures } from '../fixtures.ts'
import { type ReceivedTlsRequest, startTlsServer, type TestTlsServer } from '../outbound/tls-server.ts'
import { WAIT_TIMEOUT_MS } from '../patience.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

export const WEBHOOK_RECEIVER_HOST = 'hooks.example.com'

const authority = makeCertificateAuthority()
const certificate = authority.issue({ names: [WEBHOOK_RECEIVER_HOST] })

export type WebhookReceiverAnswer = Parameters<typeof startTlsServer>[1]
export type TestWebhookReceiver = TestTlsServer & { url: string }
export type EndpointRequestFields = Record<string, unknown>

export type WebhookTestSetup = {
  server: TestServer
  fixtures: TestFixtures
  registry: Registry
  /** A receiver on this machine, under a host name that resolves to it. */
  receiver(answer?: WebhookReceiverAnswer): Promise<TestWebhookReceiver>
  /** An endpoint as the API would create it; returns its id and secret. */
  endpoint(url: string, params?: EndpointRequestFields): Promise<{ id: string; secret: string }>
  /** Fans out all events and sends the due deliveries; once. */
  work(changes?: Partial<DeliveryQueueOptions>): Promise<void>
  fanOut(): Promise<void>
  deliver(changes?: Partial<DeliveryQueueOptions>): Promise<void>
  /** Sends as the worker does, with another DNS or a shorter timeout. */
  sendWith(changes: { resolve?: UrlCheckOptions['resolve']; total?: number }): SendDelivery
  deliveries(where?: object): Promise<DeliveryRowColumns[]>
  endpointRow(id: string): Promise<Record<string, unknown>>
  close(): Promise<void>
}

export type DeliveryRowColumns = {
  id: string
  endpoint_id: string
  webhook_event_id: string
  type: string
  status: string
  attempts: number
  failures: number
  next_attempt_at: Date | null
  is_single: boolean
  settled_at: Date | null
  last_status_code: number | null
  last_signature: string | null
  last_answer: Buffer | null
  last_error: string | null
}

export const testSecretBox = buildSecretBox([randomBytes(32)])

/** A real server, real TLS on this machine, and a worker that runs on demand. */
export async function setUpWebhookTests(): Promise<WebhookTestSetup> {
  const server = await startTestServer()
  const { database, clock } = server
  const log = buildLog('silent')
  const timeouts = { connect: WAIT_TIMEOUT_MS, idle: WAIT_TIMEOUT_MS }
  const posts = buildPostPinned({ timeouts, authorities: [authority.cert] })
  const sendWith: WebhookTestSetup['sendWith'] = ({ resolve = async () => ['127.0.0.1'], total = WAIT_TIMEOUT_MS }) =>
    buildSendDelivery({ resolve, allowLoopback: true }, posts.postPinned, total)
  const registry = new Registry()
  const metrics = buildDeliveryMetrics(registry, database)
  const options: DeliveryQueueOptions = {
    database,
    clock,
    secrets: testSecretBox,
    send: sendWith({}),
    random: () => 0,
    metrics,
    publicOrigin: async () => 'https://tickets.example',
  }
  const hooks: TestWebhookReceiver[] = []
  const room: WebhookTestSetup = {
    server,
    fixtures: await buildTestFixtures(server),
    registry,
    sendWith,
    receiver: async (answer) => {
      const tls = await startTlsServer(certificate, answer)
      const hook = { ...tls, url: `https://${WEBHOOK_RECEIVER_HOST}:${tls.port}/hook` }
      hooks.push(hook)
      return hook
    },
    endpoint: async (url, params = {}) => {
      const id = newId(clock.now())
      const secret = `whsec_${randomBytes(32).toString('base64url')}`
      await database('webhook_endpoints').insert({
        organization_id: room.fixtures.organizationId,
        id,
        url,
        event_types: ['*'],
        secret: testSecretBox.seal(secret, id),
        secret_last_four: secret.slice(-4),
        created_at: clock.now(),
        updated_at: clock.now(),
        ...params,
      })
      return { id, secret }
    },
    work: async (changes) => {
      await room.fanOut()
      await room.deliver(changes)
    },
    fanOut: async () => {
      await fanOutWebhookEvents({ database, clock, log })
    },
    deliver: async (changes) => {
      const queue = buildDeliveryQueue({ ...options, ...changes })
      // With a clock that stands still no endpoint counts as slow, even on a slow machine.
      await drainQueue(queue, { database, clock, log, now: () => 0 })
    },
    deliveries: (where = {}) =>
      database('webhook_deliveries')
        .where({ organization_id: room.fixtures.organizationId, ...where })
        .orderBy('id'),
    endpointRow: (id) => database('webhook_endpoints').where({ id }).first(),
    close: async () => {
      posts.close()
      for (const hook of hooks) await hook.close()
      await server.close()
    },
  }
  return room
}

export const parseReceivedEnvelope = ({ body }: ReceivedTlsRequest) => JSON.parse(body.toString('utf8'))
export const listReceivedEventTypes = (received: ReceivedTlsRequest[]) =>
  received.map((one) => parseReceivedEnvelope(one).type)

import { join } from 'node:path'
import type { NewKey } from '../../../server/access/keys/index.ts'
import { makeCertificateAuthority } from '../../../server/testing/certificates.ts'
import { buildTestApiCall, makeTestEvent } from '../../../server/testing/fixtures.ts'
import { type ReceivedTlsRequest, startTlsServer } from '../../../server/testing/outbound/tls-server.ts'
import type { TestClock } from '../../../server/testing/test-clock.ts'
import { startTestServer } from '../../../server/testing/test-server.ts'
import type { AppLogin } from './app.ts'

const HOST = 'hooks.example.com'

export const CONNECTOR_PACKAGES_FOLDER = join(import.meta.dirname, '../../../generated/connectors')

export const TEST_EVENT_DAYS = ['yesterday', 'today', 'tomorrow']

/** Apps know no clock but their machine's, so that the server follows it too. */
function buildFollowingClock(): TestClock {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  return {
    now,
    database: now,
    set: () => {
      throw new Error('This clock can be advanced only.')
    },
    advance: (milliseconds) => {
      ahead += milliseconds
    },
  }
}

const dateOf = (day: string, now: Date): string =>
  new Date(now.getTime() + (TEST_EVENT_DAYS.indexOf(day) - 1) * 86_400_000).toISOString().slice(0, 10)

export type ConnectorTestServer = Awaited<ReturnType<typeof startConnectorTestServer>>

/** A server that delivers over TLS, a receiver for what it delivers, and an organization with what actions need. */
export async function startConnectorTestServer() {
  const authority = makeCertificateAuthority()
  const receiver = await startTlsServer(authority.issue({ names: [HOST] }))
  const server = await startTestServer({
    config: { role: 'all', webhooksAllowLoopback: true },
    resolve: async () => ['127.0.0.1'],
    outbound: { authorities: [authority.cert] },
    clock: buildFollowingClock(),
  })
  const organization = await server.organization({ overrides: { api_rate_per_min: 100_000 } })
  const connectTo = async (id: string, options: Partial<NewKey> = {}): Promise<AppLogin & { id: string }> => {
    const key = await server.key(id, {
      scopes: ['read', 'write', 'admin', 'scanner'],
      requestsPerMinute: 100_000,
      ...options,
    })
    return { address: server.url, key: key.value, id: key.id }
  }
  const live = await connectTo(organization)
  const call = buildTestApiCall(server, live.key)
  const types = [
    { code: 'visitor', name: 'Visitor' },
    { code: 'guest', name: 'Guest', price: { amount: 4500, currency: 'EUR' } },
  ]
  const path = await makeTestEvent(call, {
    types,
    days: TEST_EVENT_DAYS.map((code) => ({ code, date: dateOf(code, server.clock.now()) })),
  })
  await call('POST', `${path}/check-in-points`, { code: 'main', name: 'Main gate', kind: 'entry' })
  return {
    server,
    organization,
    connectTo,
    connectTest: () => connectTo(organization, { mode: 'test' }),
    live,
    call,
    path,
    setPlan: (plan: string) => server.database('organizations').where({ id: organization }).update({ plan }),
    addressOf: (name: string) => `https://${HOST}:${receiver.port}/${name}`,
    deliveriesTo: (name: string): ReceivedTlsRequest[] => receiver.received.filter((one) => one.path === `/${name}`),
    close: async () => {
      await server.close()
      await receiver.close()
    },
  }
}

import { join } from 'node:path'
import { vi } from 'vitest'
import { makeAuthority } from '../../../../server/testing/certificates.ts'
import { callWith, makeEvent } from '../../../../server/testing/fixtures.ts'
import { type Received, startTls } from '../../../../server/testing/outbound/tls-server.ts'
import { startTestServer } from '../../../../server/testing/test-server.ts'
import type { Connected } from './app.ts'

const HOST = 'hooks.example.com'

export const PACKAGES = join(import.meta.dirname, '../../../../generated/connectors')

export type Stage = Awaited<ReturnType<typeof openStage>>

/** A server that delivers over TLS, a receiver for what it delivers, and an organization with what actions need. */
export async function openStage() {
  const authority = makeAuthority()
  const receiver = await startTls(authority.issue({ names: [HOST] }))
  const server = await startTestServer({
    config: { role: 'all', webhooksAllowLoopback: true },
    resolve: async () => ['127.0.0.1'],
    outbound: { authorities: [authority.cert] },
  })
  // Apps know no clock but that of their platform, which is the server's here.
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => server.clock.now().getTime())
  const organization = await server.organization({ overrides: { api_rate_per_min: 100_000 } })
  const connect = async (mode: 'live' | 'test' = 'live'): Promise<Connected> => {
    const scopes = ['read', 'write', 'admin', 'scanner'] as const
    const key = await server.key(organization, { mode, scopes: [...scopes], requestsPerMinute: 100_000 })
    return { address: server.url, key: key.value }
  }
  const live = await connect()
  const call = callWith(server, live.key)
  const types = [
    { code: 'visitor', name: 'Visitor' },
    { code: 'guest', name: 'Guest', price: { amount: 4500, currency: 'EUR' } },
  ]
  const path = await makeEvent(call, { types })
  await call('POST', `${path}/check-in-points`, { code: 'main', name: 'Main gate', kind: 'entry' })
  return {
    server,
    organization,
    connect,
    live,
    call,
    path,
    setPlan: (plan: string) => server.database('organizations').where({ id: organization }).update({ plan }),
    addressOf: (name: string) => `https://${HOST}:${receiver.port}/${name}`,
    deliveriesTo: (name: string): Received[] => receiver.received.filter((one) => one.path === `/${name}`),
    close: async () => {
      clock.mockRestore()
      await server.close()
      await receiver.close()
    },
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type PosternClient } from '#sdk'
import { systemClock } from '../../server/platform/clock.ts'
import { makeCertificateAuthority } from '../../server/testing/certificates.ts'
import { makeTestApiKey, makeTestOrganization } from '../../server/testing/make-key.ts'
import { startProductionServer } from '../../server/testing/production-server.ts'
import { startMigratedDatabase } from '../../server/testing/temporary-postgres.ts'

const HOST = 'hooks.example.com'
const DAY_MS = 86_400_000

/** What the engine is given: a server that delivers to this machine over TLS, a key, and an event that is on. */
export type EngineSetup = {
  address: string
  key: string
  host: string
  certificate: { key: string; cert: string }
  event: string
  attendeeType: string
  paidType: string
  point: string
}

export async function openEngineSetup(cleanUp: AsyncDisposableStack): Promise<EngineSetup> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'postern-connectors-'))
  cleanUp.defer(() => rm(dataFolder, { recursive: true, force: true }))
  const authority = makeCertificateAuthority()
  const server = await startProductionServer(
    await startMigratedDatabase(cleanUp),
    { ROLE: 'all', DATA_DIR: dataFolder, POSTERN_WEBHOOKS_ALLOW_LOOPBACK: 'true' },
    { resolve: async () => ['127.0.0.1'], outbound: { authorities: [authority.cert] } },
  )
  cleanUp.defer(() => server.stop())
  const maker = { database: server.database, clock: systemClock }
  const { value: key } = await makeTestApiKey(maker, await makeTestOrganization(maker), 'Connectors')
  const address = `http://127.0.0.1:${server.port}`
  await makeEvent(createClient({ baseUrl: address, apiKey: key }))
  return {
    address,
    key,
    host: HOST,
    certificate: authority.issue({ names: [HOST] }),
    event: 'fest',
    attendeeType: 'visitor',
    paidType: 'guest',
    point: 'main',
  }
}

async function makeEvent({ events }: PosternClient): Promise<void> {
  await events.create({ code: 'fest', name: 'Festival', timezone: 'Europe/Madrid' })
  for (const ahead of [-1, 0, 1]) {
    const date = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
    await events.days.create('fest', { code: date, date })
  }
  await events.attendeeTypes.create('fest', { code: 'visitor', name: 'Visitor' })
  await events.attendeeTypes.create('fest', { code: 'guest', name: 'Guest', price: { amount: 4500, currency: 'EUR' } })
  await events.checkInPoints.create('fest', { code: 'main', name: 'Main gate', kind: 'entry' })
  await events.publish('fest')
}

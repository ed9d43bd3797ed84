import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../server/composition/server.ts'
import { readConfig } from '../../server/config/config.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { buildLog } from '../../server/platform/log.ts'
import { makeAuthority } from '../../server/testing/certificates.ts'
import { TEST_SECRET_KEY } from '../../server/testing/secret-key.ts'
import { startMigratedDatabase } from '../run/embedded.ts'
import { makeKey, makeOrganization } from '../world/local-keys.ts'
import { post } from './post.ts'

const HOST = 'hooks.example.com'
const DAY_MS = 86_400_000

/** What the engine is given: a server that delivers to this machine over TLS, a key, and an event that is on. */
export type EngineTask = {
  address: string
  key: string
  host: string
  certificate: { key: string; cert: string }
  event: string
  attendeeType: string
  paidType: string
  point: string
}

export async function openEngineStage(cleanUp: AsyncDisposableStack): Promise<EngineTask> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'postern-connectors-'))
  cleanUp.defer(() => rm(dataFolder, { recursive: true, force: true }))
  const authority = makeAuthority()
  const environment = { ROLE: 'all', PORT: '0', DATA_DIR: dataFolder, POSTERN_SECRET_KEY: TEST_SECRET_KEY }
  const server = await startServer({
    config: { ...readConfig(environment), webhooksAllowLoopback: true },
    databaseUrl: await startMigratedDatabase(cleanUp),
    log: buildLog('silent'),
    clock: systemClock,
    resolve: async () => ['127.0.0.1'],
    outbound: { authorities: [authority.cert] },
  })
  cleanUp.defer(() => server.stop())
  const maker = { database: server.database, clock: systemClock }
  const { value: key } = await makeKey(maker, await makeOrganization(maker), 'Connectors')
  const address = `http://127.0.0.1:${server.port}`
  await makeEvent((path, body) => post(`${address}/v1/events${path}`, key, body))
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

async function makeEvent(send: (path: string, body?: object) => Promise<void>): Promise<void> {
  await send('', { code: 'fest', name: 'Festival', timezone: 'Europe/Madrid' })
  for (const ahead of [-1, 0, 1]) {
    const date = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
    await send('/fest/days', { code: date, date })
  }
  await send('/fest/attendee-types', { code: 'visitor', name: 'Visitor' })
  await send('/fest/attendee-types', { code: 'guest', name: 'Guest', price: { amount: 4500, currency: 'EUR' } })
  await send('/fest/check-in-points', { code: 'main', name: 'Main gate', kind: 'entry' })
  await send('/fest/publish')
}

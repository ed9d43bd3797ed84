import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOrganization } from '../../../server/access/organizations/index.ts'
import { startEmbeddedPostgres } from '../../../server/embedded-postgres/index.ts'
import { connectDatabase, type Database } from '../../../server/platform/database/connect.ts'
import { migrate } from '../../../server/platform/database/migrate.ts'
import { wake } from '../../../server/platform/database/wake.ts'
import { newId } from '../../../server/platform/ids.ts'
import { buildSecretBox } from '../../../server/platform/secret-box.ts'
import { WEBHOOK_EVENTS } from '../../../server/platform/work/webhook-events/index.ts'
import { makeAuthority } from '../../../server/testing/certificates.ts'

export const HOST = 'hooks.example.com'

export type Arrived = { count: number; arrived: [id: string, at: number][] }

export type Stage = {
  ports: { good: number; slow: number; dead: number }
  authority: string
  organization(): Promise<string>
  addEndpoint(organizationId: string, port: number, event?: string): Promise<string>
  /** Commits events of an organization, and wakes the worker; answers their ids. */
  raise(organizationId: string, count: number): Promise<string[]>
  /** What has arrived since it was asked last. */
  arrived(): Promise<Arrived>
  child(file: string, environment: Record<string, string>): Promise<ChildProcess>
  database: Database
  envelope(id: string): string
}

/** A database with its usual durability, a receiver and a worker, each a process of its own. */
export async function setStage(cleanUp: AsyncDisposableStack): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'postern-bench-webhooks-'))
  cleanUp.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir: folder })
  cleanUp.defer(() => postgres.stop())
  const database = connectDatabase({ url: postgres.url, poolSize: 4, applicationName: 'bench' })
  cleanUp.defer(() => database.destroy())
  await migrate(database)
  const authority = makeAuthority()
  const { key, cert } = authority.issue({ names: [HOST] })
  const secretKey = randomBytes(32)
  const box = buildSecretBox([secretKey])
  const child: Stage['child'] = async (file, environment) => {
    const process_ = fork(join(import.meta.dirname, file), {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, AUTHORITY: authority.cert, ...environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    cleanUp.defer(async () => {
      const gone = new Promise((resolve) => process_.once('exit', resolve))
      if (process_.exitCode === null && process_.kill('SIGKILL')) await gone
    })
    return process_
  }
  const receiver = await child('receiver-process.ts', { KEY: key, CERT: cert })
  const { ports } = (await nextMessage(receiver)) as { ports: [number, number, number] }
  const worker = await child('worker-process.ts', {
    ...{ DATABASE_URL: postgres.url, SECRET_KEY: secretKey.toString('base64'), DATA_DIR: folder },
  })
  await nextMessage(worker)
  return {
    ports: { good: ports[0], slow: ports[1], dead: ports[2] },
    authority: authority.cert,
    database,
    child,
    envelope,
    organization: () =>
      createOrganization(
        database,
        { slug: `bench-${randomBytes(4).toString('hex')}`, name: 'Bench', timezone: 'Europe/Madrid', plan: 'scale' },
        new Date(),
      ),
    addEndpoint: async (organization_id, port) => {
      const now = new Date()
      const id = newId(now)
      await database('webhook_endpoints').insert({
        ...{ organization_id, id, url: `https://${HOST}:${port}/${id}`, event_types: ['*'], catching_up: false },
        ...{ secret: box.seal('whsec_bench', id), secret_last_four: 'ench', created_at: now, updated_at: now },
      })
      return id
    },
    raise: async (organization_id, count) => {
      const now = new Date()
      const ids = Array.from({ length: count }, () => `evt_${newId(now)}`)
      const rows = ids.map((id) => ({
        ...{ organization_id, id, type: 'registration.created', event_id: 'bench', livemode: true, visible_to: [] },
        ...{ envelope: envelope(id), created_at: now, fanned_out_at: null, settled_at: null },
      }))
      await database.batchInsert('webhook_events', rows, 500)
      wake(database, [WEBHOOK_EVENTS])
      return ids
    },
    arrived: () => {
      const answer = nextMessage(receiver) as Promise<Arrived>
      receiver.send('arrived')
      return answer
    },
  }
}

export function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A process of the bench ended early.'))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message)
    })
  })
}

/** About as long as one of a registration of one person. */
function envelope(id: string): string {
  return JSON.stringify({ id, type: 'registration.created', data: { note: 'x'.repeat(1200) } })
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../../server/embedded-postgres/index.ts'
import { migrate } from '../../../server/platform/database/migrate.ts'
import { TEST_SECRET_KEY } from '../../../server/testing/secret-key.ts'
import { useDatabase } from '../databases.ts'
import { addFestival } from '../people/festival.ts'
import { addUnlimitedKey } from '../unlimited-key.ts'

export type Stage = {
  urls: { ours: string; floor: string }
  organizationId: string
  /** Imports a table and waits until it is done. */
  import(csv: Buffer): Promise<{ seconds: number; counts: Record<string, number> }>
  /** Of the server's process, in megabytes: now, and the most since it was asked last. */
  memory: { now(): number; most(): number }
}

/** A database with its usual durability, a copy of it for the floor, and a server. */
export async function setStage(cleanUp: AsyncDisposableStack): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'postern-bench-import-'))
  cleanUp.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir: folder })
  cleanUp.defer(() => postgres.stop())
  const urls = { ours: named(postgres.url, 'bench_import'), floor: named(postgres.url, 'bench_import_floor') }
  const known = await useDatabase(postgres.url, async (admin) => {
    await admin.raw('create database bench_import')
    const found = await useDatabase(urls.ours, async (database) => {
      await migrate(database)
      const key = await addUnlimitedKey(database, ['read', 'write'], { attendee_cap: 100_000_000 })
      await addFestival(database, key.organizationId)
      await database.raw('vacuum analyze')
      return key
    })
    await admin.raw('create database bench_import_floor template bench_import')
    return found
  })
  const child = fork(join(import.meta.dirname, 'server-process.ts'), {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: urls.ours,
      SECRET_KEY: TEST_SECRET_KEY,
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  cleanUp.defer(() => end(child))
  const [port] = await once(child, 'message')
  const origin = `http://127.0.0.1:${port}`
  const memory = watchMemory(child.pid ?? 0, cleanUp)
  return {
    ...{ urls, organizationId: known.organizationId, memory },
    import: (csv) => importOf(origin, known.key, csv),
  }
}

async function importOf(origin: string, key: string, csv: Buffer) {
  const headers = { Authorization: `Bearer ${key}` }
  const from = performance.now()
  const response = await fetch(`${origin}/v1/events/fest/imports`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'text/csv', 'Idempotency-Key': crypto.randomUUID() },
    body: new Uint8Array(csv),
  })
  let job = await response.json()
  if (response.status >= 300) throw new Error(`The import was refused: ${JSON.stringify(job)}`)
  while (job.finished_at === null) {
    await wait(100)
    job = await (await fetch(`${origin}/v1/jobs/${job.id}`, { headers })).json()
  }
  if (job.status !== 'succeeded') throw new Error(`The import came to this: ${JSON.stringify(job)}`)
  return { seconds: (performance.now() - from) / 1000, counts: job.counts }
}

const EVERY_MS = 50

function watchMemory(pid: number, cleanUp: AsyncDisposableStack): Stage['memory'] {
  const now = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  let highest = 0
  const timer = setInterval(() => {
    highest = Math.max(highest, now())
  }, EVERY_MS)
  cleanUp.defer(() => clearInterval(timer))
  return {
    now,
    most: () => {
      const found = highest
      highest = 0
      return found
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

function named(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { publicSandboxApiKey } from '../areas/sandbox/index.ts'
import {
  listPostgresProcesses,
  makePostgresDataDir,
  type SystemProcess,
  startFastPostgres,
} from '../testing/embedded-postgres.ts'
import { type SpawnedServer, spawnServer } from '../testing/spawned-server.ts'
import { cloneDatabase } from '../testing/test-database.ts'

let server: SpawnedServer | undefined

afterEach(async () => {
  if (server?.process.exitCode === null) server.process.kill('SIGKILL')
  await server?.exited
})

const headers = { Authorization: `Bearer ${publicSandboxApiKey}` }

async function statusOf({ url }: SpawnedServer, path: string): Promise<number> {
  return (await fetch(url + path, { headers })).status
}

type Seen = { status: number; connection: string | undefined }

/** One request over keep-alive connections, as a proxy sends it. */
function ask(agent: Agent, url: string): Promise<Seen> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const seen = { status: response.statusCode ?? 0, connection: response.headers.connection }
      response.resume().once('end', () => resolve(seen))
      response.once('error', reject)
    }).once('error', reject)
  })
}

describe('a server that is told to end by SIGTERM', () => {
  test('says so first, and no request of a proxy that hears it is lost', async () => {
    const database = await cloneDatabase(inject('postgresUrl'))
    server = await spawnServer({ DATABASE_URL: database.url, ROLE: 'api', SHUTDOWN_ANNOUNCE_SECONDS: '600' })
    const { url } = server
    const agent = new Agent({ keepAlive: true })
    let leaving = false
    const seen: Seen[] = []
    const failures: unknown[] = []
    const clients = Array.from({ length: 8 }, async () => {
      while (!leaving)
        await ask(agent, `${url}/v1/me`).then(
          (answer) => seen.push(answer),
          (error) => failures.push(error),
        )
    })
    const probe = (async () => {
      while (!leaving) {
        leaving = (await ask(agent, `${url}/readyz`)).status === 503
        await sleep(200)
      }
    })()
    await expect.poll(() => seen.length).toBeGreaterThan(50)
    expect(seen.at(-1)).toMatchObject({ connection: 'keep-alive' })
    server.process.kill('SIGTERM')
    await Promise.all([probe, ...clients])
    expect(failures).toEqual([])
    expect(await ask(agent, `${url}/v1/me`)).toMatchObject({ connection: 'close' })
    expect(await statusOf(server, '/livez')).toBe(200)
    agent.destroy()
    server.process.kill('SIGKILL')
    await server.exited
    await database.drop()
  })

  test('ends by itself when it has said so for long enough', async () => {
    const database = await cloneDatabase(inject('postgresUrl'))
    server = await spawnServer({ DATABASE_URL: database.url, ROLE: 'api', SHUTDOWN_ANNOUNCE_SECONDS: '1' })
    server.process.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    await database.drop()
  })
})

/** The child processes of the postmaster. */
function backendsOf(dataDir: string): number[] {
  const processes = listPostgresProcesses(dataDir)
  return processes.filter(({ parent }) => processes.some(({ pid }) => pid === parent)).map(({ pid }) => pid)
}

/** A PostgreSQL backend of the server's own database. */
function backendOf(dataDir: string): SystemProcess {
  const backend = listPostgresProcesses(dataDir).find(({ command }) => / postern .*idle/.test(command))
  if (!backend) throw new Error('No connection is served.')
  return backend
}

describe('when PostgreSQL recovers from the death of one of its processes', () => {
  async function rideOut(running: SpawnedServer, dataDir: string): Promise<void> {
    await expect.poll(() => statusOf(running, '/v1/me')).toBe(200)
    for (let round = 0; round < 2; round += 1) {
      const backend = backendOf(dataDir)
      const before = backendsOf(dataDir)
      process.kill(backend.pid, 'SIGKILL')
      // PostgreSQL ends all backends, and recovers.
      await expect.poll(() => backendsOf(dataDir).filter((pid) => before.includes(pid))).toEqual([])
      // What /readyz says may be a second old.
      await expect.poll(() => statusOf(running, '/v1/me')).toBe(200)
      await expect.poll(() => statusOf(running, '/readyz')).toBe(200)
    }
    expect(running.process.exitCode).toBe(null)
    running.process.kill('SIGTERM')
    expect(await running.exited).toBe(0)
  }

  test('a server with a database of its own goes on, still owns it and ends it', async () => {
    using dataDir = makePostgresDataDir()
    server = await spawnServer({ DATA_DIR: dataDir.path })
    await rideOut(server, dataDir.path)
    expect(listPostgresProcesses(dataDir.path)).toEqual([])
  })

  test('a server with a database that others run goes on', async () => {
    using dataDir = makePostgresDataDir()
    const postgres = await startFastPostgres(dataDir.path)
    server = await spawnServer({ DATABASE_URL: postgres.url })
    await rideOut(server, dataDir.path)
    await postgres.stop()
  })
})

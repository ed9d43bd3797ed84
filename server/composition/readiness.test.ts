import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { connectDatabase, type Database } from '../platform/database/connect.ts'
import { migrate } from '../platform/database/migrate.ts'
import { makePostgresDataDir, startFastPostgres } from '../testing/embedded-postgres.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { buildReadiness, cacheForASecond } from './readiness.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function serve(databaseUrl: string): Promise<TestServer> {
  const server = await startTestServer({ databaseUrl })
  closing.push(() => server.close())
  return server
}

function connect(url: string): Database {
  const database = connectDatabase({ url, poolSize: 2, applicationName: 'fault' })
  closing.push(() => database.destroy())
  return database
}

async function cloneForTest(): Promise<TestDatabase> {
  const clone = await cloneDatabase(inject('postgresUrl'))
  closing.push(() => clone.drop())
  return clone
}

const readinessOf = async (server: TestServer) => {
  const response = await server.get('/readyz')
  return [response.status, await response.text()]
}

describe('a server is not ready where nothing can be written', () => {
  test('because the database only reads, and is again when it takes changes', async () => {
    const { url } = await cloneForTest()
    const server = await serve(url)
    expect(await readinessOf(server)).toEqual([200, 'ok\n'])
    const name = new URL(url).pathname.slice(1)
    const admin = connect(inject('postgresUrl'))
    const reconnect = () =>
      admin.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [name])
    await admin.raw('alter database ?? set default_transaction_read_only = on', [name])
    await reconnect()
    const readOnly = [503, 'not ready: the database is read-only and takes no changes\n']
    await expect.poll(() => readinessOf(server)).toEqual(readOnly)
    expect((await server.get('/livez')).status).toBe(200)
    await admin.raw('alter database ?? reset default_transaction_read_only', [name])
    await reconnect()
    await expect.poll(() => readinessOf(server)).toEqual([200, 'ok\n'])
  })

  test('because the database can make no files', async () => {
    const dataDir = makePostgresDataDir()
    closing.push(async () => dataDir[Symbol.dispose]())
    const postgres = await startFastPostgres(dataDir.path)
    closing.push(() => postgres.stop())
    const database = connect(postgres.url)
    await migrate(database)
    const server = await serve(postgres.url)
    expect(await readinessOf(server)).toEqual([200, 'ok\n'])
    const folder = join(dataDir.path, 'postgres/base/pgsql_tmp')
    rmSync(folder, { recursive: true, force: true })
    writeFileSync(folder, '')
    await expect.poll(() => readinessOf(server)).toEqual([503, 'not ready: the database cannot write to its disk\n'])
    rmSync(folder)
    await expect.poll(() => readinessOf(server)).toEqual([200, 'ok\n'])
  })

  test('because somebody holds the lock, for which it does not wait', async () => {
    const { url } = await cloneForTest()
    const server = await serve(url)
    const holder = await connect(url).transaction()
    await holder.raw('lock table migrations in exclusive mode')
    expect(await readinessOf(server)).toEqual([503, 'not ready: the database is locked and takes no changes\n'])
    await holder.rollback()
    await expect.poll(() => readinessOf(server)).toEqual([200, 'ok\n'])
  })
})

test('a server is not ready before it is loaded, nor when it leaves', async () => {
  const { url } = await cloneForTest()
  const leaving = new AbortController()
  let isLoaded = false
  const find = buildReadiness(connect(url), leaving.signal, () => isLoaded)
  expect(await find()).toEqual({ reason: 'the server is still starting' })
  isLoaded = true
  expect(await find()).toBeNull()
  leaving.abort()
  expect(await find()).toEqual({ reason: 'the server is stopping' })
})

test('one probe serves all that ask within a second', async () => {
  let now = 0
  let probes = 0
  const ask = cacheForASecond(
    async () => {
      probes += 1
      return null
    },
    () => now,
  )
  await Promise.all(Array.from({ length: 100 }, ask))
  now = 999
  await ask()
  expect(probes).toBe(1)
  now = 1_000
  await ask()
  expect(probes).toBe(2)
})

import { mkdirSync, readdirSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  FAST_POSTGRES_SETTINGS,
  isRunningAsRoot,
  killPostgres,
  listPostgresProcesses,
  listSystemProcesses,
  listUnfinishedPostgresClusters,
  makePostgresDataDir,
  runSqlQuery,
  startFastPostgres,
  waitUntilTrue,
} from '../testing/embedded-postgres.ts'
import { DataFolderError } from './errors.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './index.ts'

test('the second start finds the data of the first, and stop leaves no process behind', async () => {
  using dataDir = makePostgresDataDir()
  const sentences: string[] = []
  const first = await startEmbeddedPostgres({
    dataDir: dataDir.path,
    settings: FAST_POSTGRES_SETTINGS,
    report: (sentence) => sentences.push(sentence),
  })
  expect(first.adopted).toBe(false)
  expect(first.url).toMatch(/^postgres:\/\/postern:[0-9a-f]+@127\.0\.0\.1:\d+\/postern\?host=/)
  expect(sentences[0]).toBe(`Creating a new database in ${dataDir.path}/postgres`)
  expect(statSync(join(dataDir.path, 'postgres', 'postern.password')).mode & 0o777).toBe(0o600)
  expect(listUnfinishedPostgresClusters(dataDir.path)).toEqual([])
  const [facts] = await runSqlQuery(
    first.url,
    `SELECT rolsuper, current_setting('listen_addresses') AS addresses, current_setting('unix_socket_directories') AS
       sockets, current_setting('fsync') AS fsync, datlocprovider AS provider, datlocale AS locale,
       pg_encoding_to_char(encoding) AS encoding
     FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()`,
  )
  const cluster = join(realpathSync(dataDir.path), 'postgres')
  expect(facts).toEqual({
    rolsuper: true,
    addresses: '127.0.0.1',
    sockets: cluster,
    fsync: 'off',
    provider: 'b',
    locale: 'C.UTF-8',
    encoding: 'UTF8',
  })
  await expect(runSqlQuery(first.url.replace(/:[0-9a-f]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(/password/)
  await runSqlQuery(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')

  const running = listPostgresProcesses(dataDir.path).map(({ pid }) => pid)
  expect(running.length).toBeGreaterThan(3)
  await Promise.all([first.stop(), first.stop()])
  expect(listSystemProcesses().filter(({ pid }) => running.includes(pid))).toEqual([])

  const second = await startFastPostgres(dataDir.path)
  expect(await runSqlQuery(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  await second.stop()
})

const IS_BY_SOCKET = 'SELECT inet_client_addr() IS NULL AS socket'

test('a folder whose path is too long for a socket is asked by TCP', async () => {
  using dataDir = makePostgresDataDir()
  const long = join(dataDir.path, 'x'.repeat(100))
  for (const [path, socket] of [
    [dataDir.path, true],
    [long, false],
  ] as const) {
    const server = await startFastPostgres(path)
    expect(await runSqlQuery(server.url, IS_BY_SOCKET)).toEqual([{ socket }])
    expect(findEmbeddedPostgres(path)).toEqual({ running: true, url: server.url })
    await server.stop()
  }
})

test('the socket of a server that was killed is removed', async () => {
  using dataDir = makePostgresDataDir()
  const sockets = () => readdirSync(join(dataDir.path, 'postgres')).filter((name) => name.startsWith('.s.PGSQL.'))
  await startFastPostgres(dataDir.path)
  const abandoned = sockets()
  killPostgres(dataDir.path)
  await waitUntilTrue(() => listPostgresProcesses(dataDir.path).length === 0)
  const again = await startFastPostgres(dataDir.path)
  expect(abandoned).toHaveLength(2)
  expect(sockets()).not.toEqual(expect.arrayContaining([abandoned[0]]))
  expect(sockets()).toHaveLength(2)
  await again.stop()
})

test('the owner hears once that the server died, and stop still works', async () => {
  using dataDir = makePostgresDataDir()
  const reasons: Error[] = []
  const server = await startEmbeddedPostgres({
    dataDir: dataDir.path,
    settings: FAST_POSTGRES_SETTINGS,
    onLost: (reason) => reasons.push(reason),
  })
  killPostgres(dataDir.path)
  await waitUntilTrue(() => reasons.length > 0)
  await server.stop()
  expect(reasons.map(String)).toEqual([expect.stringContaining('ended unexpectedly')])

  const again = await startEmbeddedPostgres({
    dataDir: dataDir.path,
    settings: FAST_POSTGRES_SETTINGS,
    onLost: (reason) => reasons.push(reason),
  })
  again.kill()
  await again.stop()
  expect(listPostgresProcesses(dataDir.path)).toEqual([])
  expect(reasons).toHaveLength(1)
})

test('a server that cannot start says why', async () => {
  using dataDir = makePostgresDataDir()
  const attempt = startEmbeddedPostgres({
    dataDir: dataDir.path,
    settings: { ...FAST_POSTGRES_SETTINGS, shared_buffers: 'nonsense' },
  })
  await expect(attempt).rejects.toThrow(/did not start.*postgres\.log.*shared_buffers.*nonsense/s)
})

test('a database of another major version is refused by name', async () => {
  using dataDir = makePostgresDataDir()
  mkdirSync(join(dataDir.path, 'postgres'))
  writeFileSync(join(dataDir.path, 'postgres', 'PG_VERSION'), '14\n')
  const refusal = await startFastPostgres(dataDir.path).catch((error: Error) => error)
  expect(refusal).toBeInstanceOf(DataFolderError)
  expect(String(refusal)).toMatch(/created by PostgreSQL 14.*brings PostgreSQL 18/)
})

test('a file in the place of the data folder is refused', async () => {
  using dataDir = makePostgresDataDir()
  const file = join(dataDir.path, 'file')
  writeFileSync(file, '')
  await expect(startFastPostgres(file)).rejects.toThrow(DataFolderError)
})

test('as root it runs as somebody else, even below a folder that only root may enter', async (context) => {
  if (!isRunningAsRoot) context.skip('This test needs root, because only root has to hand the server to another user.')
  using closed = makePostgresDataDir({ mode: 0o700 })
  const dataDir = join(closed.path, 'data')
  const server = await startFastPostgres(dataDir)
  const running = listPostgresProcesses(dataDir)
  expect(running.length).toBeGreaterThan(3)
  expect(running.filter(({ uid }) => uid === 0)).toEqual([])
  await runSqlQuery(server.url, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS number; CHECKPOINT')
  await server.stop()
  expect(listPostgresProcesses(dataDir)).toEqual([])
})

import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  isRunningAsRoot,
  killChildProcess,
  killPostgres,
  listSystemProcesses,
  listUnfinishedPostgresClusters,
  makePostgresDataDir,
  runSqlQuery,
  startFastPostgres,
  startPostgresOwner,
  waitUntilTrue,
} from '../testing/embedded-postgres.ts'

test('after everything was killed the next start recovers what was committed', async () => {
  using dataDir = makePostgresDataDir()
  const owner = startPostgresOwner(dataDir.path)
  const { url = '' } = await owner.outcome
  await runSqlQuery(url, 'SET synchronous_commit = on; CREATE TABLE kept AS SELECT 42 AS answer')
  await killChildProcess(owner.child)
  killPostgres(dataDir.path)
  expect(existsSync(join(dataDir.path, 'postgres', 'postmaster.pid'))).toBe(true)
  const next = await startFastPostgres(dataDir.path)
  expect(next.adopted).toBe(false)
  expect(await runSqlQuery(next.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  await next.stop()
})

test('a stale postmaster.pid that is empty or names a stranger does not break the start', async () => {
  using dataDir = makePostgresDataDir()
  const cluster = join(dataDir.path, 'postgres')
  const lockFile = join(cluster, 'postmaster.pid')
  const first = await startFastPostgres(dataDir.path)
  const content = readFileSync(lockFile, 'utf8')
  await first.stop()
  // As the user of the server, because PostgreSQL by itself copes with strangers of other users only.
  const { uid, gid } = statSync(cluster)
  const stranger = spawn('sleep', ['60'], { cwd: '/', ...(isRunningAsRoot ? { uid, gid } : {}) })
  try {
    writeFileSync(lockFile, content.replace(/^\d+/, String(stranger.pid)))
    await (await startFastPostgres(dataDir.path)).stop()
    writeFileSync(lockFile, '')
    await (await startFastPostgres(dataDir.path)).stop()
    expect(stranger.exitCode ?? stranger.signalCode).toBe(null)
  } finally {
    await killChildProcess(stranger)
  }
})

test('what an interrupted creation left is removed, what a living process is creating is not', async () => {
  using dataDir = makePostgresDataDir()
  const interrupted = startPostgresOwner(dataDir.path)
  interrupted.outcome.catch(() => {})
  const initdbs = () =>
    listSystemProcesses().filter(({ command }) => command.includes(`-D ${dataDir.path}/postgres.new-`))
  await waitUntilTrue(() =>
    listUnfinishedPostgresClusters(dataDir.path).some((name) =>
      existsSync(join(dataDir.path, name, 'cluster', 'base')),
    ),
  )
  await killChildProcess(interrupted.child)
  await waitUntilTrue(() => {
    const left = initdbs()
    for (const { pid } of left) process.kill(pid, 'SIGKILL')
    return left.length === 0
  })
  const junk = listUnfinishedPostgresClusters(dataDir.path)
  expect(junk).toHaveLength(1)

  const living = spawn('sleep', ['60'])
  try {
    const foreign = join(dataDir.path, `postgres.new-${living.pid}-ab`)
    mkdirSync(foreign)
    await (await startFastPostgres(dataDir.path)).stop()
    expect(listUnfinishedPostgresClusters(dataDir.path)).toEqual([basename(foreign)])
  } finally {
    await killChildProcess(living)
  }
})

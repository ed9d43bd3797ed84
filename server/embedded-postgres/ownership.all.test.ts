import { expect, test } from 'vitest'
import {
  killChildProcess,
  listPostgresProcesses,
  listSystemProcesses,
  listUnfinishedPostgresClusters,
  makePostgresDataDir,
  runSqlQuery,
  startFastPostgres,
  startPostgresOwner,
} from '../testing/embedded-postgres.ts'
import { DataFolderError } from './errors.ts'

test('a server whose owner was killed is adopted and stopped at the end', async () => {
  using dataDir = makePostgresDataDir()
  const owner = startPostgresOwner(dataDir.path)
  const { url } = await owner.outcome
  await killChildProcess(owner.child)
  const before = listPostgresProcesses(dataDir.path).map(({ pid }) => pid)
  const adopter = await startFastPostgres(dataDir.path)
  expect(adopter).toMatchObject({ adopted: true, url })
  await adopter.stop()
  expect(before.length).toBeGreaterThan(3)
  expect(listSystemProcesses().filter(({ pid }) => before.includes(pid))).toEqual([])
})

test('a second owner is refused, told who the first is, and the first is not disturbed', async () => {
  using dataDir = makePostgresDataDir()
  const owner = startPostgresOwner(dataDir.path)
  try {
    const { url = '' } = await owner.outcome
    const refusal = await startFastPostgres(dataDir.path).catch((error: Error) => error)
    expect(refusal).toBeInstanceOf(DataFolderError)
    expect(String(refusal)).toContain(
      `${dataDir.path} is in use by another running Postern (process ${owner.child.pid})`,
    )
    expect(String(refusal)).toMatch(/Stop that one.*DATA_DIR.*DATABASE_URL/)
    expect(await runSqlQuery(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  } finally {
    await killChildProcess(owner.child)
    await (await startFastPostgres(dataDir.path)).stop()
  }
})

test('of two simultaneous first starts exactly one wins', async () => {
  using dataDir = makePostgresDataDir()
  const owners = [startPostgresOwner(dataDir.path), startPostgresOwner(dataDir.path)]
  try {
    const outcomes = await Promise.all(owners.map(({ outcome }) => outcome))
    expect(outcomes.filter(({ url }) => url)).toHaveLength(1)
    expect(outcomes.find(({ refusal }) => refusal)?.refusal).toMatch(/^DataFolderError: .* is in use by another/)
    expect(listUnfinishedPostgresClusters(dataDir.path)).toEqual([])
  } finally {
    await Promise.all(owners.map(({ child }) => killChildProcess(child)))
    await (await startFastPostgres(dataDir.path)).stop()
  }
})

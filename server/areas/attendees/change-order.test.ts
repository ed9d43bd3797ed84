import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../../platform/database/connect.ts'
import { renumberAfterRestore } from '../../platform/database/renumber-after-restore.ts'
import { buildFixtures, type Call, makeEvent, someone } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let call: Call

beforeAll(async () => {
  server = await startTestServer()
  call = (await buildFixtures(server)).live
})

afterAll(() => server.close())

test('a database that was restored where transactions have lower numbers misses nothing', async () => {
  const path = await makeEvent(call)
  await call('POST', `${path}/registrations`, { attendees: [someone(), someone()] })
  const list = async (since: string) => (await call('GET', `${path}/attendees?updated_since=${since}`)).body
  // Any transaction open on the database server delays what this list shows.
  const listOfTwo = async (since: string) => {
    await expect.poll(async () => (await list(since)).data.length).toBe(2)
    return list(since)
  }
  const before = await listOfTwo('2020-01-01T00:00:00Z')
  expect((await list(before.page.as_of)).data).toEqual([])
  expect(await renumberAfterRestore(server.database)).toBe(false)

  await server.database.raw(`update attendees set changed_xid = '4611686018427387904'`)
  await server.database.raw(`update instance set numbered_by = 'the server it came from'`)
  expect((await list('2020-01-01T00:00:00Z')).data).toEqual([])
  expect(await renumberAfterRestore(server.database)).toBe(true)
  expect(await renumberAfterRestore(server.database)).toBe(false)

  const again = await listOfTwo(before.page.as_of)
  expect(again.data.map(({ id }: { id: string }) => id).sort()).toEqual(
    before.data.map(({ id }: { id: string }) => id).sort(),
  )
  expect((await list(again.page.as_of)).data).toEqual([])
})

test('a server that starts where it ran before looks at nobody', async () => {
  await renumberAfterRestore(server.database)
  const starting = connectDatabase({
    url: server.databaseUrl,
    poolSize: 1,
    applicationName: 'test',
    statementTimeout: 30_000,
  })
  await server.database.transaction(async (transaction) => {
    await transaction.raw('lock table attendees in access exclusive mode')
    expect(await renumberAfterRestore(starting)).toBe(false)
  })
  await starting.destroy()
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildStage, type Call, makeEvent, someone } from '../../testing/stage.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { ensureChangeOrder } from './change-order.ts'

let server: TestServer
let call: Call

beforeAll(async () => {
  server = await startTestServer()
  call = (await buildStage(server)).live
})

afterAll(() => server.close())

test('a database that was restored where transactions have lower numbers misses nothing', async () => {
  const path = await makeEvent(call)
  await call('POST', `${path}/registrations`, { attendees: [someone(), someone()] })
  const list = async (since: string) => (await call('GET', `${path}/attendees?updated_since=${since}`)).body
  // Whatever else runs on the database server delays what such a list shows.
  const listOfTwo = (since: string) =>
    vi.waitUntil(async () => {
      const found = await list(since)
      return found.data.length === 2 && found
    }, 10_000)
  const before = await listOfTwo('2020-01-01T00:00:00Z')
  expect((await list(before.page.as_of)).data).toEqual([])
  expect(await ensureChangeOrder(server.database)).toBe(false)

  await server.database.raw(`update attendees set changed_xid = '4611686018427387904'`)
  expect((await list('2020-01-01T00:00:00Z')).data).toEqual([])
  expect(await ensureChangeOrder(server.database)).toBe(true)
  expect(await ensureChangeOrder(server.database)).toBe(false)

  const again = await listOfTwo(before.page.as_of)
  expect(again.data.map(({ id }: { id: string }) => id).sort()).toEqual(
    before.data.map(({ id }: { id: string }) => id).sort(),
  )
  expect((await list(again.page.as_of)).data).toEqual([])
})

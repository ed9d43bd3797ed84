import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStage, type Call, makeEvent, someone } from '../testing/stage.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
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
  const before = await list('2020-01-01T00:00:00Z')
  expect(before.data).toHaveLength(2)
  expect((await list(before.page.as_of)).data).toEqual([])
  expect(await ensureChangeOrder(server.database)).toBe(false)

  await server.database.raw(`update attendees set changed_xid = '4611686018427387904'`)
  expect((await list('2020-01-01T00:00:00Z')).data).toEqual([])
  expect(await ensureChangeOrder(server.database)).toBe(true)
  expect(await ensureChangeOrder(server.database)).toBe(false)

  const again = await list(before.page.as_of)
  expect(again.data.map(({ id }: { id: string }) => id).sort()).toEqual(
    before.data.map(({ id }: { id: string }) => id).sort(),
  )
  expect((await list(again.page.as_of)).data).toEqual([])
})

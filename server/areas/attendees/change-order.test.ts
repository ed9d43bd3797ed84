import { afterAll, beforeAll, expect, test } from 'vitest'
import { renewDataLineage } from '../../platform/database/renew-lineage.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
  call = (await buildTestFixtures(server)).live
})

afterAll(() => server.close())

test('whoever follows a database that was restored elsewhere begins anew', async () => {
  const path = await makeTestEvent(call)
  await call('POST', `${path}/registrations`, { attendees: [buildNewAttendee(), buildNewAttendee()] })
  const list = async (since: string) => (await call('GET', `${path}/attendees?updated_since=${since}`)).body
  const before = await list('2020-01-01T00:00:00Z')
  expect(before.data).toHaveLength(2)
  await renewDataLineage(server.database)
  expect(await renewDataLineage(server.database)).toBe(false)
  const { as_of } = (await list('2020-01-01T00:00:00Z')).page
  expect((await list(as_of)).data).toEqual([])

  await server.database('instance').update({ lineage_of: 'where the dump was made' })
  expect(await renewDataLineage(server.database)).toBe(true)
  const again = await list(as_of)
  expect(again.data).toEqual(before.data)
  expect((await list(again.page.as_of)).data).toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

test('a table that gets a column meanwhile fails nobody’s request', async () => {
  const { live } = await buildTestFixtures(server)
  const path = await makeTestEvent(live)
  const register = () => live('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
  const many = async (ask: () => ReturnType<typeof live>) => {
    const answers = await Promise.all(Array.from({ length: 30 }, ask))
    return [...new Set(answers.map(({ status }) => status))]
  }
  expect(await many(register)).toEqual([201])
  await server.database.raw('alter table events add column shade text')
  expect(await many(register)).toEqual([201])
  await server.database.raw('alter table events drop column shade')
  expect(await many(() => live('GET', path))).toEqual([200])
  const list = await live('GET', `${path}/registrations?limit=200`)
  expect(list.body.data).toHaveLength(60)
})

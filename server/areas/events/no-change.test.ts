import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestFixtures, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
  call = (await buildTestFixtures(server)).live
})

afterAll(() => server.close())

test('a change that changes nothing leaves no trace', async () => {
  const event = await makeTestEvent(call)
  await call('POST', '/v1/groups', { code: 'north', name: 'North' })
  await call('POST', `${event}/check-in-points`, { code: 'gate', name: 'Gate', kind: 'entry', days: ['fri'] })
  const ana = await call('POST', '/v1/contacts', { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@example.com' })
  const paths = ['/v1/groups/north', `/v1/contacts/${ana.body.id}`, event]
  paths.push(...['days/fri', 'attendee-types/visitor', 'check-in-points/gate'].map((part) => `${event}/${part}`))
  const audited = async () => Number((await server.database('audit_log').count('* as n').first())?.n)
  server.clock.advance(60_000)
  for (const path of paths) {
    expect((await call('GET', path)).status).toBe(200)
    const [before, rows] = [(await call('GET', path)).body, await audited()]
    for (const changes of [
      {},
      { code: before.code, name: before.name, first_name: before.first_name, days: before.days },
    ]) {
      const known = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      expect((await call('PATCH', path, known)).body).toEqual(before)
    }
    expect([path, await audited()]).toEqual([path, rows])
    const renamed = await call('PATCH', path, before.first_name ? { first_name: 'Bea' } : { name: 'Other' })
    expect(renamed.body.updated_at).not.toBe(before.updated_at)
    expect(await audited()).toBe(rows + 1)
  }
})

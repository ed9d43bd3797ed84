import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFixtures, type Call, makeEvent, someone } from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let organizationId: string
let live: Call
let path: string

beforeAll(async () => {
  server = await startTestServer()
  const fixtures = await buildFixtures(server)
  organizationId = fixtures.organizationId
  live = fixtures.live
  path = await makeEvent(live)
  const point = { code: 'free', name: 'Free', kind: 'entry', limit: 'unlimited' }
  await live('POST', `${path}/check-in-points`, point)
  const tester = await fixtures.as({ mode: 'test', scopes: ['read', 'write', 'scanner'] })
  const { body } = await tester('POST', `${path}/registrations`, { attendees: [someone({ days: ['fri'] })] })
  const { code } = (await tester('GET', `${path}/tickets/${body.attendees[0].ticket_ids[0]}`)).body
  const scans = Array.from({ length: 40 }, (_, n) => ({
    code,
    check_in_point: 'free',
    client_uuid: randomUUID(),
    scanned_at: `2026-06-05T10:00:${String(n).padStart(2, '0')}.000Z`,
  }))
  const { results } = (await tester('POST', `/api${path}/scan/batch`, { scans })).body
  expect(results.every(({ admitted }: { admitted: boolean }) => admitted)).toBe(true)
})

afterAll(() => server.close())

test('however many admissions of a ticket are deleted at once, its roster is marked once', async () => {
  const transaction = await server.database.transaction()
  await transaction('checkins').where({ organization_id: organizationId }).delete()
  const { rows } = await transaction.raw(
    `select n_tup_ins + n_tup_upd as writes from pg_stat_xact_user_tables where relname = 'roster_marks'`,
  )
  await transaction.rollback()
  expect(Number(rows[0].writes)).toBe(1)
})

test('a check-in point leaves with its test check-ins, and the log keeps each as it was answered', async () => {
  expect((await live('DELETE', `${path}/check-in-points/free`)).status).toBe(204)
  const kept = await server.database('audit_log').where({ organization_id: organizationId, object_type: 'checkin' })
  expect(kept).toHaveLength(40)
  for (const { object_id, action, after } of kept) {
    expect([action, after.id, after.check_in_point]).toEqual(['checkin.recorded', object_id, 'free'])
  }
})

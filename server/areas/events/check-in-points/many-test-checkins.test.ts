import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestApiCall } from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { waitUntilBlocked } from '../../../testing/until-blocked.ts'

let server: TestServer
let organizationId: string
let live: TestApiCall
let path: string
let scanLive: () => Promise<number>

/** More check-ins than one statement deletes, three of each scan: some scans are in two parts. */
const SCANS = 200
const BATCH = 50
const PEOPLE = 3

beforeAll(async () => {
  server = await startTestServer()
  const fixtures = await buildTestFixtures(server)
  organizationId = fixtures.organizationId
  live = fixtures.live
  path = await makeTestEvent(live, { types: [{ code: 'visitor', name: 'Visitor', ticket: 'shared' }] })
  for (const code of ['free', 'other']) {
    await live('POST', `${path}/check-in-points`, { code, name: code, kind: 'entry', limit: 'unlimited' })
  }
  const scopes = ['read', 'write', 'scanner'] as const
  const tester = await fixtures.as({ mode: 'test', scopes: [...scopes] })
  const code = await registerThree(tester)
  for (let batch = 0; batch < SCANS / BATCH; batch += 1) {
    const scans = Array.from({ length: BATCH }, (_, n) => scanOf(code, 'free', n))
    const { results } = (await tester('POST', `/api${path}/scan/batch`, { scans })).body
    expect(results.every(({ admitted }: { admitted: boolean }) => admitted)).toBe(true)
  }
  const scanner = await fixtures.as({ scopes: [...scopes] })
  const liveCode = await registerThree(scanner)
  scanLive = async () => (await scanner('POST', `${path}/scan`, scanOf(liveCode, 'other', 0))).status
})

async function registerThree(call: TestApiCall): Promise<string> {
  const attendees = Array.from({ length: PEOPLE }, () => buildNewAttendee({ days: ['fri'] }))
  const { body } = await call('POST', `${path}/registrations`, { attendees })
  return (await call('GET', `${path}/tickets/${body.attendees[0].ticket_ids[0]}`)).body.code
}

const scanOf = (code: string, check_in_point: string, second: number) => ({
  code,
  check_in_point,
  client_uuid: randomUUID(),
  scanned_at: `2026-06-05T10:00:${String(second).padStart(2, '0')}.000Z`,
})

afterAll(() => server.close())

test('a check-in point leaves with its test check-ins while live scans go on, and the log keeps each as it was answered', async () => {
  const holder = await server.database.transaction()
  await holder('checkins').where({ organization_id: organizationId, livemode: false }).forUpdate()
  const deletion = live('DELETE', `${path}/check-in-points/free`)
  await waitUntilBlocked(server.database, 1, deletion)
  let scanned: number | undefined
  const scan = scanLive().then((status) => {
    scanned = status
  })
  await waitUntilBlocked(server.database, 2, scan)
  await holder.rollback()
  expect(scanned).toBe(200)
  expect((await deletion).status).toBe(204)
  await scan
  const tested = { organization_id: organizationId, livemode: false }
  expect(await server.database('checkins').where(tested)).toEqual([])
  expect(await server.database('scans').where(tested)).toEqual([])
  const kept = await server.database('audit_log').where({ organization_id: organizationId, object_type: 'checkin' })
  expect(kept).toHaveLength(SCANS * PEOPLE)
  for (const { object_id, action, after } of kept) {
    expect([action, after.id, after.check_in_point]).toEqual(['checkin.recorded', object_id, 'free'])
  }
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { MAX_SCANNED_ATTENDEES } from './bounds.ts'

let server: TestServer
let organizationId: string
let gate: TestApiCall
let path: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  const fixtures = await buildTestFixtures(server, { attendee_cap: 1_000_000 })
  organizationId = fixtures.organizationId
  gate = await fixtures.as({ scopes: ['scanner', 'read', 'write', 'admin'] })
  path = await makeTestEvent(gate, { types: [{ code: 'family', name: 'Family', ticket: 'shared' }] })
  for (const code of ['free', 'side']) {
    await gate('POST', `${path}/check-in-points`, { code, name: code, kind: 'entry', limit: 'unlimited' })
  }
  await gate('POST', `${path}/check-in-points`, { code: 'main', name: 'Main', kind: 'entry' })
})

async function bookFamily(people: number): Promise<{ code: string; registration: string }> {
  const attendees = Array.from({ length: people }, () => buildNewAttendee({ attendee_type: 'family', days: ['fri'] }))
  const { body } = await gate('POST', `${path}/registrations`, { attendees })
  const { code } = (await gate('GET', `${path}/tickets/${body.attendees[0].ticket_ids[0]}`)).body
  return { code, registration: body.id }
}

const scanOf = (code: string, point: string, time: string) => ({
  code,
  check_in_point: point,
  client_uuid: randomUUID(),
  scanned_at: `2026-06-05T${time}.000Z`,
})

const batch = async (scans: object[]) => (await gate('POST', `/api${path}/scan/batch`, { scans })).body.results

const minute = (n: number) => `10:${String(n).padStart(2, '0')}:00`

const firstRows = () =>
  server.database('checkins').where({ organization_id: organizationId, is_first: true }).orderBy('id')

test('however often people pass a point without a limit, one row of each is what later scans are decided by', async () => {
  const { code } = await bookFamily(3)
  const results = await batch(Array.from({ length: 20 }, (_, n) => scanOf(code, 'free', minute(n))))
  expect(results.map(({ result }: { result: string }) => result)).toEqual(Array(20).fill('accepted'))
  for (const n of [20, 21]) await gate('POST', `${path}/scan`, scanOf(code, 'free', minute(n)))
  expect(await firstRows()).toHaveLength(3)
  const { data } = (await gate('GET', `/api${path}/scan/roster`)).body
  const at = '2026-06-05T10:00:00.000Z'
  for (const { admissions } of data[0].attendees) {
    expect(admissions).toEqual([{ result: 'accepted', check_in_point: 'free', day: 'fri', at }])
  }
  const { body } = await gate('POST', `${path}/scan`, scanOf(code, 'main', '11:00:00'))
  expect(body.attendees[2]).toMatchObject({ result: 'duplicate', first_admission: { at, check_in_point: 'free' } })
})

test('a scan that is sent late takes the place of the first, however many come in falling order', async () => {
  const { code } = await bookFamily(1)
  await gate('POST', `${path}/scan`, scanOf(code, 'side', '10:30:00'))
  for (const n of [20, 19, 18, 17]) await gate('POST', `${path}/scan`, scanOf(code, 'free', minute(n)))
  // Batched in one transaction, in which the replaced rows are not written yet.
  await Promise.all([16, 15, 14, 13].map((n) => gate('POST', `${path}/scan`, scanOf(code, 'free', minute(n)))))
  expect(await firstRows()).toHaveLength(2)
  const { body } = await gate('POST', `${path}/scan`, scanOf(code, 'main', '11:00:00'))
  const first = { at: '2026-06-05T10:13:00.000Z', check_in_point: 'free' }
  expect(body.attendees[0]).toMatchObject({ result: 'duplicate', first_admission: first })
})

test('who follows a roster is told of a first admission and not of those that repeat it', async () => {
  let asOf = (await gate('GET', `/api${path}/scan/roster`)).body.page.as_of
  const listed: string[] = []
  // Changes are listed once no older transaction, in any database of the server, can still commit.
  const untilListed = (ticketId: string, times: number) =>
    expect
      .poll(async () => {
        const { data, page } = (await gate('GET', `/api${path}/scan/roster?since=${encodeURIComponent(asOf)}`)).body
        asOf = page.as_of
        listed.push(...data.map(({ ticket_id }: { ticket_id: string }) => ticket_id))
        return listed.filter((id) => id === ticketId).length
      })
      .toBe(times)
  const ticketOf = async (registration: string): Promise<string> =>
    (await gate('GET', `${path}/tickets?registration=${registration}`)).body.data[0].id

  const { code, registration } = await bookFamily(1)
  const ticket = await ticketOf(registration)
  await untilListed(ticket, 1)
  await gate('POST', `${path}/scan`, scanOf(code, 'free', '10:00:00'))
  await untilListed(ticket, 2)
  await gate('POST', `${path}/scan`, scanOf(code, 'free', '10:05:00'))
  const other = await ticketOf((await bookFamily(1)).registration)
  await untilListed(other, 1)
  expect(listed).toEqual([ticket, ticket, other])
})

test('a batch reads no more people than it says, and the scans beyond them are told to come again', async () => {
  const first = await bookFamily(1)
  const second = await bookFamily(1)
  // As if the first ticket had so many people; ids without an attendee are ignored.
  await server.database.raw(
    `update tickets set attendee_ids = attendee_ids || array(select 'gone' from generate_series(2, ${MAX_SCANNED_ATTENDEES})) where code = ?`,
    [first.code],
  )
  const [one, other] = await batch([scanOf(first.code, 'main', '10:00:00'), scanOf(second.code, 'main', '10:01:00')])
  expect(one.result).toBe('accepted')
  expect(other.error).toMatchObject({ code: 'payload_too_large' })
  const [alone] = await batch([scanOf(second.code, 'main', '10:01:00')])
  expect(alone.result).toBe('accepted')
})

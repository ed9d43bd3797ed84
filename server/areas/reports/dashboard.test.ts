import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadBackgroundCaller } from '../../access/keys/index.ts'
import { findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { makeTestMember } from '../../testing/console/visitor.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  makeTestEvent,
  makeTestGroups,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { buildReadDashboard, type ReadDashboard } from './dashboard.ts'

let server: TestServer
let fixtures: TestFixtures
let path: string
let gate: TestApiCall
let read: ReadDashboard

/** While the first day of the event is on. */
const FRIDAY = new Date('2026-06-05T10:00:00.000Z')

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.set(FRIDAY)
  fixtures = await buildTestFixtures(server)
  path = await makeTestEvent(fixtures.live)
  for (const code of ['main', 'side']) {
    const point = { code, name: `Gate ${code}`, kind: 'entry', limit: 'unlimited' }
    await fixtures.live('POST', `${path}/check-in-points`, point)
  }
  await fixtures.live('POST', `${path}/check-in-points`, { code: 'bar', name: 'Bar', kind: 'zone' })
  gate = await fixtures.as({ scopes: ['scanner'] })
  read = buildReadDashboard(server.database)
})

async function book(
  days: string[] = ['fri'],
  { as = fixtures.live, group }: { as?: TestApiCall; group?: string } = {},
) {
  const { body } = await as('POST', `${path}/registrations`, {
    attendees: [buildNewAttendee({ days })],
    ...(group ? { group } : {}),
  })
  return (await as('GET', `${path}/tickets/${body.attendees[0].ticket_ids[0]}`)).body.code as string
}

async function scan(code: string, check_in_point = 'main', scanned_at = server.clock.now(), by = gate) {
  const body = { code, check_in_point, client_uuid: randomUUID(), scanned_at: scanned_at.toISOString() }
  const scanned = await by('POST', `/api${path}/scan`, body)
  expect(scanned.status, JSON.stringify(scanned.body)).toBe(200)
  return scanned.body.result
}

type View = { mode?: 'live' | 'test'; group?: string; day?: string }

const minutes = (count: number) => new Date(FRIDAY.getTime() + count * 60_000)

/** As a member who opened the page at this moment. */
async function watch({ mode = 'live', group, day }: View = {}, by = read) {
  const reader = buildReader(server.database)
  const { id } = await makeTestMember(server, fixtures.organizationId, { role: 'admin', group })
  const actsFor = {
    organizationId: fixtures.organizationId,
    by: { type: 'member' as const, id },
    livemode: mode === 'live',
  }
  const caller = await loadBackgroundCaller(reader, actsFor, server.clock.now())
  if (isRefusal(caller)) throw new Error(caller.message)
  const event = await findVisibleEvent(reader, caller, 'fest')
  if (isRefusal(event)) throw new Error(event.message)
  return by(caller, event, day)
}

const points = (main: number, side: number, bar: number) => [
  expect.objectContaining({ code: 'main', people: main }),
  expect.objectContaining({ code: 'side', people: side }),
  expect.objectContaining({ code: 'bar', people: bar }),
]

test('shows who came of those who are expected, each person once, by point and quarter of an hour', async () => {
  const [one, two, three] = [await book(), await book(['fri', 'sat']), await book(['sat'])]
  await scan(one, 'main', minutes(-31))
  await scan(one, 'main', minutes(-1))
  await scan(one, 'side', minutes(-1))
  await scan(one, 'bar', minutes(-1))
  await scan(two, 'side', minutes(-1))
  expect(await scan(three)).toBe('wrong_day')
  await scan('NOSUCHCODE')
  const dashboard = await watch()
  expect(dashboard).toMatchObject({ expected: 2, admitted: 2, points: points(1, 2, 1) })
  expect(dashboard.day?.code).toBe('fri')
  expect(dashboard.points.map(({ refused }) => refused)).toEqual([2, 0, 0])
  expect(dashboard.quarters).toEqual([
    { start: minutes(-45), people: 1 },
    { start: minutes(-30), people: 0 },
    { start: minutes(-15), people: 1 },
  ])
  expect(dashboard.refusals.map(({ result, count }) => [result, count]).sort()).toEqual([
    ['unknown', 1],
    ['wrong_day', 1],
  ])
  expect(dashboard.lastScans.slice(0, 2)).toMatchObject([
    { result: 'unknown', point: 'Gate main', attendee_id: null, first_name: null },
    { result: 'wrong_day', point: 'Gate main', first_name: 'Nerea' },
  ])
})

test('what is added as it comes in is what a whole count finds, also where scans are sent late', async () => {
  const tickets = await Promise.all(Array.from({ length: 12 }, () => book(['fri', 'sat'])))
  await scan(tickets[0] ?? '')
  await watch()
  for (const [at, ticket] of tickets.entries()) {
    // Some minutes pass, so that what came before is settled; a device sends what it read before the last scan.
    server.clock.advance(20_000)
    await scan(ticket, at % 2 === 0 ? 'main' : 'side')
    await scan(tickets[at - 1] ?? ticket, 'main', minutes(-at))
    await scan(ticket, 'bar')
    const [added, whole] = [await watch(), await watch({}, buildReadDashboard(server.database))]
    expect(added).toEqual(whole)
  }
  expect((await watch()).admitted).toBe(12)
})

test('is of the day that is on, or of the one that is chosen', async () => {
  const one = await book(['fri', 'sat'])
  await scan(one)
  expect(await watch({ day: 'sat' })).toMatchObject({ expected: 1, admitted: 0, lastScans: [] })
  server.clock.advance(24 * 3_600_000)
  expect(await watch()).toMatchObject({ day: { code: 'sat' }, admitted: 0 })
  expect(await watch({ day: 'fri' })).toMatchObject({ day: { code: 'fri' }, admitted: 1 })
  server.clock.advance(30 * 24 * 3_600_000)
  expect(await watch()).toMatchObject({ day: { code: 'sat' } })
})

test('has test check-ins apart, and none that were cleared', async () => {
  const [real, made] = [await book(), await book(['fri'], { as: fixtures.test })]
  const trial = await fixtures.as({ mode: 'test', scopes: ['scanner'] })
  await scan(real)
  await scan(made, 'side', FRIDAY, trial)
  expect(await watch()).toMatchObject({ expected: 1, admitted: 1, points: points(1, 0, 0) })
  expect(await watch({ mode: 'test' })).toMatchObject({ expected: 1, admitted: 1, points: points(0, 1, 0) })
  await fixtures.live('DELETE', `${path}/test-checkins`)
  server.clock.advance(60_000)
  expect(await watch({ mode: 'test' })).toMatchObject({ admitted: 0, points: points(0, 0, 0), lastScans: [] })
  expect(await watch()).toMatchObject({ admitted: 1 })
})

test('is of the people of their group for those who are limited to one', async () => {
  await makeTestGroups(fixtures.live, { north: null, pier: 'north', south: null })
  const [ours, theirs] = [await book(['fri'], { group: 'pier' }), await book(['fri'], { group: 'south' })]
  await scan(ours)
  await scan(theirs)
  await scan(theirs, 'side')
  expect(await watch()).toMatchObject({ expected: 2, admitted: 2, points: points(2, 1, 0) })
  const limited = await watch({ group: 'north' })
  expect(limited).toMatchObject({ expected: 1, admitted: 1, points: points(1, 0, 0) })
  expect(limited.lastScans).toHaveLength(1)
})

test('is counted once a second for all who see the same', async () => {
  const [one, two] = [await book(), await book()]
  const [before, beside] = await Promise.all([watch(), watch()])
  expect(beside).toBe(before)
  await scan(one)
  server.clock.advance(900)
  expect(await watch()).toBe(before)
  server.clock.advance(60_000)
  await scan(two)
  expect((await watch()).admitted).toBe(2)
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadBackgroundCaller } from '../../access/keys/index.ts'
import { hashPin } from '../../access/members/pin.ts'
import { findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { makeTestMember, signInToConsole, stripHtmlTags } from '../../testing/console/visitor.ts'
import { buildExportRunner } from '../../testing/exports/export-context.ts'
import {
  buildNewAttendee,
  buildTestApiCall,
  buildTestFixtures,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { makeTestDevice } from '../../testing/make-device.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { buildReadDashboard } from './dashboard.ts'

const PIN = '482913'
const FRIDAY = '2026-06-05T10:00:00.000Z'
const SATURDAY = '2026-06-06T10:00:00.000Z'

let server: TestServer
let fixtures: TestFixtures
let path: string
let gates: Record<'live' | 'test', TestApiCall>
let memberId: string
let email: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  server.clock.set(FRIDAY)
  fixtures = await buildTestFixtures(server)
  const { live, organizationId } = fixtures
  path = await makeTestEvent(live, {
    types: [
      { code: 'visitor', name: 'Visitor' },
      { code: 'family', name: 'Family', ticket: 'shared' },
    ],
  })
  const points = [
    { code: 'main', kind: 'entry', limit: 'unlimited' },
    { code: 'side', kind: 'entry' },
    { code: 'check', kind: 'pre_check' },
    { code: 'bar', kind: 'zone' },
  ]
  for (const point of points) await live('POST', `${path}/check-in-points`, { name: point.code, ...point })
  const { id } = (await live('GET', path)).body
  const pair = async (mode: 'live' | 'test') =>
    buildTestApiCall(
      server,
      (await makeTestDevice(server.database, server.clock.now(), organizationId, id, { mode })).value,
    )
  gates = { live: await pair('live'), test: await pair('test') }
  ;({ id: memberId, email } = await makeTestMember(server, organizationId, { role: 'owner' }))
  await server
    .database('members')
    .where({ id: memberId })
    .update({ pin_hash: await hashPin(PIN, 4) })
})

type Mode = 'live' | 'test'
type Party = { id: string; tickets: string[]; attendees: { id: string }[] }

async function book(mode: Mode, ...people: object[]): Promise<Party> {
  const { status, body } = await fixtures[mode]('POST', `${path}/registrations`, {
    attendees: people.map(buildNewAttendee),
  })
  expect(status, JSON.stringify(body)).toBe(201)
  const tickets = body.attendees.flatMap((one: { ticket_ids: string[] }) => one.ticket_ids)
  return { id: body.id, tickets: [...new Set<string>(tickets)], attendees: body.attendees }
}

async function scan(
  mode: Mode,
  { tickets: [ticket] }: Party,
  check_in_point: string,
  scanned_at = FRIDAY,
  only?: string[],
) {
  server.clock.advance(1_000)
  const sent = { ticket, check_in_point, client_uuid: randomUUID(), scanned_at, ...(only ? { only } : {}) }
  const { status, body } = await gates[mode]('POST', `/api${path}/scan`, sent)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

async function override(mode: Mode, scanned: { checkins: { id: string }[] }) {
  server.clock.advance(1_000)
  const [{ id }] = scanned.checkins as [{ id: string }]
  const body = { member: email, pin: PIN, reason: 'Came with the band.' }
  const overridden = await gates[mode]('POST', `/api/v1/checkins/${id}/override`, body)
  expect(overridden.status, JSON.stringify(overridden.body)).toBe(200)
  return overridden.body.result
}

/** Everything that can happen at the gates of two days. Returns who was let in on each of them. */
async function mixedHistory(mode: Mode) {
  const fri = (more: object = {}) => ({ days: ['fri'], ...more })
  const often = await book(mode, fri())
  for (const point of ['main', 'main', 'side']) await scan(mode, often, point)
  const late = await book(mode, {})
  await scan(mode, late, 'main', '2026-06-05T08:00:00.000Z')
  await scan(mode, late, 'main', '2026-06-05T06:30:00.000Z')
  const ahead = await book(mode, {})
  await scan(mode, ahead, 'side', '2026-06-05T20:00:00.000Z')
  await scan(mode, ahead, 'side', SATURDAY)
  const stranger = await book(mode, fri())
  expect(await override(mode, await scan(mode, stranger, 'main', SATURDAY))).toBe('accepted')
  const checked = await book(mode, fri())
  await scan(mode, checked, 'check')
  expect(await override(mode, await scan(mode, checked, 'check'))).toBe('pre_checked')
  const thirsty = await book(mode, fri())
  expect(await override(mode, await scan(mode, thirsty, 'bar'))).toBe('zone_entered')
  const gone = await book(mode, fri())
  await scan(mode, gone, 'main')
  await fixtures[mode]('POST', `${path}/registrations/${gone.id}/cancel`, {})
  const voided = await book(mode, fri())
  await fixtures[mode]('POST', `${path}/registrations/${voided.id}/cancel`, {})
  expect(await override(mode, await scan(mode, voided, 'side', server.clock.now().toISOString()))).toBe('accepted')
  const family = await book(mode, ...Array(3).fill(fri({ attendee_type: 'family' })))
  await scan(
    mode,
    family,
    'main',
    FRIDAY,
    family.attendees.slice(0, 2).map(({ id }) => id),
  )
  await book(mode, fri())
  await book(mode, { days: ['sat'] })
  return { fri: 7, sat: 2, ever: 8, expected: { fri: 10, sat: 3 } }
}

type Row = Record<string, string>

const sum = (rows: Row[], column: string) => rows.reduce((total, row) => total + Number(row[column]), 0)

/** What each of those who count says of a day, or of the whole event. */
async function countAll(mode: Mode, day: 'fri' | 'sat') {
  server.clock.advance(60_000)
  const call = fixtures[mode]
  const reader = buildReader(server.database)
  const by = { type: 'member' as const, id: memberId }
  const acting = { organizationId: fixtures.organizationId, by, livemode: mode === 'live' }
  const caller = await loadBackgroundCaller(reader, acting, server.clock.now())
  if (isRefusal(caller)) throw new Error(caller.message)
  const event = await findVisibleEvent(reader, caller, 'fest')
  if (isRefusal(event)) throw new Error(event.message)
  const dashboard = await buildReadDashboard(server.database)(caller, event, day)
  const { body: report } = await call('GET', `${path}/reports/attendance`)
  const attendance = report.days.find((one: { day: string }) => one.day === day)
  const desk = buildExportRunner(server, 'fest')
  const lines: Row[] = (await desk.rows(call, { type: 'attendance' })).filter((row) => row.Day === day)
  const ofDay: Row[] = await desk.rows(call, { type: 'attendance', filters: { day } })
  const isYes = (column: string) => (row: Row) => row[column] === 'yes'
  const figures = (rows: Row[]) => ({
    expected: rows.filter(isYes('Expected')).length,
    admitted: rows.filter(isYes('Admitted')).length,
    absent: rows.filter((row) => isYes('Expected')(row) && !isYes('Admitted')(row)).length,
  })
  return {
    dashboard: { expected: dashboard.expected, admitted: dashboard.admitted },
    quarters: dashboard.quarters.reduce((total, { people }) => total + people, 0),
    attendance: { expected: attendance.expected, admitted: attendance.admitted, absent: attendance.absent },
    types: attendance.attendee_types.reduce((total: number, { admitted }: { admitted: number }) => total + admitted, 0),
    export: figures(lines),
    exportOfDay: figures(ofDay),
  }
}

/** Check-ins, of which a person may have several. */
async function countCheckins(mode: Mode) {
  const call = fixtures[mode]
  const listOf = async (name: string) => (await call('GET', `${path}/${name}?limit=200`)).body.data
  const people = new Set((await listOf('attendees')).map(({ id }: { id: string }) => id))
  const rows = (await listOf('checkins')).filter((row: { attendee_id: string }) => people.has(row.attendee_id))
  const recorded = rows.filter((row: { admitted: boolean }) => row.admitted).length
  return [(await call('GET', `${path}/stats`)).body.checkins, { recorded, refused: rows.length - recorded }]
}

async function countEver(mode: Mode) {
  const call = fixtures[mode]
  const { admissions } = (await call('GET', `${path}/reports/reconciliation`)).body
  const lines: Row[] = await buildExportRunner(server, 'fest').rows(call, { type: 'reconciliation' })
  const { body: made } = await call('POST', `${path}/communications`, {
    name: 'Thanks',
    subject: 'Thank you',
    body: 'You came.',
    audience: { statuses: ['confirmed', 'cancelled'], admitted: true },
  })
  const { body: audience } = await call('GET', `${path}/communications/${made.id}/audience`)
  return {
    report: admissions.admitted,
    export: sum(lines, 'People admitted'),
    never: [admissions.never_admitted, sum(lines, 'Never admitted')],
    left: [admissions.admitted_and_cancelled, sum(lines, 'Admitted and cancelled')],
    audience: audience.attendees,
  }
}

const agreed = (expected: number, admitted: number, absent: number) => ({
  dashboard: { expected, admitted },
  quarters: admitted,
  attendance: { expected, admitted, absent },
  types: admitted,
  export: { expected, admitted, absent },
  exportOfDay: { expected, admitted, absent },
})

describe('who was let in is one number', () => {
  test.each(['live', 'test'] as const)('wherever it is counted, whatever happened, %s', async (mode) => {
    const other = mode === 'live' ? 'test' : 'live'
    const { fri, sat, ever, expected } = await mixedHistory(mode)
    // What happens in the other mode is counted there alone, also with tickets of live people.
    await scan(other, await book(other, { days: ['fri'] }), 'main')
    await scan('test', await book('live', { days: ['sat'] }), 'main', SATURDAY)
    const more = mode === 'live' ? 1 : 0
    expect(await countAll(mode, 'fri')).toEqual(agreed(expected.fri, fri, 5))
    expect(await countAll(mode, 'sat')).toEqual(agreed(expected.sat + more, sat, 2 + more))
    expect(await countEver(mode)).toEqual({
      report: ever,
      export: ever,
      never: [5 + more, 5 + more],
      left: [2, 2],
      audience: ever,
    })
    const [stats, listed] = await countCheckins(mode)
    expect(stats).toEqual(listed)
    server.clock.set(FRIDAY)
    const counts = await gates[mode]('GET', `/api${path}/scan/counts`)
    expect(counts.body).toMatchObject({ day: 'fri', expected: expected.fri, admitted: fri })
  })

  test('and none where test check-ins were cleared', async () => {
    await mixedHistory('test')
    await fixtures.live('DELETE', `${path}/test-checkins`)
    expect(await countAll('test', 'fri')).toEqual(agreed(10, 0, 10))
    expect(await countEver('test')).toMatchObject({ report: 0, export: 0, audience: 0 })
  })

  test('and stays where a check-in point becomes one of another kind', async () => {
    await scan('live', await book('live', { days: ['fri'] }), 'main')
    await fixtures.live('PATCH', `${path}/check-in-points/main`, { kind: 'zone', requires: 'none' })
    expect(await countAll('live', 'fri')).toEqual(agreed(1, 1, 0))
    expect(await countEver('live')).toMatchObject({ report: 1, export: 1, audience: 1 })
  })

  test('that the console shows with its chart, also where scans are dated later than now', async () => {
    server.clock.set('2026-06-01T10:00:00.000Z')
    for (let n = 0; n < 3; n += 1) await scan('live', await book('live', { days: ['fri'] }), 'main', FRIDAY)
    const visitor = await signInToConsole(server, { id: memberId, email, organizationId: fixtures.organizationId })
    const text = stripHtmlTags((await visitor.see('/console/live/events/fest/dashboard?day=fri')).text)
    expect(text).toContain('3 of 3 Admitted')
    expect(text).not.toContain('Nobody has been admitted yet.')
  })
})

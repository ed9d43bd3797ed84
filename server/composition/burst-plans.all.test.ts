import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Caller } from '../access/callers/index.ts'
import type { EventRow } from '../access/visibility/index.ts'
import {
  type ArrivalRange,
  countEntriesByQuarterHour,
  countPeopleByPoint,
  countScansByResult,
  listLastScans,
  MIN_ID,
} from '../areas/reports/arrival-queries.ts'
import type { CountScope } from '../areas/reports/queries.ts'
import { readInSnapshot } from '../areas/reports/snapshot.ts'
import { connectDatabase } from '../platform/database/connect.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  makeTestEvent,
  makeTestGroups,
  type TestApiCall,
  type TestFixtures,
} from '../testing/fixtures.ts'
import { CLEAR_TABLE_STATISTICS_SQL } from '../testing/indexes-read.ts'
import { countTableReads } from '../testing/rows-read-by-database.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const CHECKINS = 1_000
const PEOPLE = 200
/** Of each registration, whose tickets are read for each of them. */
const TOGETHER = 5
/** For each check-in; what reads all of them for each reads a thousand. */
const FEW = 40

const DAY = '2026-06-05'

/** What a burst writes, but for the audit log, whose partitions have other names each month. */
const WRITTEN = ['scans', 'checkins', 'attendees', 'tickets', 'registrations', 'contacts']

const states: [string, string][] = [
  ['nothing was counted yet', CLEAR_TABLE_STATISTICS_SQL],
  ['nothing but the sandbox was there when it was counted', 'analyze'],
]

describe.each(states)('right after a burst of check-ins, where %s', (_, counted) => {
  let clone: TestDatabase
  let server: TestServer
  let fixtures: TestFixtures
  const callers = {} as Record<'live' | 'test', TestApiCall>

  beforeAll(async () => {
    clone = await cloneDatabase(inject('postgresUrl'))
    await countOnceAndNeverAgain(clone.url, counted)
    server = await startTestServer({ databaseUrl: clone.url, config: { poolSize: 1 } })
    fixtures = await buildTestFixtures(server)
    const scopes = ['read', 'write', 'admin', 'scanner'] as const
    for (const mode of ['live', 'test'] as const) callers[mode] = await fixtures.as({ mode, scopes: [...scopes] })
    await makeTestGroups(fixtures.live, { choir: null, band: null })
  })
  afterAll(async () => {
    await server.close()
    await clone.drop()
  })

  const readsOf = async (method: string, path: string, by: TestApiCall = callers.live) => {
    let status = 0
    const read = await countTableReads(server.database, async () => {
      status = (await by(method, path)).status
    })
    expect([method, path, status]).toEqual([method, path, method === 'GET' ? 200 : 204])
    return read
  }

  describe.each(['live', 'test'] as const)('%s ones', (mode) => {
    const code = `read-${mode}`
    const path = `/v1/events/${code}`
    beforeAll(() => makeBurst(fixtures.live, callers[mode], code))

    test.each([
      `${path}/checkins?limit=1`,
      `${path}/checkins?check_in_point=gate`,
      `${path}/checkins?day=fri`,
      `${path}/checkins?day=sat`,
      `${path}/checkins?admitted=true`,
      `${path}/checkins?result=voided`,
      `/v1/checkins?event=${code}&check_in_point=gate`,
      '/v1/checkins?check_in_point=gate',
      '/v1/checkins?group=choir',
      `/api${path}/checkins`,
      `/api${path}/scan/roster?limit=100`,
      `/api${path}/scan/counts`,
      `${path}/registrations?q=Nerea`,
      `${path}/registrations?q=nobody`,
      `${path}/attendees?q=Nerea`,
      `${path}/tickets?status=voided`,
      `${path}/stats`,
      `${path}/reports/attendance`,
      `${path}/reports/reconciliation`,
    ])('are read a few times at most by GET %s', async (list) => {
      expect(await readsOf('GET', list, callers[mode])).toBeLessThan(FEW * CHECKINS)
    })

    test.each<[string, (scope: CountScope, range: ArrivalRange) => Promise<unknown>]>([
      ['results', countScansByResult],
      ['people at each point', countPeopleByPoint],
      ['people by quarters of an hour', countEntriesByQuarterHour],
      ['last scans', listLastScans],
    ])('are read a few times at most for the %s of a dashboard', async (_, count) => {
      const { id } = (await fixtures.live('GET', path)).body
      const caller = { organization: { id: fixtures.organizationId }, key: { mode, group: null } } as unknown as Caller
      const event = { id, within_reach: true, timezone: 'UTC' } as EventRow
      const range = { day: null, from: MIN_ID, settledBefore: MIN_ID }
      const read = await countTableReads(server.database, () =>
        readInSnapshot(server.database, (reader) => count({ reader, caller, event }, range)),
      )
      expect(read).toBeLessThan(FEW * CHECKINS)
    })

    test('are read one page at a time', async () => {
      expect(await readsOf('GET', `${path}/checkins?limit=10`, callers[mode])).toBeLessThan(200)
      expect(await readsOf('GET', '/v1/checkins?limit=10', callers[mode])).toBeLessThan(200)
    })

    test('are read one page at a time by who follows the roster, and so are their people', async () => {
      const roster = `/api${path}/scan/roster`
      const people = `${roster}?limit=${PEOPLE}&since=2020-01-01T00:00:00Z`
      const { body } = await callers[mode]('GET', people)
      expect(body.page).toMatchObject({ has_more: true, from_start: false })
      for (const since of ['2020-01-01T00:00:00Z', body.page.as_of])
        expect(await readsOf('GET', `${roster}?limit=10&since=${since}`, callers[mode])).toBeLessThan(CHECKINS)
    })
  })

  test.each([
    '/v1/audit-log?action=checkin.recorded',
    '/v1/audit-log?action=checkin.refused',
    `/v1/audit-log?actor=01${'A'.repeat(24)}`,
  ])('of both modes are read a few times at most by GET %s', async (list) => {
    expect(await readsOf('GET', list)).toBeLessThan(2 * FEW * CHECKINS)
  })

  test('the newest of the audit log are read without the others', async () => {
    expect(await readsOf('GET', '/v1/audit-log?limit=10')).toBeLessThan(200)
  })

  test.each([
    ['a check-in point', 'point', '/v1/events/point/check-in-points/gate'],
    ['a day', 'day', '/v1/events/day/days/fri'],
    ['an attendee type', 'type', '/v1/events/type/attendee-types/visitor'],
    ['all of them, cleared', 'clear', '/v1/events/clear/test-checkins'],
    ['a group', 'group', '/v1/groups/band'],
  ])('%s goes with its test check-ins, each read a few times', async (_, code, path) => {
    await makeBurst(fixtures.live, callers.test, code)
    expect(await readsOf('DELETE', path)).toBeLessThan(FEW * CHECKINS)
  })

  test('an event goes with its test check-ins, each read a few times', async () => {
    await makeBurst(fixtures.live, callers.test, 'event')
    await fixtures.live('POST', '/v1/events/event/unpublish')
    expect(await readsOf('DELETE', '/v1/events/event')).toBeLessThan(FEW * CHECKINS)
  })
})

/** On connections as they are made outside of tests, where the first plans are for the values at hand. */
async function countOnceAndNeverAgain(url: string, counted: string): Promise<void> {
  const database = connectDatabase({ url, poolSize: 1, applicationName: 'test setup' })
  await database.raw(counted)
  for (const table of WRITTEN) await database.raw(`alter table ${table} set (autovacuum_enabled = false)`)
  await database.raw('alter database ?? set plan_cache_mode = auto', [new URL(url).pathname.slice(1)])
  await database.destroy()
}

/** Everybody passes the gate once, and then a zone again and again. */
async function makeBurst(owner: TestApiCall, caller: TestApiCall, code: string): Promise<void> {
  const inGroup = { group: code === 'group' ? 'band' : 'choir' }
  const path = await makeTestEvent(owner, { code })
  const points = [
    { code: 'gate', name: 'Gate', kind: 'entry' },
    { code: 'zone', name: 'Zone', kind: 'zone', limit: 'unlimited' },
  ]
  for (const point of points) await owner('POST', `${path}/check-in-points`, point)
  for (let people = 0; people < PEOPLE; people += TOGETHER) {
    const attendees = Array.from({ length: TOGETHER }, () => buildNewAttendee({ days: ['fri'] }))
    const group = people % 20 === 0 ? inGroup : {}
    expect((await caller('POST', `${path}/registrations`, { attendees, ...group })).status).toBe(201)
  }
  const codes: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await caller('GET', `${path}/tickets?limit=100${cursor && `&cursor=${cursor}`}`)
    codes.push(...body.data.map((ticket: { code: string }) => ticket.code))
    cursor = body.page.next_cursor
  }
  const at = Date.parse(`${DAY}T10:00:00Z`)
  for (let first = 0; first < CHECKINS; first += 500) {
    const scans = Array.from({ length: 500 }, (_, n) => ({
      code: codes[(first + n) % codes.length],
      check_in_point: first + n < codes.length ? 'gate' : 'zone',
      client_uuid: randomUUID(),
      scanned_at: new Date(at + first + n).toISOString(),
    }))
    const { body } = await caller('POST', `/api${path}/scan/batch`, { scans })
    expect(body.results.every(({ admitted }: { admitted: boolean }) => admitted)).toBe(true)
  }
}

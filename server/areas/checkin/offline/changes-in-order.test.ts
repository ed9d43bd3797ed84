import { randomUUID } from 'node:crypto'
import type { QueryResultRow } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../access/callers/index.ts'
import type { EventRow } from '../../../access/visibility/index.ts'
import { buildIndexPlanReader } from '../../../platform/database/index-plans.ts'
import { buildReader, type Reader, type Statement } from '../../../platform/database/prepared.ts'
import { formatChangePosition } from '../../../platform/lists/index.ts'
import { buildSeededRandom } from '../../../testing/faults/random.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  makeTestEvent,
  makeTestGroups,
  type TestApiCall,
  type TestFixtures,
} from '../../../testing/fixtures.ts'
import { chooseRepetitions } from '../../../testing/repetitions.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { listRosterChangesForLiveSql, listRosterChangesForTestSql } from './queries.ts'
import { findRosterPage } from './roster.ts'

const REGISTRATIONS = chooseRepetitions(24, 60)
const CHANGES = chooseRepetitions(120, 500)

/** Reads and sorts all that are left, by no index. The values are those of the statements of pages. */
const LEFT_IN_ORDER = {
  name: 'all-changes-of-roster-in-order',
  text: `
select * from (
  select case when t.livemode then 1 else 2 end as sequence, t.changed, t.id, t.id as ticket_id, t.livemode, t.registration_id
  from tickets t where t.organization_id = $1 and t.event_id = $2
  union all
  select case when a.livemode then 1 else 2 end, a.changed, a.id, t.id, t.livemode, a.registration_id
  from attendees a join tickets t on a.id = any (t.attendee_ids) and t.changed <> a.changed
  where a.organization_id = $1 and a.event_id = $2
  union all
  select case when $3 then 2 else 3 end, c.changed, c.id, t.id, t.livemode, c.registration_id
  from checkins c join tickets t on c.attendee_id = any (t.attendee_ids)
  where c.organization_id = $1 and c.event_id = $2 and c.livemode = $3 and c.is_first
    and c.result in ('accepted', 'pre_checked', 'zone_entered')
) one
where (livemode or not $3::boolean)
  and ($4::text[] is null or registration_id in (select id from registrations where group_id = any ($4)))
  and (changed, id, ticket_id) > (($5::bigint[])[sequence], ($6::text[])[sequence], ($7::text[])[sequence])
  and changed < ($8::bigint[])[sequence]
order by sequence, changed, id, ticket_id limit $9`,
}

let server: TestServer
let fixtures: TestFixtures
let groups: Record<'north' | 'pier' | 'south', string>
let path: string
let eventId: string

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  groups = await makeTestGroups(fixtures.live, { north: null, pier: 'north', south: null })
  path = await makeTestEvent(fixtures.live, {
    types: [
      { code: 'visitor', name: 'Visitor' },
      { code: 'family', name: 'Family', ticket: 'shared' },
    ],
  })
  eventId = (await fixtures.live('GET', path)).body.id
  await fixtures.live('POST', `${path}/check-in-points`, { code: 'gate', name: 'Gate', kind: 'entry' })
  const random = buildSeededRandom(11)
  const scopes = ['read', 'write', 'scanner'] as const
  const callers = [await fixtures.as({ scopes: [...scopes] }), await fixtures.as({ mode: 'test', scopes: [...scopes] })]
  await makeChanges(callers, random)
})

afterAll(() => server.close())

test.each([
  ['live', null],
  ['test', null],
  ['live', 'north'],
  ['test', 'north'],
] as const)('pages of %s changes, of the group %s, have all that are left in their order', async (mode, group) => {
  const key = { mode, group: group && { id: groups[group] } }
  const caller = { organization: { id: fixtures.organizationId }, key } as unknown as Caller
  const event = { id: eventId, within_reach: false } as EventRow
  const numbers = mode === 'live' ? [0n, 0n] : [0n, 0n, 0n]
  const end = formatChangePosition({ lineage: 1, numbers: numbers.map(() => 10n ** 17n) })
  const kinds = new Set<string>()
  for (const limit of [1, 7, 100]) {
    let first = formatChangePosition({ lineage: 1, numbers })
    for (let isLeft = true; isLeft; ) {
      const reader = compareReads(({ sequence, id, ticket_id }) => kinds.add(`${sequence} ${id === ticket_id}`))
      const page = { limit, position: [first, end] }
      const { items, hasMore } = await findRosterPage(reader, { caller, event, salt: '', since: null, page })
      first = items.at(-1)?.position[0] ?? first
      isLeft = hasMore
    }
  }
  const ofLive = ['1 false', '1 true', '2 false']
  expect([...kinds].sort()).toEqual(mode === 'live' ? ofLive : [...ofLive, '2 true', '3 false'])
})

/** Reads each page of changes a second time, from all that are left. */
function compareReads(found: (entry: QueryResultRow) => void): Reader {
  const indexed = buildIndexPlanReader(server.database)
  const plain = buildReader(server.database)
  const pages: Statement[] = [listRosterChangesForLiveSql, listRosterChangesForTestSql]
  return {
    run: async <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => {
      const rows = await indexed.run<Row>(statement, values)
      if (pages.includes(statement)) {
        const left = await plain.run(LEFT_IN_ORDER, values)
        expect(rows).toEqual(left.map(({ registration_id, ...entry }) => entry))
        rows.forEach(found)
      }
      return rows
    },
  }
}

/** People are changed again and again, by whatever gives them or their tickets a new number. */
async function makeChanges(callers: TestApiCall[], random: () => number): Promise<void> {
  const oneOf = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)] as One
  const booked: { call: TestApiCall; id: string; people: string[] }[] = []
  for (let n = 0; n < REGISTRATIONS; n += 1) {
    const call = oneOf(callers)
    const attendees = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      buildNewAttendee({ attendee_type: oneOf(['visitor', 'family']), days: ['fri', 'sat'] }),
    )
    const group = oneOf([null, 'north', 'pier', 'south'])
    const { status, body } = await call('POST', `${path}/registrations`, { attendees, ...(group && { group }) })
    expect(status).toBe(201)
    booked.push({ call, id: body.id, people: body.attendees.map(({ id }: { id: string }) => id) })
  }
  const [, test_] = callers
  for (let n = 0; n < CHANGES; n += 1) {
    const { call, id, people } = oneOf(booked)
    const person = oneOf(people)
    const { body } = await call('GET', `${path}/tickets?registration=${id}`)
    const ticket = oneOf<{ id: string; code: string }>(body.data)
    const admit = (by: TestApiCall) => {
      const at = oneOf(['2026-06-05T10:00:00Z', '2026-06-06T10:00:00Z'])
      const scan = { code: ticket.code, check_in_point: 'gate', client_uuid: randomUUID(), scanned_at: at }
      return by('POST', `/api${path}/scan`, scan)
    }
    await oneOf([
      () => call('PATCH', `${path}/attendees/${person}`, { last_name: `Renamed ${n}` }),
      () => call('PATCH', `${path}/attendees/${person}`, { last_name: `Renamed ${n}` }),
      () => (random() < 0.3 ? call('POST', `${path}/attendees/${person}/cancel`, {}) : admit(call)),
      () => call('POST', `${path}/tickets/${ticket.id}/reissue`, {}),
      () => call('PATCH', `${path}/registrations/${id}`, { group: oneOf(['north', 'pier', 'south']) }),
      () => admit(call),
      () => admit(test_ ?? call),
    ])()
  }
}

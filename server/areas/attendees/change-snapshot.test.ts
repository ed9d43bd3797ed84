import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../access/callers/index.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { ATTENDEE_COLUMNS_SQL, type ShownAttendeeRow } from '../booking/index.ts'
import { readAttendeeSyncState, readCodesForAttendees } from './change-snapshot.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

test('people of a type and a day that were made after the moment have their names', async () => {
  const { live, organizationId } = await buildTestFixtures(server)
  const path = await makeTestEvent(live)
  const event = (await live('GET', path)).body
  const reader = buildReader(server.database)
  const caller = { organization: { id: organizationId }, key: { mode: 'live', group: null } } as Caller
  const moment = await readAttendeeSyncState(reader, { caller, event, group: undefined })
  await live('POST', `${path}/attendee-types`, { code: 'late', name: 'Late' })
  await live('POST', `${path}/days`, { code: 'extra', date: '2026-06-20' })
  await live('POST', `${path}/registrations`, {
    attendees: [buildNewAttendee({ attendee_type: 'late', days: ['extra'] })],
  })
  const find = {
    name: 'people-of-event',
    text: `select ${ATTENDEE_COLUMNS_SQL} from attendees a where a.event_id = $1`,
  }
  const rows = await reader.run<ShownAttendeeRow>(find, [event.id])
  const { types, days } = await readCodesForAttendees(reader, moment, organizationId, rows)
  expect(rows.map((row) => [types.get(row.attendee_type_id), ...row.days.map((day) => days.get(day))])).toEqual([
    ['late', 'extra'],
  ])
})

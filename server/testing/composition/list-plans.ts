import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../access/callers/index.ts'
import { type EventRow, toVisibilityParams } from '../../access/visibility/index.ts'
import { findAttendees } from '../../areas/attendees/queries.ts'
import { findRosterTicketsByEmailSql } from '../../areas/checkin/offline/queries.ts'
import { listNewestCheckins } from '../../areas/checkin/queries.ts'
import { findContacts } from '../../areas/contacts/queries.ts'
import type { EventDay } from '../../areas/events/index.ts'
import { listNewestEventsSql } from '../../areas/events/queries.ts'
import { listPayments } from '../../areas/payments/queries.ts'
import { findRegistrations } from '../../areas/registrations/queries.ts'
import {
  type ArrivalRange,
  countEntriesByQuarterHour,
  countPeopleByPoint,
  countScansByResult,
  listLastScans,
} from '../../areas/reports/arrival-queries.ts'
import { countAdmittedPeople, countExpectedByTypeAndDays, countPassedByPoint } from '../../areas/reports/queries.ts'
import { listTickets } from '../../areas/tickets/queries.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { PageRequest } from '../../platform/lists/index.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestApiCall } from '../fixtures.ts'
import { countRowsRead } from '../rows-read.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

/** Rows of one statement: all of a table at once take longer than a busy machine's query may. */
const CHUNK = 20_000
const LIMIT = 50
/** Those of the page, and what is looked up for each. */
const FEW = (LIMIT + 1) * 10

/** Rows from which on a part can be told from all. */
const LARGE = 100_000

/** Lists of an organization with so many rows in each table read those of a page, and few beside. */
export function testListReadsAmongRows(ROWS: number): void {
  let server: TestServer
  let organizationId: string
  let event: EventRow
  let smallEvent: EventRow

  /** Copies the live row of a table, with other values in these columns. */
  async function multiply(table: string, changed: Record<string, string>): Promise<void> {
    const { rows } = await server.database.raw(
      `select column_name from information_schema.columns where table_name = ? and is_generated = 'NEVER'`,
      [table],
    )
    const columns: string[] = rows.map(({ column_name }: { column_name: string }) => column_name)
    const values = columns.map((column) => changed[column] ?? `t.${column}`)
    await server.database.transaction(async (transaction) => {
      await transaction.raw('set local session_replication_role = replica')
      await transaction.raw(`create temporary table model on commit drop as
        select * from ${table} where organization_id = '${organizationId}' and livemode limit 1`)
      for (let first = 1; first <= ROWS; first += CHUNK)
        await transaction.raw(
          `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
           from model t, generate_series(?::int, ?::int) n`,
          [first, first + CHUNK - 1],
        )
    })
    await server.database.raw(`vacuum analyze ${table}`)
  }

  const COPY = `'00' || lpad(n::text, 24, '0')`

  async function letOneCome(call: TestApiCall, path: string): Promise<void> {
    const { body } = await call('POST', `${path}/registrations`, { attendees: [buildNewAttendee({ days: ['fri'] })] })
    const amount = { amount: 100, currency: 'EUR' }
    await call('POST', `${path}/registrations/${body.id}/payments`, { amount, method: 'card' })
    const [ticket] = (await call('GET', `${path}/tickets`)).body.data
    const scanned = { client_uuid: randomUUID(), scanned_at: '2026-06-05T10:00:00.000Z' }
    await call('POST', `${path}/scan`, { code: ticket.code, check_in_point: 'main', ...scanned })
  }

  beforeAll(async () => {
    server = await startTestServer()
    const fixtures = await buildTestFixtures(server)
    organizationId = fixtures.organizationId
    const path = await makeTestEvent(fixtures.live, {
      types: [{ code: 'visitor', name: 'Visitor', price: { amount: 100, currency: 'EUR' } }],
    })
    await fixtures.live('POST', `${path}/check-in-points`, { code: 'main', name: 'Main gate', kind: 'entry' })
    const scopes = ['read', 'write', 'scanner'] as const
    await letOneCome(await fixtures.as({ scopes: [...scopes] }), path)
    await letOneCome(await fixtures.as({ mode: 'test', scopes: [...scopes] }), path)
    event = { id: (await fixtures.live('GET', path)).body.id, within_reach: true } as EventRow
    const search = `''`
    await multiply('contacts', { id: COPY, search, name_key: COPY, email_key: COPY })
    await multiply('registrations', { id: COPY })
    await multiply('attendees', { id: COPY, registration_id: COPY, contact_id: COPY, search, email: COPY })
    await multiply('tickets', { id: COPY, registration_id: COPY, code: COPY })
    await multiply('payments', { id: COPY, registration_id: COPY })
    await multiply('scans', { id: COPY, client_uuid: 'gen_random_uuid()' })
    await multiply('checkins', { id: COPY, scan_id: COPY, slot: 'null', event_slot: 'null', attendee_id: COPY })
    await multiply('events', { id: COPY, code: `'event-' || n` })
    const small = await makeTestEvent(fixtures.live, { code: 'small' })
    await fixtures.live('POST', `${small}/check-in-points`, { code: 'main', name: 'Main gate', kind: 'entry' })
    await letOneCome(await fixtures.as({ scopes: [...scopes] }), small)
    smallEvent = { id: (await fixtures.live('GET', small)).body.id, within_reach: true } as EventRow
  })
  afterAll(() => server.close())

  type List = (reader: Reader, caller: Caller, page: PageRequest) => Promise<unknown>

  const ONE_ADDRESS = `00${'7'.padStart(24, '0')}`

  const all = { event: null }
  const head = (caller: Caller) => [organizationId, event.id, caller.key.mode === 'live']
  const moment = { lineage: 0, sight: undefined, sequences: [{ number: '0', restarted: '0' }] } as never

  const lists: Record<string, List> = {
    'registrations of all events': (reader, caller, page) => findRegistrations(reader, caller, all, {}, page),
    'registrations of an event': (reader, caller, page) => findRegistrations(reader, caller, { event }, {}, page),
    'attendees of an event': (reader, caller, page) =>
      findAttendees(reader, { head: head(caller), filters: {}, group: undefined }, moment, page),
    'tickets of all events': (reader, caller, page) => listTickets(reader, caller, all, {}, page),
    'tickets of an event': (reader, caller, page) => listTickets(reader, caller, { event }, {}, page),
    'payments of all events': (reader, caller, page) => listPayments(reader, caller, all, {}, page),
    'check-ins of all events': (reader, caller, page) => listNewestCheckins(reader, caller, all, {}, page),
    'check-ins of an event': (reader, caller, page) => listNewestCheckins(reader, caller, { event }, {}, page),
    contacts: (reader, caller, page) => findContacts(reader, caller, {}, page),
    'a registration by an address': (reader, caller, page) =>
      findRegistrations(reader, caller, all, { email: ONE_ADDRESS }, page),
    'the roster by an address': (reader, caller) =>
      reader.run(findRosterTicketsByEmailSql, [...head(caller), null, 'salt', ONE_ADDRESS, LIMIT]),
  }

  const BEFORE = `00${String(ROWS / 2).padStart(24, '0')}`

  const pages: Record<string, PageRequest> = {
    'the newest': { position: null, limit: LIMIT, newestFirst: true },
    'the newest before one in the middle': { position: [BEFORE], limit: LIMIT, newestFirst: true },
    'the oldest': { position: null, limit: LIMIT },
  }

  const callerWith = (mode: string) =>
    ({ organization: { id: organizationId }, key: { mode, group: null } }) as unknown as Caller

  describe.each(['force_custom_plan', 'force_generic_plan'] as const)('with %s', (plans) => {
    describe.each(Object.entries(lists))('of %s', (_, list) => {
      test.each(Object.entries(pages))('%s are read without the others, in both modes', async (_, page) => {
        for (const mode of ['live', 'test']) {
          const { reader, rowsRead } = countRowsRead(server.database, plans)
          await list(reader, callerWith(mode), page)
          expect(rowsRead()).toBeLessThan(FEW)
        }
      })
    })

    test('of events the newest are read without the others', async () => {
      const { reader, rowsRead } = countRowsRead(server.database, plans)
      const values = [...toVisibilityParams(callerWith('live')), null, null, null, null, LIMIT + 1]
      await reader.run(listNewestEventsSql, values)
      expect(rowsRead()).toBeLessThan(FEW)
    })
  })

  // A part is what its index reads at once, which is all of a smaller table.
  if (ROWS >= LARGE)
    test.each(['force_custom_plan', 'force_generic_plan'] as const)(
      'of a roster by an address that everybody has, a part is read with %s',
      async (plans) => {
        const { email } = await server
          .database('registrations')
          .where({ organization_id: organizationId })
          .first('email')
        const { reader, rowsRead } = countRowsRead(server.database, plans)
        await reader.run(findRosterTicketsByEmailSql, [...head(callerWith('live')), null, 'salt', email, LIMIT])
        expect(rowsRead()).toBeLessThan(ROWS / 5)
      },
    )

  describe('what is counted at the gates', () => {
    const rowsReadOf = async (counted: EventRow, dayId: string | null) => {
      const { reader, rowsRead } = countRowsRead(server.database, 'force_custom_plan')
      const scope = { reader: reader as Transaction, caller: callerWith('live'), event: counted }
      await countExpectedByTypeAndDays(scope)
      await countPassedByPoint(scope, dayId)
      await countAdmittedPeople(scope, dayId)
      return rowsRead()
    }

    test.each([['on a day'], [null]])('of a small event is read without the people of a large one', async (day) => {
      expect(await rowsReadOf(smallEvent, day)).toBeLessThan(FEW)
    })

    test('of a large event is read once for each number', async () => {
      const { day_id } = await server.database('checkins').where({ event_id: event.id }).first('day_id')
      for (const day of [day_id, null]) expect(await rowsReadOf(event, day)).toBeLessThan(3 * ROWS + FEW)
    })
  })

  describe('what comes in at the gates', () => {
    const idOf = (n: number) => `00${String(n).padStart(24, '0')}`

    const rowsReadOf = async (counted: EventRow, from: string) => {
      const { reader, rowsRead } = countRowsRead(server.database, 'force_custom_plan')
      const { id, day_id } = await server.database('checkins').where({ event_id: counted.id }).first('id', 'day_id')
      const scope = {
        reader: reader as Transaction,
        caller: callerWith('live'),
        event: { ...counted, timezone: 'UTC' },
      }
      const range: ArrivalRange = { day: { id: day_id, date: '2026-06-05' } as EventDay, from, settledBefore: id }
      await countScansByResult(scope, range)
      await countPeopleByPoint(scope, range)
      await countEntriesByQuarterHour(scope, range)
      await listLastScans(scope, range)
      return rowsRead()
    }

    test('is read without what was counted before', async () => {
      expect(await rowsReadOf(event, idOf(ROWS - 50))).toBeLessThan(2 * FEW)
    })

    test('of a small event is read without the people of a large one', async () => {
      expect(await rowsReadOf(smallEvent, '')).toBeLessThan(FEW)
    })

    test('of a large event is read a few times at first', async () => {
      expect(await rowsReadOf(event, '')).toBeLessThan(6 * ROWS)
    })
  })
}

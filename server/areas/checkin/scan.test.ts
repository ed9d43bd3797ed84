import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall
let gate: TestApiCall
let path: string

const FRIDAY = '2026-06-05T10:00:00.000Z'
const SATURDAY = '2026-06-06T10:00:00.000Z'

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
  gate = await fixtures.as({ scopes: ['scanner', 'read', 'write', 'admin'] })
  path = await makeTestEvent(call, {
    types: [
      { code: 'visitor', name: 'Visitor' },
      { code: 'family', name: 'Family', ticket: 'shared' },
    ],
  })
  await call('POST', `${path}/check-in-points`, { code: 'main', name: 'Main gate', kind: 'entry' })
})

type Booked = { code: string; ids: string[]; ticket: string; registration: string }

async function book(
  people = [buildNewAttendee({ days: ['fri', 'sat'] })],
  by = call,
  more: object = {},
): Promise<Booked> {
  const { body } = await by('POST', `${path}/registrations`, { attendees: people, ...more })
  const ticket = body.attendees[0].ticket_ids[0]
  const { code } = (await by('GET', `${path}/tickets/${ticket}`)).body
  return { code, ids: body.attendees.map(({ id }: { id: string }) => id), ticket, registration: body.id }
}

const scanOf = (code: string, more: object = {}) => ({
  code,
  check_in_point: 'main',
  client_uuid: randomUUID(),
  scanned_at: FRIDAY,
  ...more,
})
const scan = (code: string, more: object = {}, by = gate) => by('POST', `${path}/scan`, scanOf(code, more))
const rowsOf = (table: string) =>
  server.database(table).where({ organization_id: fixtures.organizationId }).orderBy('id')

describe('a scan', () => {
  test('admits a person once a day, and says when they came in', async () => {
    const { code, ids, ticket, registration } = await book()
    const { status, body } = await scan(` ${code.toLowerCase()} `)
    expect(status).toBe(200)
    expect(body).toMatchObject({ result: 'accepted', admitted: true, reason: null, livemode: true, scanned_at: FRIDAY })
    expect(body.ticket).toMatchObject({ id: ticket, kind: 'per_person', registration_id: registration })
    expect(body.checkins).toMatchObject([
      {
        attendee_id: ids[0],
        ticket_id: ticket,
        day: 'fri',
        check_in_point: 'main',
        direction: 'in',
        decision_version: 1,
      },
    ])
    const again = (await scan(code, { scanned_at: '2026-06-05T11:00:00.000Z' })).body
    expect(again).toMatchObject({ result: 'duplicate', admitted: false })
    expect(again.attendees[0]).toMatchObject({ first_admission: { at: FRIDAY, check_in_point: 'main' } })
    expect((await scan(code, { scanned_at: SATURDAY })).body.result).toBe('accepted')
  })

  test('gives each person on a shared ticket a result of their own', async () => {
    const { code, ids } = await book([1, 2, 3].map(() => buildNewAttendee({ attendee_type: 'family', days: ['fri'] })))
    expect((await scan(code, { only: [ids[1]] })).body).toMatchObject({ result: 'accepted' })
    const { body } = await scan(code)
    expect(body.attendees.map(({ result }: { result: string }) => result)).toEqual([
      'accepted',
      'duplicate',
      'accepted',
    ])
    expect(body.result).toBe('accepted')
  })

  test.each([
    ['nothing', ''],
    ['spaces', '  '],
    ['another text', 'nothing'],
    ['a NUL', 'a\0b'],
    ['half a character', '\ud800'],
    ['a very long text', 'x'.repeat(8192)],
  ])('of %s is unknown', async (_, code) => {
    const { status, body } = await scan(code)
    expect([status, body.result, body.ticket, body.attendees]).toEqual([200, 'unknown', null, []])
    expect(body.checkins).toMatchObject([{ attendee_id: null, ticket_id: null, day: 'fri' }])
  })

  test('needs a check-in point of the event, a well-formed body and an event that is seen', async () => {
    const { code } = await book()
    const missing = await scan(code, { check_in_point: 'side' })
    expect(getStatusAndCode(missing)).toEqual([404, 'not_found'])
    expect(missing.body.error.message).toContain('side')
    expect(getStatusAndCode(await scan(code, { scanned_at: 'soon' }))).toEqual([400, 'validation_failed'])
    expect(getStatusAndCode(await gate('POST', '/v1/events/none/scan', scanOf(code)))).toEqual([404, 'not_found'])
    expect(getStatusAndCode(await scan(code, {}, call))).toEqual([403, 'api_key_scope'])
    expect(await rowsOf('scans')).toEqual([])
  })

  test('tells how far the clock of the scanner is off', async () => {
    const { code } = await book()
    const sent = new Date(server.clock.now().getTime() - 1500).toISOString()
    expect((await scan(code, { sent_at: sent })).body.clock_offset_ms).toBe(1500)
  })

  test('is answered the same on the host of scanners', async () => {
    const { code } = await book()
    const asked = scanOf(code)
    const first = await gate('POST', `/api${path}/scan`, asked)
    expect((await gate('POST', `${path}/scan`, asked)).body).toEqual(first.body)
  })
})

describe('a scan that is sent again', () => {
  test('with its client_uuid gets the stored answer, whichever key asks', async () => {
    const { code } = await book()
    const asked = scanOf(code)
    const first = await gate('POST', `${path}/scan`, asked)
    const other = await fixtures.as({ scopes: ['scanner'] })
    expect((await other('POST', `${path}/scan`, asked)).body).toEqual(first.body)
    expect((await other('POST', `${path}/scan`, { ...asked, scanned_at: SATURDAY })).body).toEqual(first.body)
    expect(await rowsOf('scans')).toHaveLength(1)
    expect(await rowsOf('checkins')).toHaveLength(1)
    const differs = [
      { code: 'OTHER' },
      { only: first.body.attendees.map((one: { attendee: { id: string } }) => one.attendee.id) },
    ]
    for (const more of differs) {
      expect(getStatusAndCode(await gate('POST', `${path}/scan`, { ...asked, ...more }))).toEqual([409, 'conflict'])
    }
  })

  test('with its Idempotency-Key gets the same bytes, and with another body a conflict', async () => {
    const { code } = await book()
    const { value } = await server.key(fixtures.organizationId, { scopes: ['scanner'] })
    const send = async (body: object) => {
      const response = await server.send('POST', `${path}/scan`, { key: value, body, idempotencyKey: 'one' })
      return { status: response.status, text: await response.text(), headers: response.headers }
    }
    const asked = scanOf(code)
    const first = await send(asked)
    const again = await send(asked)
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true'])
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect(JSON.parse((await send({ ...asked, code: 'OTHER' })).text).error.code).toBe('idempotency_conflict')
    const [kept] = await server
      .database('idempotency_keys')
      .where({ key: 'one', organization_id: fixtures.organizationId })
    expect([kept.sealed_answer, kept.scan_id]).toEqual([null, JSON.parse(first.text).checkins[0].scan_id])
  })
})

describe('live and test', () => {
  test('have histories apart, and a live scan does not know a test ticket', async () => {
    const tester = await fixtures.as({ mode: 'test', scopes: ['scanner', 'read', 'write', 'admin'] })
    const { code } = await book()
    const tested = await book([buildNewAttendee({ days: ['fri'] })], tester)
    expect((await scan(code, {}, tester)).body).toMatchObject({ result: 'accepted', livemode: false })
    expect((await scan(code, {}, tester)).body.result).toBe('duplicate')
    expect((await scan(code)).body).toMatchObject({ result: 'accepted', livemode: true })
    expect((await scan(tested.code, {}, tester)).body.result).toBe('accepted')
    expect((await scan(tested.code)).body.result).toBe('unknown')
    const of = async (by: TestApiCall) => (await by('GET', `${path}/checkins`)).body.data
    expect((await of(tester)).map(({ livemode }: { livemode: boolean }) => livemode)).toEqual([false, false, false])
    expect((await of(gate)).map(({ result }: { result: string }) => result)).toEqual(['unknown', 'accepted'])
  })

  test('test check-ins can be cleared, and their client_uuids are free again', async () => {
    const tester = await fixtures.as({ mode: 'test', scopes: ['scanner', 'read', 'write', 'admin'] })
    const { code } = await book()
    const asked = scanOf(code)
    await gate('POST', `${path}/scan`, scanOf(code))
    const first = await tester('POST', `${path}/scan`, asked)
    expect((await call('DELETE', `${path}/test-checkins`)).status).toBe(204)
    expect((await tester('GET', `${path}/checkins`)).body.data).toEqual([])
    expect((await gate('GET', `${path}/checkins`)).body.data).toHaveLength(1)
    expect((await call('GET', `${path}/stats`)).body.checkins).toEqual({ recorded: 1, refused: 0 })
    expect((await tester('GET', `${path}/stats`)).body.checkins).toEqual({ recorded: 0, refused: 0 })
    const second = await tester('POST', `${path}/scan`, asked)
    expect(second.body.result).toBe('accepted')
    expect(second.body.checkins[0].id).not.toBe(first.body.checkins[0].id)
    const group = (await call('POST', '/v1/groups', { code: 'north', name: 'North' })).body
    const limited = await fixtures.as({ groupId: group.id })
    expect(getStatusAndCode(await limited('DELETE', `${path}/test-checkins`))).toEqual([403, 'api_key_group'])
  })
})

describe('a group', () => {
  test('narrows what a key lists, and never what it scans', async () => {
    const { id } = (await call('POST', '/v1/groups', { code: 'north', name: 'North' })).body
    const south = (await call('POST', '/v1/groups', { code: 'south', name: 'South' })).body
    const limited = await fixtures.as({ groupId: south.id, scopes: ['scanner', 'read'] })
    const { code, ids } = await book([buildNewAttendee({ days: ['fri'] })], call, { group: id })
    expect((await scan(code, {}, limited)).body).toMatchObject({
      result: 'accepted',
      attendees: [{ attendee: { id: ids[0] } }],
    })
    expect((await limited('GET', `${path}/checkins`)).body.data).toEqual([])
    expect((await gate('GET', `${path}/checkins`)).body.data).toHaveLength(1)
    const northern = await fixtures.as({ groupId: id, scopes: ['read'] })
    expect((await northern('GET', `${path}/checkins`)).body.data).toHaveLength(1)
    const [{ visible_to }] = await server.database('webhook_events').where({
      organization_id: fixtures.organizationId,
      type: 'checkin.recorded',
    })
    expect(visible_to).toEqual([id])
  })
})

type Logged = { action: string; after: object }

/** Of test mode, newest first. */
const checkinsInLog = async (): Promise<Logged[]> =>
  (await fixtures.test('GET', '/v1/audit-log')).body.data.filter(({ action }: Logged) => action.startsWith('checkin.'))

describe('check-ins', () => {
  test('are listed newest first, and can be filtered', async () => {
    const one = await book()
    const two = await book([buildNewAttendee({ days: ['sat'] })])
    await scan(one.code)
    await scan(one.code)
    await scan(two.code)
    await scan('nothing')
    const list = async (query: string) => (await gate('GET', `/api${path}/checkins?${query}`)).body.data
    const results = async (query: string) => (await list(query)).map(({ result }: { result: string }) => result)
    expect(await results('')).toEqual(['unknown', 'wrong_day', 'duplicate', 'accepted'])
    expect(await results('admitted=true')).toEqual(['accepted'])
    expect(await results('result=duplicate')).toEqual(['duplicate'])
    expect(await results(`attendee=${one.ids[0]}`)).toEqual(['duplicate', 'accepted'])
    expect(await results(`ticket=${two.ticket}`)).toEqual(['wrong_day'])
    expect(await results(`registration=${two.registration}`)).toEqual(['wrong_day'])
    expect(await results('check_in_point=main&day=fri')).toHaveLength(4)
    expect(await results('day=sat')).toEqual([])
    expect(await results(`since=${new Date(server.clock.now().getTime() + 1).toISOString()}`)).toEqual([])
    const page = (await gate('GET', `${path}/checkins?limit=3`)).body
    const rest = (await gate('GET', `${path}/checkins?limit=3&cursor=${page.page.next_cursor}`)).body
    expect(rest.data.map(({ result }: { result: string }) => result)).toEqual(['accepted'])
  })

  test('are told to webhooks and stand in the audit log, written once', async () => {
    const { code } = await book()
    const { body } = await scan(code)
    await scan(code)
    const raised = await server
      .database('webhook_events')
      .where({ organization_id: fixtures.organizationId })
      .orderBy('id')
    const told = raised.filter(({ type }) => type.startsWith('checkin.'))
    expect(told.map(({ type }) => type)).toEqual(['checkin.recorded', 'checkin.refused'])
    expect(JSON.parse(told[0].envelope).data).toEqual(body.checkins[0])
    const { data } = (await call('GET', '/v1/audit-log?action=checkin.recorded')).body
    expect(data).toMatchObject([
      {
        actor: { type: 'key' },
        source: 'api',
        action: 'checkin.recorded',
        object: { type: 'checkin', id: body.checkins[0].id },
      },
    ])
    expect(data[0].after).toEqual(body.checkins[0])
    expect((await rowsOf('audit_log')).filter(({ action }) => action.startsWith('checkin'))).toEqual([])
    const [newest] = (await call('GET', '/v1/audit-log?limit=1')).body.data
    expect(newest.action).toBe('checkin.refused')
  })

  test('keep what was scanned from being deleted', async () => {
    const { code } = await book([buildNewAttendee({ days: ['sat'] })])
    await scan(code)
    expect(getStatusAndCode(await call('DELETE', `${path}/check-in-points/main`))).toEqual([409, 'invalid_state'])
    expect(getStatusAndCode(await call('DELETE', `${path}/days/fri`))).toEqual([409, 'invalid_state'])
  })

  test('in test mode leave with the check-in point of a live event, and the audit log keeps them as they were', async () => {
    const tester = await fixtures.as({ mode: 'test', scopes: ['scanner'] })
    const { code } = await book()
    await scan('nothing', {}, tester)
    await scan(code, {}, tester)
    expect((await call('DELETE', `${path}/test-checkins`)).status).toBe(204)
    await scan(code, {}, tester)
    const before = await checkinsInLog()
    expect(before.map(({ action }) => action)).toEqual(['checkin.recorded', 'checkin.recorded', 'checkin.refused'])
    expect((await call('DELETE', `${path}/check-in-points/main`)).status).toBe(204)
    expect([await rowsOf('scans'), await rowsOf('checkins')]).toEqual([[], []])
    expect(await checkinsInLog()).toEqual(before)
  })

  test('of test people leave with them, and the audit log keeps them as they were', async () => {
    const tester = await fixtures.as({ mode: 'test', scopes: ['scanner', 'read', 'write'] })
    const { code } = await book([buildNewAttendee({ days: ['sat'] })], tester)
    await scan(code, { scanned_at: '2026-06-06T10:00:00.000Z' }, tester)
    const before = await checkinsInLog()
    expect(before).toMatchObject([{ action: 'checkin.recorded', after: { result: 'accepted', livemode: false } }])
    expect((await call('DELETE', `${path}/days/sat`)).status).toBe(204)
    expect([await rowsOf('scans'), await rowsOf('checkins')]).toEqual([[], []])
    expect(await checkinsInLog()).toEqual(before)
  })
})

test('a batch of large tickets ends its answer early, and what is left out can be sent again', async () => {
  const { code } = await book(
    Array.from({ length: 200 }, () => buildNewAttendee({ attendee_type: 'family', days: ['fri'] })),
  )
  const scans = Array.from({ length: 60 }, () => scanOf(code))
  const send = (some: object[]) => gate('POST', `${path.replace('/v1/', '/api/v1/')}/scan/batch`, { scans: some })
  const { status, body } = await send(scans)
  expect(status).toBe(200)
  const left = scans.filter((_, n) => body.results[n].error)
  expect(left.length).toBeGreaterThan(0)
  expect(left.length).toBeLessThan(60)
  for (const { error } of body.results.slice(-left.length)) expect(error.code).toBe('payload_too_large')
  expect(JSON.stringify(body).length).toBeLessThan(9_000_000)
  const [first] = left
  expect((await send([first as object])).body.results).toMatchObject([{ result: 'duplicate' }])
})

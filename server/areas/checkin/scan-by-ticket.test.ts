import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestApiCall,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { makeTestDevice, type TestDeviceOptions } from '../../testing/make-device.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let device: TestApiCall
let ticket: { id: string; code: string }

const FRIDAY = '2026-06-05T10:00:00.000Z'
const LATER = '2026-06-05T10:20:00.000Z'
const GATE = '/api/v1/events/fest/scan'

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  server.clock.advance(60_000)
  fixtures = await buildTestFixtures(server)
  await makeEventWithGate(fixtures.live, 'fest')
  ticket = await book(fixtures.live, 'fest')
  device = await pair('fest')
})

async function makeEventWithGate(call: TestApiCall, code: string, event: object = {}) {
  const path = await makeTestEvent(call, { code, event })
  await call('POST', `${path}/check-in-points`, { code: 'main', name: 'Main gate', kind: 'entry' })
}

async function book(call: TestApiCall, event: string): Promise<{ id: string; code: string }> {
  const { body } = await call('POST', `/v1/events/${event}/registrations`, {
    attendees: [buildNewAttendee({ days: ['fri'] })],
  })
  return (await call('GET', `/v1/events/${event}/tickets/${body.attendees[0].ticket_ids[0]}`)).body
}

async function pair(code: string, options: TestDeviceOptions = {}) {
  const { id } = await server.database('events').where({ organization_id: fixtures.organizationId, code }).first('id')
  const { value } = await makeTestDevice(server.database, server.clock.now(), fixtures.organizationId, id, options)
  return buildTestApiCall(server, value)
}

const scanOf = (more: object) => ({
  check_in_point: 'main',
  client_uuid: randomUUID() as string,
  scanned_at: FRIDAY,
  ...more,
})

const problemsOf = (error: { details: { path: string; message: string }[] }) => error.details.map(({ path }) => path)

describe('a device that names the ticket of somebody it found', () => {
  test('gets what the code would have got, and each way counts for the other', async () => {
    const { body: found } = await device('POST', GATE, scanOf({ ticket: ticket.id }))
    expect(found).toMatchObject({
      result: 'accepted',
      admitted: true,
      ticket: { id: ticket.id },
      attendees: [{ result: 'accepted', attendee: { first_name: 'Nerea' } }],
      checkins: [{ ticket_id: ticket.id, check_in_point: 'main', day: 'fri' }],
    })
    const { body: read } = await device('POST', GATE, scanOf({ code: ticket.code }))
    expect(read).toMatchObject({ result: 'duplicate', attendees: [{ first_admission: { at: FRIDAY } }] })
    const { body: listed } = await device('GET', '/api/v1/events/fest/checkins')
    expect(listed.data).toHaveLength(2)
  })

  test('makes one scan of a repeated client_uuid, and a conflict of another ticket or a code', async () => {
    const scan = scanOf({ ticket: ticket.id })
    const first = await device('POST', GATE, scan)
    const again = await device('POST', GATE, { ...scan, scanned_at: LATER })
    expect([again.status, again.body]).toEqual([200, first.body])
    const other = await book(fixtures.live, 'fest')
    for (const named of [{ ticket: other.id }, { ticket: undefined, code: ticket.code }]) {
      expect(getStatusAndCode(await device('POST', GATE, { ...scan, ...named }))).toEqual([409, 'conflict'])
    }
    const { body } = await device('POST', `${GATE}/batch`, { scans: [scan] })
    expect(body.results).toMatchObject([{ result: 'accepted', scanned_at: FRIDAY }])
    expect(await server.database('scans').where({ organization_id: fixtures.organizationId })).toHaveLength(1)
  })

  test('is told unknown of a ticket of another event, organization or mode, and of an id as a code', async () => {
    await makeEventWithGate(fixtures.live, 'other')
    const stranger = await buildTestFixtures(server)
    await makeEventWithGate(stranger.live, 'fest')
    const ids = [
      (await book(fixtures.live, 'other')).id,
      (await book(stranger.live, 'fest')).id,
      (await book(fixtures.test, 'fest')).id,
      '01JGFJP19AYN7MVSNWJ1E2N506',
    ]
    for (const id of ids) {
      const { status, body } = await device('POST', GATE, scanOf({ ticket: id }))
      expect([status, body.result, body.ticket]).toEqual([200, 'unknown', null])
    }
    const { body } = await device('POST', GATE, scanOf({ code: ticket.id }))
    expect(body.result).toBe('unknown')
    const { body: inTest } = await (await pair('fest', { mode: 'test' }))('POST', GATE, scanOf({ ticket: ids[2] }))
    expect([inTest.result, inTest.livemode]).toEqual(['accepted', false])
  })

  test('gets what the code would have got of somebody outside its group too, and finds nobody there', async () => {
    const { id } = (await fixtures.live('POST', '/v1/groups', { code: 'north', name: 'North' })).body
    const limited = await pair('fest', { groupId: id })
    expect((await limited('GET', `${GATE}/roster`)).body.data).toEqual([])
    for (const [named, result] of [
      [{ ticket: ticket.id }, 'accepted'],
      [{ code: ticket.code }, 'duplicate'],
    ] as const) {
      expect((await limited('POST', GATE, scanOf(named))).body.result).toBe(result)
    }
  })

  test('may do so in a batch, beside codes of the same people', async () => {
    const other = await book(fixtures.live, 'fest')
    const scans = [
      scanOf({ ticket: ticket.id, scanned_at: LATER }),
      scanOf({ code: ticket.code }),
      scanOf({ ticket: other.id, device_result: 'accepted' }),
      scanOf({ ticket: ticket.id, scanned_at: LATER }),
    ]
    const { body } = await device('POST', `${GATE}/batch`, { scans })
    expect(
      body.results.map(({ result, attendees }: { result: string; attendees: [] }) => [result, attendees.length]),
    ).toEqual([
      ['duplicate', 1],
      ['accepted', 1],
      ['accepted', 1],
      ['duplicate', 1],
    ])
  })
})

describe('exactly one of code and ticket', () => {
  test.each([
    ['neither', {}, 'body/code'],
    ['both', { code: 'ANY', ticket: '01JGFJP19AYN7MVSNWJ1E2N506' }, 'body/ticket'],
    ['a ticket that is no id', { ticket: 'SANDB0XREHEARSA10010' }, 'body/ticket'],
  ])('is asked for by name where a device sends %s', async (_, named, path) => {
    const refused = await device('POST', GATE, scanOf(named))
    expect(getStatusAndCode(refused)).toEqual([400, 'validation_failed'])
    expect(problemsOf(refused.body.error)).toEqual([path])
    expect(refused.body.error.message).toContain(path.replace('body/', ''))
  })

  test('is asked of each scan of a batch, and the others are decided', async () => {
    const scans = [scanOf({}), scanOf({ ticket: ticket.id }), scanOf({ ticket: ticket.id, code: ticket.code })]
    const { status, body } = await device('POST', `${GATE}/batch`, { scans })
    expect(status).toBe(200)
    expect(body.results).toMatchObject([
      { error: { code: 'validation_failed', details: [{ path: 'body/scans/0/code' }] } },
      { result: 'accepted' },
      { error: { code: 'validation_failed', details: [{ path: 'body/scans/2/ticket' }] } },
    ])
  })

  test('is the code where a key scans: an id proves no ticket', async () => {
    const key = await fixtures.as({ scopes: ['scanner'] })
    const named = scanOf({ ticket: ticket.id })
    for (const path of [GATE, '/v1/events/fest/scan']) {
      const refused = await key('POST', path, named)
      expect(getStatusAndCode(refused)).toEqual([400, 'validation_failed'])
      expect(problemsOf(refused.body.error)).toContain('body/ticket')
    }
    const { body } = await key('POST', `${GATE}/batch`, { scans: [named, scanOf({ code: ticket.code })] })
    expect(body.results).toMatchObject([
      { error: { code: 'validation_failed', message: expect.stringContaining('paired device') } },
      { result: 'accepted' },
    ])
  })
})

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
import { makeTestDevice } from '../../testing/make-device.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let second: TestServer
let fixtures: TestFixtures
let path: string
let code: string
let attendee: string

const FRIDAY = '2026-06-05T10:00:00.000Z'
const LATER = '2026-06-05T10:20:00.000Z'
const SATURDAY = '2026-06-06T10:00:00.000Z'

beforeAll(async () => {
  server = await startTestServer()
  second = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock })
})

afterAll(async () => {
  await second.close()
  await server.close()
})

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  path = await makeTestEvent(fixtures.live)
  for (const point of ['main', 'side']) {
    await fixtures.live('POST', `${path}/check-in-points`, { code: point, name: point, kind: 'entry' })
  }
  const { body } = await fixtures.live('POST', `${path}/registrations`, {
    attendees: [buildNewAttendee({ days: ['fri', 'sat'] })],
  })
  attendee = body.attendees[0].id
  code = (await fixtures.live('GET', `${path}/tickets/${body.attendees[0].ticket_ids[0]}`)).body.code
})

const scanOf = (more: object = {}) => ({
  code,
  check_in_point: 'main',
  client_uuid: randomUUID() as string,
  scanned_at: FRIDAY,
  ...more,
})
const scansStored = () => server.database('scans').where({ organization_id: fixtures.organizationId })
const checkinsStored = () => server.database('checkins').where({ organization_id: fixtures.organizationId })

type Gate = { call: TestApiCall; atSecond: TestApiCall }

async function keyGate(): Promise<Gate> {
  const { value } = await server.key(fixtures.organizationId, { scopes: ['scanner'], requestsPerMinute: 600 })
  return { call: buildTestApiCall(server, value), atSecond: buildTestApiCall(second, value) }
}

async function deviceGate(): Promise<Gate> {
  const event = await server.database('events').where({ organization_id: fixtures.organizationId }).first('id')
  const { value } = await makeTestDevice(server.database, server.clock.now(), fixtures.organizationId, event.id)
  return { call: buildTestApiCall(server, value), atSecond: buildTestApiCall(second, value) }
}

describe.each([
  ['a key', keyGate],
  ['a device', deviceGate],
])('a client_uuid that %s sends again', (_, gateOf) => {
  test.each([
    ['a little later', LATER],
    ['on another day', SATURDAY],
  ])('as scanned %s counts once and gets the first answer', async (_, scanned_at) => {
    const { call } = await gateOf()
    const scan = scanOf()
    const first = await call('POST', `/api${path}/scan`, scan)
    expect(first.body.result).toBe('accepted')
    const again = await call('POST', `/api${path}/scan`, { ...scan, scanned_at })
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(again.body.scanned_at).toBe(FRIDAY)
    expect(await scansStored()).toHaveLength(1)
    expect(await checkinsStored()).toHaveLength(1)
  })

  test('in a batch counts once, also within one batch, and gets the first answer', async () => {
    const { call } = await gateOf()
    const [known, fresh] = [scanOf(), scanOf({ code: 'NOBODYS' })]
    const first = await call('POST', `/api${path}/scan`, known)
    const scans = [
      { ...known, scanned_at: SATURDAY, device_result: 'accepted' },
      { ...fresh, scanned_at: LATER },
      { ...fresh, scanned_at: FRIDAY },
      { ...fresh, scanned_at: SATURDAY },
    ]
    const { status, body } = await call('POST', `/api${path}/scan/batch`, { scans })
    expect(status).toBe(200)
    const { clock_offset_ms: _, ...answer } = first.body
    expect(body.results[0]).toEqual({
      client_uuid: known.client_uuid,
      ...answer,
      device_result: 'accepted',
      differs: false,
    })
    const [, one, two, three] = body.results
    expect(two).toMatchObject({ result: 'unknown', scanned_at: FRIDAY })
    expect([one, three]).toEqual([two, two])
    expect(await scansStored()).toHaveLength(2)
    expect(await checkinsStored()).toHaveLength(2)
  })

  test('for another code, check-in point or people is a conflict, at whatever time', async () => {
    const { call } = await gateOf()
    const scan = scanOf()
    await call('POST', `/api${path}/scan`, scan)
    const others = [{ code: 'OTHER' }, { check_in_point: 'side' }, { only: [attendee] }]
    for (const scanned_at of [FRIDAY, LATER]) {
      for (const other of others) {
        const refused = await call('POST', `/api${path}/scan`, { ...scan, scanned_at, ...other })
        expect(getStatusAndCode(refused)).toEqual([409, 'conflict'])
        expect(refused.body.error.message).toContain('only differs. Send a new scan with a new client_uuid.')
      }
    }
    const scans = [{ ...scan, ...others[0] }, scanOf({ code: 'NOBODYS' }), { ...scan, ...others[1], scanned_at: LATER }]
    const { body } = await call('POST', `/api${path}/scan/batch`, { scans })
    expect(body.results).toMatchObject([
      { error: { code: 'conflict' } },
      { result: 'unknown' },
      { error: { code: 'conflict' } },
    ])
  })

  test('by several at once, each with a time of its own, counts once and all get one answer', async () => {
    const { call, atSecond } = await gateOf()
    for (let round = 0; round < 5; round += 1) {
      // A device may scan ten times a second.
      server.clock.advance(1_000)
      const scan = scanOf({ code: `NOBODYS${round}` })
      const sent = Array.from({ length: 10 }, (_, turn) => {
        const scanned_at = new Date(Date.parse(FRIDAY) + turn * 1_000).toISOString()
        const send = turn % 2 === 0 ? call : atSecond
        if (turn < 6) return send('POST', `/api${path}/scan`, { ...scan, scanned_at })
        return send('POST', `/api${path}/scan/batch`, { scans: [{ ...scan, scanned_at }] })
      })
      const answers = (await Promise.all(sent)).map(({ status, body }) => ({ status, ...(body.results?.[0] ?? body) }))
      expect(answers.map(({ status, error }) => error?.code ?? status)).toEqual(Array(10).fill(200))
      expect(new Set(answers.map(({ checkins }) => checkins[0].id)).size).toBe(1)
      expect(new Set(answers.map(({ scanned_at }) => scanned_at)).size).toBe(1)
    }
    expect(await scansStored()).toHaveLength(5)
  })
})

test('the same Idempotency-Key with another time is another body, and so a conflict of its own', async () => {
  const { value: key } = await server.key(fixtures.organizationId, { scopes: ['scanner'] })
  const scan = scanOf()
  const send = async (body: object) => {
    const response = await server.send('POST', `/api${path}/scan`, { key, body, idempotencyKey: 'one' })
    return { status: response.status, body: await response.json(), headers: response.headers }
  }
  expect((await send(scan)).body.result).toBe('accepted')
  expect(getStatusAndCode(await send({ ...scan, scanned_at: LATER }))).toEqual([409, 'idempotency_conflict'])
})

describe('the answer to a scan that is sent again with its Idempotency-Key', () => {
  test.each([
    ['check-in point was deleted', () => fixtures.live('DELETE', `${path}/check-in-points/side`)],
    ['event has another code', () => fixtures.live('PATCH', path, { code: 'renamed' })],
  ])('is not given, and that is said, where its %s', async (_, change) => {
    const { value: key } = await server.key(fixtures.organizationId, { mode: 'test', scopes: ['scanner'] })
    const headers = { 'Idempotency-Key': randomUUID() }
    const send = () => server.send('POST', `${path}/scan`, { key, headers, body: scan })
    const scan = scanOf({ check_in_point: 'side' })
    const first = await send()
    const replayed = await send()
    expect([first.status, await replayed.text()]).toEqual([200, await first.text()])
    expect((await change()).status).toBeLessThan(300)
    const again = await send()
    expect([again.status, await again.json()]).toMatchObject([
      409,
      {
        error: {
          code: 'idempotency_conflict',
          message: expect.stringContaining('a request whose outcome is no longer found'),
        },
      },
    ])
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestApiCall,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  makeTestGroups,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { makeTestDevice, type TestDeviceOptions } from '../../testing/make-device.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let path: string
let gate: TestApiCall

/** While the first day of the event is on. */
const FRIDAY = new Date('2026-06-05T10:00:00.000Z')
const SATURDAY = '2026-06-06T10:00:00.000Z'

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  const now = server.clock.now().getTime()
  server.clock.advance(FRIDAY.getTime() - now)
  fixtures = await buildTestFixtures(server)
  path = await makeTestEvent(fixtures.live)
  const { live } = fixtures
  await live('POST', `${path}/check-in-points`, { code: 'main', name: 'Main', kind: 'entry', limit: 'unlimited' })
  await live('POST', `${path}/check-in-points`, { code: 'side', name: 'Side', kind: 'entry', limit: 'unlimited' })
  await live('POST', `${path}/check-in-points`, { code: 'bar', name: 'Bar', kind: 'zone' })
  gate = await pair()
})

async function pair(options: TestDeviceOptions = {}): Promise<TestApiCall> {
  const { id } = (await fixtures.live('GET', path)).body
  const device = await makeTestDevice(server.database, server.clock.now(), fixtures.organizationId, id, options)
  return buildTestApiCall(server, device.value)
}

async function book(days: string[], { as = fixtures.live, group }: { as?: TestApiCall; group?: string } = {}) {
  const { body } = await as('POST', `${path}/registrations`, {
    attendees: [buildNewAttendee({ days })],
    ...(group ? { group } : {}),
  })
  return { id: body.id as string, ticket: body.attendees[0].ticket_ids[0] as string }
}

async function scan({ ticket }: { ticket: string }, check_in_point = 'main', more: object = {}, at = gate) {
  const scanned = { client_uuid: randomUUID(), scanned_at: FRIDAY.toISOString(), ...more }
  const { body } = await at('POST', `/api${path}/scan`, { ticket, check_in_point, ...scanned })
  return body.result
}

async function read(call = gate) {
  server.clock.advance(60_000)
  const { status, body } = await call('GET', `/api${path}/scan/counts`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const points = (main: number, side: number, bar: number) => [
  { check_in_point: 'main', admitted: main },
  { check_in_point: 'side', admitted: side },
  { check_in_point: 'bar', admitted: bar },
]

describe('the counts at the gates', () => {
  test('are of the day that is on, each person once', async () => {
    const [one, two, three] = [await book(['fri']), await book(['fri', 'sat']), await book(['sat'])]
    await scan(one, 'main')
    await scan(one, 'main')
    await scan(one, 'side')
    await scan(one, 'bar')
    await scan(two, 'side')
    await scan(two, 'side', { scanned_at: SATURDAY })
    expect(await scan(three)).toBe('wrong_day')
    const counts = await read()
    expect(counts).toEqual({
      event_id: expect.any(String),
      day: 'fri',
      expected: 2,
      admitted: 2,
      check_in_points: points(1, 2, 1),
      as_of: server.clock.now().toISOString(),
      livemode: true,
    })
    await fixtures.live('POST', `${path}/registrations/${one.id}/cancel`, {})
    expect(await read()).toMatchObject({ expected: 1, admitted: 2, check_in_points: points(1, 2, 1) })
  })

  test('are of the whole event where no day is on', async () => {
    const [one, two] = [await book(['fri', 'sat']), await book(['sat'])]
    await scan(one, 'main')
    await scan(one, 'main', { scanned_at: SATURDAY })
    server.clock.advance(30 * 86_400_000)
    const counts = await read(await pair())
    expect(counts).toMatchObject({ day: null, expected: 2, admitted: 1, check_in_points: points(2, 0, 0) })
    expect(two.id).toBeDefined()
  })

  test('are of the mode of the credential, for keys and devices, and leave cleared check-ins out', async () => {
    const real = await book(['fri'])
    const made = await book(['fri'], { as: fixtures.test })
    await scan(real)
    const trial = await pair({ mode: 'test' })
    await scan(real, 'side', {}, trial)
    await scan(made, 'side', {}, trial)
    const key = await fixtures.as({ mode: 'test', scopes: ['scanner'] })
    for (const call of [trial, key]) {
      expect(await read(call)).toMatchObject({ livemode: false, expected: 1, check_in_points: points(0, 2, 0) })
    }
    expect(await read()).toMatchObject({ livemode: true, expected: 1, admitted: 1, check_in_points: points(1, 0, 0) })
    await fixtures.live('DELETE', `${path}/test-checkins`)
    expect(await read(trial)).toMatchObject({ admitted: 0, check_in_points: points(0, 0, 0) })
  })

  test('are of the people of its group for a device that is limited to one, at the same moment', async () => {
    const { north } = await makeTestGroups(fixtures.live, { north: null, pier: 'north', south: null })
    const [ours, theirs] = [await book(['fri'], { group: 'pier' }), await book(['fri'], { group: 'south' })]
    await scan(ours)
    await scan(theirs)
    await scan(theirs, 'side')
    const limited = await pair({ groupId: north })
    expect(await read()).toMatchObject({ expected: 2, admitted: 2, check_in_points: points(2, 1, 0) })
    const { body } = await limited('GET', `/api${path}/scan/counts`)
    expect(body).toMatchObject({ expected: 1, admitted: 1, check_in_points: points(1, 0, 0) })
  })

  test('are shared for a second by those who see the same', async () => {
    const one = await book(['fri'])
    const before = await read()
    await scan(one)
    server.clock.advance(900)
    expect((await (await pair())('GET', `/api${path}/scan/counts`)).body).toEqual(before)
    expect(await read()).toMatchObject({ admitted: 1 })
  })

  test('are of the device’s own event alone, and ask for the scope scanner', async () => {
    await makeTestEvent(fixtures.live, { code: 'other' })
    expect(getStatusAndCode(await gate('GET', '/api/v1/events/other/scan/counts'))).toEqual([404, 'not_found'])
    expect(getStatusAndCode(await fixtures.live('GET', `/api${path}/scan/counts`))).toEqual([403, 'api_key_scope'])
    const stranger = await (await buildTestFixtures(server)).as({ scopes: ['scanner'] })
    expect(getStatusAndCode(await stranger('GET', `/api${path}/scan/counts`))).toEqual([404, 'not_found'])
  })
})

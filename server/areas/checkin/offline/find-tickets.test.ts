import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestApiCall,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestFixtures,
} from '../../../testing/fixtures.ts'
import { makeTestDevice, type TestDeviceOptions } from '../../../testing/make-device.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let eventId: string

const EVENT = '/v1/events/fest'
const NOBODY = 'nobody@example.com'
const MAX_MISSES = 20

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server?.close())

beforeEach(async () => {
  server.clock.advance(3_600_000)
  fixtures = await buildTestFixtures(server)
  await makeTestEvent(fixtures.live, {
    types: [
      { code: 'visitor', name: 'Visitor' },
      { code: 'family', name: 'Family', ticket: 'shared' },
    ],
  })
  eventId = (await fixtures.live('GET', EVENT)).body.id
})

async function book(people: object[], more: object = {}, call = fixtures.live, event = EVENT): Promise<string[]> {
  const attendees = people.map((person) => buildNewAttendee({ days: ['fri'], ...person }))
  const { status, body } = await call('POST', `${event}/registrations`, { attendees, ...more })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.attendees.flatMap(({ ticket_ids }: { ticket_ids: string[] }) => ticket_ids)
}

async function pair(options: TestDeviceOptions = {}) {
  const now = server.clock.now()
  const { value } = await makeTestDevice(server.database, now, fixtures.organizationId, eventId, options)
  return buildTestApiCall(server, value)
}

type Gate = Awaited<ReturnType<typeof pair>>

const ask = (gate: Gate, email: string, event = EVENT) =>
  gate('GET', `/api${event}/scan/tickets?${new URLSearchParams({ email })}`)

async function idsFor(gate: Gate, email: string): Promise<string[]> {
  const { status, body } = await ask(gate, email)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.tickets.map(({ ticket_id }: { ticket_id: string }) => ticket_id)
}

describe('tickets by email address', () => {
  test('are those of the person and of the registration, whatever the case, as the roster has them', async () => {
    const own = await book([{ email: 'Ana@Example.com' }, {}], { email: 'li@example.com' })
    const contact = await book([{ email: null }, { email: null }], { email: 'ANA@example.com' })
    const gate = await pair()
    const { body } = await ask(gate, 'ana@EXAMPLE.com')
    const { body: roster } = await gate('GET', `/api${EVENT}/scan/roster`)
    const expected = [own[0], ...contact].sort()
    expect(body.has_more).toBe(false)
    expect(body.tickets.map(({ ticket_id }: { ticket_id: string }) => ticket_id)).toEqual(expected)
    expect(roster.data).toEqual(expect.arrayContaining(body.tickets))
    expect(JSON.stringify(body)).not.toMatch(/@/)
  })

  test('show everybody on a shared ticket, once', async () => {
    const people = ['Wu', 'Mei'].map((first_name) => ({
      first_name,
      attendee_type: 'family',
      email: 'wu@example.com',
    }))
    await book(people, { email: 'wu@example.com' })
    const { body } = await ask(await pair(), 'wu@example.com')
    expect(body.tickets).toMatchObject([{ kind: 'shared', attendees: [{ first_name: 'Wu' }, { first_name: 'Mei' }] }])
  })

  test('are found by the whole address alone', async () => {
    await book([{ email: 'ana@example.com' }])
    const gate = await pair()
    for (const part of ['ana@example.co', 'na@example.com', 'an_@example.com', 'ana%@example.com']) {
      expect(await idsFor(gate, part), part).toEqual([])
    }
    for (const part of ['ana', 'ana@', '%', '']) {
      expect(getStatusAndCode(await ask(gate, part)), part).toEqual([400, 'validation_failed'])
    }
  })

  test('of another event, organization or mode are not there', async () => {
    const email = 'ana@example.com'
    const neighbour = await buildTestFixtures(server)
    await makeTestEvent(neighbour.live)
    await makeTestEvent(fixtures.live, { code: 'other' })
    await book([{ email }], {}, neighbour.live)
    await book([{ email }], {}, fixtures.live, '/v1/events/other')
    const tests = await book([{ email }], {}, fixtures.test)
    const gate = await pair()
    expect(await idsFor(gate, email)).toEqual([])
    expect(getStatusAndCode(await ask(gate, email, '/v1/events/other'))).toEqual([404, 'not_found'])
    const live = await book([{ email }])
    expect(await idsFor(gate, email)).toEqual(live)
    expect(await idsFor(await pair({ mode: 'test' }), email)).toEqual([...tests, ...live].sort())
  })

  test('of another group are not there for a device that is limited to one', async () => {
    const email = 'ana@example.com'
    const groups = []
    for (const code of ['north', 'south']) {
      groups.push((await fixtures.live('POST', '/v1/groups', { code, name: code })).body.id)
    }
    const [north, south] = groups
    await book([{ email: null }], { email, group: south })
    await book([{ email }], { group: south })
    await book([{ email }])
    const gate = await pair({ groupId: north })
    expect(await idsFor(gate, email)).toEqual([])
    const theirs = await book([{ email }], { group: north })
    expect(await idsFor(gate, email)).toEqual(theirs)
  })

  test('are twenty at most, valid ones first, and whether there are more is said', async () => {
    const people = Array.from({ length: 21 }, () => ({}))
    const [first = '', ...others] = await book(people, { email: 'school@example.com' })
    await fixtures.live('POST', `${EVENT}/tickets/${first}/void`, {})
    const gate = await pair()
    const { body } = await ask(gate, 'school@example.com')
    expect(body.has_more).toBe(true)
    expect(body.tickets.map(({ ticket_id }: { ticket_id: string }) => ticket_id)).toEqual(others.sort())
  })

  test('are for paired devices, and not for keys', async () => {
    const scanner = await fixtures.as({ scopes: ['read', 'scanner'] })
    expect(getStatusAndCode(await ask(scanner, 'ana@example.com'))).toEqual([403, 'api_key_cannot_search'])
  })

  test('are not asked for without end: addresses that nobody has are few, and found ones count nothing', async () => {
    await book([{ email: 'ana@example.com' }])
    const gate = await pair()
    for (let asked = 0; asked < MAX_MISSES; asked += 1) {
      expect(await idsFor(gate, 'ana@example.com')).toHaveLength(1)
      expect(await idsFor(gate, `${asked}@example.com`)).toEqual([])
      server.clock.advance(1_000)
    }
    for (const email of [NOBODY, 'ana@example.com']) {
      const refused = await ask(gate, email)
      expect(getStatusAndCode(refused)).toEqual([429, 'rate_limited'])
      expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60 - MAX_MISSES)
      expect(refused.body.error.message).toContain('20 addresses that nobody has')
    }
    expect(await idsFor(await pair(), 'ana@example.com')).toHaveLength(1)
    server.clock.advance(15 * 60_000)
    expect(await idsFor(gate, 'ana@example.com')).toHaveLength(1)
  })

  test('are not asked for more often by asking at once', async () => {
    const gate = await pair()
    const replies = await Promise.all(
      Array.from({ length: MAX_MISSES + 10 }, (_, asked) => ask(gate, `${asked}@example.com`)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(MAX_MISSES)
    expect((await gate('GET', `/api${EVENT}/scan/manifest`)).status).toBe(200)
  })
})

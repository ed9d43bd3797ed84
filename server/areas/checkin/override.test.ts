import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPin } from '../../access/members/pin.ts'
import { newId } from '../../platform/ids.ts'
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
let pinHash: string
let fixtures: TestFixtures
let call: TestApiCall
let device: { id: string; value: string }
let gate: TestApiCall
let manager: { id: string; email: string }
let eventId: string

const AT_GATE = '/api/v1/events/fest'
const FRIDAY = '2026-06-05T10:00:00.000Z'
const SATURDAY = '2026-06-06T10:00:00.000Z'
const PIN = '482913'

beforeAll(async () => {
  server = await startTestServer()
  second = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock })
  pinHash = await hashPin(PIN, 4)
})

afterAll(async () => {
  await second.close()
  await server.close()
})

beforeEach(async () => {
  server.clock.advance(60_000)
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
  const path = await makeTestEvent(call)
  for (const kind of ['entry', 'pre_check', 'zone']) {
    await call('POST', `${path}/check-in-points`, { code: kind.replace('_', '-'), name: kind, kind })
  }
  eventId = (await call('GET', path)).body.id
  device = await makeTestDevice(server.database, server.clock.now(), fixtures.organizationId, eventId)
  gate = buildTestApiCall(server, device.value)
  manager = await member('manager')
})

async function member(
  role: string,
  options: { groupId?: string; pin?: string | null } = {},
  organization = fixtures.organizationId,
) {
  const id = newId(server.clock.now())
  const email = `${id.toLowerCase()}@harbour.example`
  await server.database('members').insert({
    organization_id: organization,
    id,
    email,
    name: 'Li Wei',
    role,
    group_id: options.groupId ?? null,
    created_at: server.clock.now(),
    pin_hash: options.pin === null ? null : pinHash,
  })
  return { id, email }
}

async function ticketOf(more: object = {}): Promise<string> {
  const { body } = await call('POST', '/v1/events/fest/registrations', {
    attendees: [buildNewAttendee({ days: ['fri'] })],
    ...more,
  })
  return (await call('GET', `/v1/events/fest/tickets/${body.attendees[0].ticket_ids[0]}`)).body.code
}

const scan = async (code: string, more: object = {}, by = gate) => {
  const sent = { code, check_in_point: 'entry', client_uuid: randomUUID(), scanned_at: SATURDAY, ...more }
  server.clock.advance(1_000)
  return (await by('POST', `${AT_GATE}/scan`, sent)).body
}

const refused = async (more: object = {}): Promise<string> => (await scan(await ticketOf(), more)).checkins[0].id

const body = (more: object = {}) => ({ member: manager.email, pin: PIN, reason: 'Came with the band.', ...more })
const override = (checkin: string, more: object = {}, by = gate) => {
  server.clock.advance(1_000)
  return by('POST', `/api/v1/checkins/${checkin}/override`, body(more))
}
const raised = () => server.database('webhook_events').where({ organization_id: fixtures.organizationId }).orderBy('id')

describe('an override', () => {
  test('is a check-in of its own that names the refused one, the reason, the device and the member', async () => {
    const code = await ticketOf()
    const { checkins } = await scan(code)
    expect(checkins[0]).toMatchObject({ result: 'wrong_day', day: 'sat' })
    const { status, body: row } = await override(checkins[0].id)
    expect(status).toBe(200)
    expect(row).toMatchObject({
      overrides: checkins[0].id,
      override_reason: 'Came with the band.',
      result: 'accepted',
      admitted: true,
      reason: null,
      day: 'sat',
      device_id: device.id,
      key_id: null,
      member_id: manager.id,
      scanned_at: SATURDAY,
    })
    expect(row.id).not.toBe(checkins[0].id)
    const listed = (await gate('GET', `${AT_GATE}/checkins`)).body.data
    expect(listed).toEqual([row, checkins[0]])
  })

  test.each([' ', '\n', '\u200b', '\u3164\u2800', '\u00ad\ufeff\u2060'])(
    'says why, which %j does not',
    async (reason) => {
      const checkin = await refused()
      const { status, body: answer } = await override(checkin, { reason })
      expect([status, answer.error?.code]).toEqual([400, 'validation_failed'])
      expect(answer.error.details).toMatchObject([
        { path: 'body/reason', message: 'The field reason must contain something that can be read.' },
      ])
      expect((await override(checkin)).status).toBe(200)
    },
  )

  test.each([
    ['entry', 'accepted'],
    ['pre-check', 'pre_checked'],
    ['zone', 'zone_entered'],
  ])('at a point of the kind %s is %s', async (point, result) => {
    expect((await override(await refused({ check_in_point: point }))).body.result).toBe(result)
  })

  test('counts: at an entry the next scan is a duplicate, and the person gets into a zone', async () => {
    const code = await ticketOf()
    const day = { scanned_at: FRIDAY }
    await call('PATCH', '/v1/events/fest/check-in-points/entry', { opens_at: '13:00' })
    const early = await scan(code, day)
    expect(early.result).toBe('not_yet_open')
    await override(early.checkins[0].id)
    await call('PATCH', '/v1/events/fest/check-in-points/entry', { opens_at: null })
    expect((await scan(code, day)).result).toBe('duplicate')
    expect((await scan(code, { ...day, check_in_point: 'zone' })).result).toBe('zone_entered')
  })

  test('raises checkin.recorded and checkin.overridden, two envelopes of the same check-in', async () => {
    const checkin = await refused()
    const before = (await raised()).length
    const { body: row } = await override(checkin)
    const told = (await raised()).slice(before)
    expect(told.map(({ type }) => type)).toEqual(['checkin.recorded', 'checkin.overridden'])
    const envelopes = told.map(({ envelope }) => JSON.parse(envelope))
    expect(new Set(envelopes.map(({ id }) => id)).size).toBe(2)
    for (const [index, envelope] of envelopes.entries()) {
      expect(envelope).toMatchObject({ id: told[index].id, data: row, actor: { type: 'member', id: manager.id } })
    }
  })

  test('is counted once', async () => {
    await override(await refused())
    expect((await call('GET', '/v1/events/fest/stats')).body.checkins).toEqual({ recorded: 1, refused: 1 })
    const { admissions } = (await call('GET', '/v1/events/fest/reports/reconciliation')).body
    expect(admissions.admitted).toBe(1)
  })

  test('stands in the audit log once, with the member as actor', async () => {
    const checkin = await refused()
    const { body: row } = await override(checkin)
    const { data } = (await call('GET', `/v1/audit-log?object=${row.id}`)).body
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      action: 'checkin.overridden',
      actor: { type: 'member', id: manager.id },
      source: 'api',
      before: { id: checkin },
      after: { id: row.id, device_id: device.id },
    })
  })

  test('sent again with its key gives the first answer again', async () => {
    const checkin = await refused()
    const send = async () => {
      const sent = { key: device.value, body: body(), idempotencyKey: 'once' }
      const response = await server.send('POST', `/api/v1/checkins/${checkin}/override`, sent)
      return [response.status, await response.text(), response.headers.get('idempotent-replayed')]
    }
    const [status, text] = await send()
    expect(status).toBe(200)
    expect(await send()).toEqual([200, text, 'true'])
  })

  test('is done once, however many try it at once', async () => {
    const checkin = await refused()
    server.clock.advance(1_000)
    const gates = [gate, buildTestApiCall(second, device.value)]
    const path = `/api/v1/checkins/${checkin}/override`
    const replies = await Promise.all([0, 1, 0, 1].map((turn) => (gates[turn] as TestApiCall)('POST', path, body())))
    const outcomes = replies.map(getStatusAndCode).sort()
    expect(outcomes).toEqual([[200, undefined], ...Array(3).fill([409, 'invalid_state'])])
  })
})

describe('what cannot be overridden', () => {
  const stateOf = async (checkin: string) => {
    const reply = await override(checkin)
    return [...getStatusAndCode(reply), reply.body.error?.details?.state]
  }

  test('is a check-in without a person, of no day, that admitted, or that is overridden', async () => {
    const nobody = (await scan('nobody')).checkins[0].id
    expect(await stateOf(nobody)).toEqual([409, 'invalid_state', 'no_person'])
    expect(await stateOf(await refused({ scanned_at: '2026-06-09T10:00:00.000Z' }))).toEqual([
      409,
      'invalid_state',
      'no_day',
    ])
    expect(await stateOf(await refused({ scanned_at: FRIDAY }))).toEqual([409, 'invalid_state', 'admitted'])
    const checkin = await refused()
    const { body: row } = await override(checkin)
    expect(await stateOf(checkin)).toEqual([409, 'invalid_state', 'overridden'])
    expect(await stateOf(row.id)).toEqual([409, 'invalid_state', 'admitted'])
  })

  test('is what is not of the device’s event, organization or mode', async () => {
    const neighbour = await buildTestFixtures(server)
    await makeTestEvent(neighbour.live)
    const theirs = (await neighbour.live('GET', '/v1/events/fest')).body.id
    const stranger = await makeTestDevice(server.database, server.clock.now(), neighbour.organizationId, theirs)
    const checkin = await refused()
    expect(getStatusAndCode(await override(checkin, {}, buildTestApiCall(server, stranger.value)))).toEqual([
      404,
      'not_found',
    ])
    await makeTestEvent(call, { code: 'other' })
    const otherId = (await call('GET', '/v1/events/other')).body.id
    const other = await makeTestDevice(server.database, server.clock.now(), fixtures.organizationId, otherId)
    expect(getStatusAndCode(await override(checkin, {}, buildTestApiCall(server, other.value)))).toEqual([
      404,
      'not_found',
    ])
    const test = await makeTestDevice(server.database, server.clock.now(), fixtures.organizationId, eventId, {
      mode: 'test',
    })
    expect(getStatusAndCode(await override(checkin, {}, buildTestApiCall(server, test.value)))).toEqual([
      404,
      'not_found',
    ])
    expect(getStatusAndCode(await override('01AAAAAAAAAAAAAAAAAAAAAAAA'))).toEqual([404, 'not_found'])
  })
})

describe('who overrides', () => {
  test('is no API key, whatever its scopes and even past its rate', async () => {
    const checkin = await refused()
    for (const options of [{ scopes: ['scanner' as const] }, { scopes: ['read' as const], requestsPerMinute: 1 }]) {
      const { value } = await server.key(fixtures.organizationId, options)
      for (const _ of [1, 2]) {
        expect(getStatusAndCode(await override(checkin, {}, buildTestApiCall(server, value)))).toEqual([
          403,
          'api_key_cannot_override',
        ])
      }
    }
    expect(getStatusAndCode(await override(checkin, {}, buildTestApiCall(server, 'svc_live_nobody')))).toEqual([
      401,
      'api_key_unknown',
    ])
  })

  test('is a member with a role that may, by email address or id', async () => {
    for (const role of ['owner', 'admin', 'manager']) {
      const { id } = await member(role)
      expect((await override(await refused(), { member: id })).status, role).toBe(200)
    }
    for (const role of ['developer', 'scanner']) {
      const { email } = await member(role)
      expect(getStatusAndCode(await override(await refused(), { member: email })), role).toEqual([403, 'pin_refused'])
    }
    expect((await override(await refused(), { member: manager.email.toUpperCase() })).status).toBe(200)
  })

  test('is told the same whether the member, the PIN or the right is missing', async () => {
    const checkin = await refused()
    const withoutPin = await member('owner', { pin: null })
    const neighbour = await buildTestFixtures(server)
    const stranger = await member('owner', {}, neighbour.organizationId)
    const tries = [{ pin: '000000' }, { member: 'nobody' }, { member: withoutPin.id }, { member: stranger.email }]
    const replies = []
    for (const options of tries) replies.push(await override(checkin, options))
    expect(replies.map(getStatusAndCode)).toEqual(tries.map(() => [403, 'pin_refused']))
    expect(new Set(replies.map((reply) => reply.body.error.message)).size).toBe(1)
  })

  test('is limited to the people of their group', async () => {
    const north = (await call('POST', '/v1/groups', { code: 'north', name: 'North' })).body.id
    const limited = await member('manager', { groupId: north })
    const inside = (await scan(await ticketOf({ group: 'north' }))).checkins[0].id
    expect((await override(inside, { member: limited.id })).status).toBe(200)
    expect(getStatusAndCode(await override(await refused(), { member: limited.id }))).toEqual([404, 'not_found'])
  })

  test('stores no PIN that could be tried quickly', async () => {
    const path = `/api/v1/checkins/${await refused()}/override`
    server.clock.advance(1_000)
    expect((await gate('POST', path, body({ pin: '135790' }))).status).toBe(403)
    const [kept] = await server.database('idempotency_keys').where({ api_key_id: device.id, scan_id: null })
    const head = JSON.stringify(['POST', path, ''])
    const quick = createHash('sha256').update(`${head}\n${JSON.stringify(body({ pin: '135790' }))}`)
    expect(kept.fingerprint.equals(quick.digest())).toBe(false)
  })
})

describe('a wrong PIN', () => {
  test('locks the member at the device after five, exactly, on all processes together', async () => {
    const checkin = await refused()
    server.clock.advance(1_000)
    const gates = [gate, buildTestApiCall(second, device.value)]
    const path = `/api/v1/checkins/${checkin}/override`
    const replies = await Promise.all(
      Array.from({ length: 9 }, (_, turn) =>
        (gates[turn % 2] as TestApiCall)('POST', path, body({ pin: `00000${turn}` })),
      ),
    )
    const codes = replies.map(({ body }) => body.error.code)
    expect(codes.filter((code) => code === 'pin_refused')).toHaveLength(5)
    expect(codes.filter((code) => code === 'pin_locked')).toHaveLength(4)
    const locked = await override(checkin)
    expect(getStatusAndCode(locked)).toEqual([429, 'pin_locked'])
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800)
    server.clock.advance(15 * 60_000)
    expect((await override(checkin)).status).toBe(200)
  })

  test('locks nobody else, and the member nowhere else', async () => {
    const checkin = await refused()
    for (let turn = 0; turn < 5; turn += 1) await override(checkin, { pin: '000000' })
    expect(getStatusAndCode(await override(checkin))).toEqual([429, 'pin_locked'])
    const elsewhere = await makeTestDevice(server.database, server.clock.now(), fixtures.organizationId, eventId)
    const other = await member('owner')
    expect((await override(checkin, { member: other.id })).status).toBe(200)
    expect((await override(await refused(), {}, buildTestApiCall(server, elsewhere.value))).status).toBe(200)
  })

  test('is forgotten by a right one', async () => {
    for (let turn = 0; turn < 4; turn += 1) await override(await refused(), { pin: '000000' })
    expect((await override(await refused())).status).toBe(200)
    for (let turn = 0; turn < 4; turn += 1) {
      expect(getStatusAndCode(await override(await refused(), { pin: '000000' }))).toEqual([403, 'pin_refused'])
    }
    expect((await override(await refused())).status).toBe(200)
  })

  test('tells nobody who is a member: a name that nobody has is counted like one that somebody has', async () => {
    const checkin = await refused()
    for (let turn = 0; turn < 5; turn += 1) await override(checkin, { member: `nobody-${turn}` })
    const other = await member('owner')
    for (const name of [other.email, 'nobody-6@example.com']) {
      const answers: string[] = []
      for (let turn = 0; turn < 6; turn += 1) {
        answers.push((await override(checkin, { member: name, pin: '000000' })).body.error.code)
      }
      expect(answers).toEqual([...Array(5).fill('pin_refused'), 'pin_locked'])
    }
  })

  test('counts for the whole device too, so that nobody can go on trying names', async () => {
    const checkin = await refused()
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await override(checkin, { member: `nobody-${turn}` })).status).toBe(403)
    }
    expect(getStatusAndCode(await override(checkin, { member: 'nobody-20' }))).toEqual([429, 'pin_locked'])
    expect(getStatusAndCode(await override(checkin))).toEqual([429, 'pin_locked'])
    server.clock.advance(15 * 60_000)
    expect((await override(checkin)).status).toBe(200)
  })
})

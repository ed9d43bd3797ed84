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
let second: TestServer
let fixtures: TestFixtures
let eventId: string
let code: string

const AT_GATE = '/api/v1/events/fest'
const FRIDAY = '2026-06-05T10:00:00.000Z'

beforeAll(async () => {
  server = await startTestServer({ config: { minScannerVersion: '1.0.0' } })
  second = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock })
})

afterAll(async () => {
  await second.close()
  await server.close()
})

beforeEach(async () => {
  server.clock.advance(60_000)
  fixtures = await buildTestFixtures(server)
  ;({ eventId, code } = await festival(fixtures.live))
})

async function festival(call: TestApiCall) {
  const path = await makeTestEvent(call)
  await call('POST', `${path}/check-in-points`, { code: 'main', name: 'Main gate', kind: 'entry' })
  const { body } = await call('POST', `${path}/registrations`, { attendees: [buildNewAttendee({ days: ['fri'] })] })
  const ticket = await call('GET', `${path}/tickets/${body.attendees[0].ticket_ids[0]}`)
  return { eventId: body.event_id as string, code: ticket.body.code as string }
}

const pair = (params: TestDeviceOptions = {}, event = eventId) =>
  makeTestDevice(server.database, server.clock.now(), fixtures.organizationId, event, params)
const scanOf = (more: object = {}) => ({
  code,
  check_in_point: 'main',
  client_uuid: randomUUID(),
  scanned_at: FRIDAY,
  ...more,
})

describe('a paired device', () => {
  test('scans at its event, and its check-ins and the audit log name it', async () => {
    const device = await pair()
    const gate = buildTestApiCall(server, device.value)
    const { status, body } = await gate('POST', `${AT_GATE}/scan`, scanOf())
    expect([status, body.result]).toEqual([200, 'accepted'])
    expect(body.checkins[0]).toMatchObject({ key_id: null, device_id: device.id })
    const listed = await gate('GET', `${AT_GATE}/checkins`)
    expect(listed.body.data).toMatchObject([{ key_id: null, device_id: device.id }])
    const { body: log } = await fixtures.live('GET', `/v1/audit-log?actor=${device.id}`)
    expect(log.data).toMatchObject([{ actor: { type: 'device', id: device.id }, action: 'checkin.recorded' }])
  })

  test('sees its own event and nothing else', async () => {
    const gate = buildTestApiCall(server, (await pair()).value)
    await makeTestEvent(fixtures.live, { code: 'other' })
    for (const path of ['/api/v1/events/other/checkins', '/api/v1/events/nobody/checkins']) {
      expect(getStatusAndCode(await gate('GET', path)), path).toEqual([404, 'not_found'])
    }
    expect(getStatusAndCode(await gate('POST', '/api/v1/events/other/scan', scanOf()))).toEqual([404, 'not_found'])
    expect(getStatusAndCode(await gate('POST', '/api/v1/events/other/scan/batch', { scans: [scanOf()] }))).toEqual([
      404,
      'not_found',
    ])
  })

  test('does not see the event of the same code of another organization', async () => {
    const neighbour = await buildTestFixtures(server)
    const theirs = await festival(neighbour.live)
    const gate = buildTestApiCall(server, (await pair()).value)
    expect((await gate('POST', `${AT_GATE}/scan`, scanOf({ code: theirs.code }))).body.result).toBe('unknown')
    expect(getStatusAndCode(await gate('GET', `/api/v1/events/${theirs.eventId}/checkins`))).toEqual([404, 'not_found'])
  })

  test('is no key on the host of the API', async () => {
    const call = buildTestApiCall(server, (await pair()).value)
    const me = await call('GET', '/v1/me')
    expect(getStatusAndCode(me)).toEqual([401, 'api_key_unknown'])
    expect(me.body.error.message).toContain('below /api/v1')
    expect(getStatusAndCode(await call('POST', '/v1/events/fest/scan', scanOf()))).toEqual([401, 'api_key_unknown'])
  })

  test('stops on its next request when it is revoked, on every process', async () => {
    const device = await pair()
    const gates = [buildTestApiCall(server, device.value), buildTestApiCall(second, device.value)]
    for (const gate of gates) expect((await gate('GET', `${AT_GATE}/checkins`)).status).toBe(200)
    await server.database('devices').where({ id: device.id }).update({ revoked_at: server.clock.now() })
    for (const gate of gates) {
      const refused = await gate('GET', `${AT_GATE}/checkins`)
      expect(getStatusAndCode(refused)).toEqual([401, 'device_revoked'])
      expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer/)
    }
  })

  test('is not known by a token that nobody has', async () => {
    const call = buildTestApiCall(server, 'svc_device_nobody')
    expect(getStatusAndCode(await call('GET', `${AT_GATE}/checkins`))).toEqual([401, 'device_unknown'])
  })

  test('lists the check-ins of its group alone', async () => {
    const north = (await fixtures.live('POST', '/v1/groups', { code: 'north', name: 'North' })).body.id
    const device = await pair({ groupId: north })
    const gate = buildTestApiCall(server, device.value)
    expect((await gate('POST', `${AT_GATE}/scan`, scanOf())).body.result).toBe('accepted')
    expect((await gate('GET', `${AT_GATE}/checkins`)).body.data).toEqual([])
  })

  test('makes test check-ins at a test event', async () => {
    const theirs = await buildTestFixtures(server)
    const { eventId: id, code: testCode } = await festival(theirs.test)
    const now = server.clock.now()
    const device = await makeTestDevice(server.database, now, theirs.organizationId, id, { mode: 'test' })
    const { body } = await buildTestApiCall(server, device.value)('POST', `${AT_GATE}/scan`, scanOf({ code: testCode }))
    expect(body).toMatchObject({ result: 'accepted', livemode: false })
  })
})

describe('the rate of a device', () => {
  const outcomes = (replies: { status: number }[]) => replies.map(({ status }) => status).sort()

  test('is ten scans in one second, exactly, on all processes together', async () => {
    const device = await pair()
    const gates = [buildTestApiCall(server, device.value), buildTestApiCall(second, device.value)]
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, turn) =>
        (gates[turn % 2] as TestApiCall)('POST', `${AT_GATE}/scan`, scanOf({ code: 'nobody' })),
      ),
    )
    expect(outcomes(replies)).toEqual([...Array(10).fill(200), ...Array(6).fill(429)])
    const refused = replies.find(({ status }) => status === 429)
    expect(refused?.body.error.code).toBe('rate_limited')
    expect(refused?.headers.get('retry-after')).toBe('1')
    expect(refused?.headers.get('x-ratelimit-limit')).toBe('10')
    server.clock.advance(1_000)
    expect((await (gates[0] as TestApiCall)('POST', `${AT_GATE}/scan`, scanOf())).status).toBe(200)
  })

  test('takes a batch for one call, and what is no scan for none', async () => {
    const gate = buildTestApiCall(server, (await pair()).value)
    const scans = Array.from({ length: 20 }, () => scanOf({ code: 'nobody' }))
    for (let call = 0; call < 9; call += 1) expect((await gate('GET', `${AT_GATE}/checkins`)).status).toBe(200)
    for (let call = 0; call < 10; call += 1) {
      const fresh = scans.map((scan) => ({ ...scan, client_uuid: randomUUID() }))
      expect((await gate('POST', `${AT_GATE}/scan/batch`, { scans: fresh })).status).toBe(200)
    }
    expect(getStatusAndCode(await gate('POST', `${AT_GATE}/scan`, scanOf()))).toEqual([429, 'rate_limited'])
    expect((await gate('GET', `${AT_GATE}/checkins`)).status).toBe(200)
  })

  test('is fifty other calls in one second, so that a large roster is there soon', async () => {
    const gate = buildTestApiCall(server, (await pair()).value)
    const replies = await Promise.all(Array.from({ length: 53 }, () => gate('GET', `${AT_GATE}/checkins?limit=1`)))
    expect(outcomes(replies)).toEqual([...Array(50).fill(200), ...Array(3).fill(429)])
    expect(replies.find(({ status }) => status === 429)?.body.error.message).toContain('50 such calls a second')
  })

  test('counts nothing for the month of the organization', async () => {
    const gate = buildTestApiCall(server, (await pair()).value)
    const usage = async () => (await fixtures.live('GET', '/v1/me')).body.usage.api_calls
    const before = await usage()
    await gate('POST', `${AT_GATE}/scan`, scanOf())
    expect(await usage()).toBe(before + 1)
  })
})

describe('the version of a scanner', () => {
  const ask = async (version: string | undefined, pairedWith?: string) => {
    const { value } = await pair({ swVersion: pairedWith })
    const path = `${AT_GATE}/checkins`
    const headers = version === undefined ? undefined : { 'X-Scanner-Version': version }
    const response = await server.get(path, { key: value, headers })
    return { status: response.status, body: await response.json(), headers: response.headers }
  }

  test('is served where it is new enough, told with the call or, without, when the device was paired', async () => {
    for (const version of [undefined, '1.0.0', '1.0.1', '10.0.0']) expect((await ask(version)).status).toBe(200)
    expect((await ask(undefined, '1.0.1')).status).toBe(200)
  })

  test('is the one that the device was paired with where it tells none, at every call of scanners', async () => {
    const { value } = await pair({ swVersion: '0.99.99' })
    const [gate, updated] = [buildTestApiCall(server, value), { 'X-Scanner-Version': '1.0.0' }]
    const refused = [
      await gate('GET', `${AT_GATE}/checkins`),
      await gate('GET', `${AT_GATE}/scan/manifest`),
      await gate('GET', `${AT_GATE}/scan/roster`),
      await gate('POST', `${AT_GATE}/scan`, scanOf()),
      await gate('POST', `${AT_GATE}/scan/batch`, { scans: [scanOf()] }),
    ]
    for (const reply of refused) {
      expect(getStatusAndCode(reply)).toEqual([426, 'client_outdated'])
      expect(reply.body.error).toMatchObject({ min_sw_version: '1.0.0' })
      expect(reply.body.error.message).toContain('0.99.99')
    }
    expect(await server.database('scans').where({ organization_id: fixtures.organizationId })).toEqual([])
    const options = { key: value, headers: updated, body: scanOf() }
    expect((await server.send('POST', `${AT_GATE}/scan`, options)).status).toBe(200)
  })

  test('that a call tells counts, whatever the device was paired with', async () => {
    expect((await ask('1.0.0', '0.0.1')).status).toBe(200)
    expect(getStatusAndCode(await ask('0.0.1', '1.0.0'))).toEqual([426, 'client_outdated'])
  })

  test('of a key is judged only where it is told', async () => {
    const key = (await server.key(fixtures.organizationId, { scopes: ['scanner'] })).value
    expect((await server.get(`${AT_GATE}/checkins`, { key })).status).toBe(200)
  })

  test('must not be older than the oldest that is served', async () => {
    const refused = await ask('0.99.99')
    expect(getStatusAndCode(refused)).toEqual([426, 'client_outdated'])
    expect(refused.body.error).toMatchObject({ min_sw_version: '1.0.0' })
  })

  test('must be readable', async () => {
    const refused = await ask('1.0')
    expect(getStatusAndCode(refused)).toEqual([400, 'validation_failed'])
    expect(refused.body.error.details).toMatchObject([{ path: 'header/X-Scanner-Version' }])
  })

  test('is nothing that the host of the API looks at', async () => {
    const key = (await server.key(fixtures.organizationId, { scopes: ['read'] })).value
    expect((await server.get('/v1/me', { key, headers: { 'X-Scanner-Version': '0.0.1' } })).status).toBe(200)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestPairingCode } from '../../testing/devices/pairing.ts'
import {
  buildNewAttendee,
  buildTestApiCall,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { PairingCodeInput } from './issue-pairing-code.ts'

let server: TestServer
let second: TestServer
let fixtures: TestFixtures

const FRIDAY = '2026-06-05T10:00:00.000Z'
const PAIR = '/api/v1/devices/pair'

beforeAll(async () => {
  const config = { trustedProxyHops: 1 }
  server = await startTestServer({ config })
  second = await startTestServer({ config, databaseUrl: server.databaseUrl, clock: server.clock })
})

afterAll(async () => {
  await second.close()
  await server.close()
})

beforeEach(async () => {
  server.clock.advance(20 * 60_000)
  fixtures = await buildTestFixtures(server)
  const path = await makeTestEvent(fixtures.live)
  await fixtures.live('POST', `${path}/check-in-points`, { code: 'main', name: 'Main gate', kind: 'entry' })
  await fixtures.live('POST', `${path}/check-in-points`, { code: 'side', name: 'Side gate', kind: 'entry' })
})

const codeFor = (params: Partial<PairingCodeInput> = {}) =>
  makeTestPairingCode(server, fixtures.organizationId, { event: 'fest', ...params })

let visitors = 0

type Options = { at?: TestServer; key?: string; from?: string; headers?: Record<string, string> }

/** From a new address each time, unless `from` is given. */
async function pair(code: string, { at = server, key, from, headers }: Options = {}) {
  visitors += 1
  const address = from ?? `2001:db8:0:${visitors.toString(16)}::1`
  const body = { code, name: 'Gate 1', sw_version: '2.1.0' }
  const sent = { key, body, idempotencyKey: null, headers: { 'X-Forwarded-For': address, ...headers } }
  const response = await at.send('POST', PAIR, sent)
  return { status: response.status, body: await response.json(), headers: response.headers }
}

const PAIRED = [200, undefined]
const REFUSED = [403, 'pairing_code_refused']
const wrong = (code: string) => code.slice(0, -1) + (code.endsWith('0') ? '1' : '0')

describe('pairing', () => {
  test('answers a token that scans, with the event, the group and the check-in point', async () => {
    await fixtures.live('POST', '/v1/groups', { code: 'north', name: 'North' })
    const code = await codeFor({ group: 'north', point: 'main' })
    const { status, body } = await pair(code.toLowerCase().replaceAll('-', ' '))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Gate 1',
      event: { code: 'fest', name: 'Festival', timezone: 'Europe/Madrid' },
      group: 'north',
      check_in_point: 'main',
      livemode: true,
    })
    expect(body.token).toMatch(/^svc_device_[A-Za-z0-9]{32}$/)
    const scan = { code: 'nobody', client_uuid: randomUUID(), scanned_at: FRIDAY }
    const gate = buildTestApiCall(server, body.token)
    const { body: answer } = await gate('POST', '/api/v1/events/fest/scan', scan)
    expect(answer).toMatchObject({ result: 'unknown', checkins: [{ check_in_point: 'main', device_id: body.id }] })
  })

  test('stores neither the code nor the token', async () => {
    const code = await codeFor()
    const { body } = await pair(code)
    const tables = ['devices', 'pairing_codes', 'pairing_handles', 'audit_log', 'device_digests']
    const stored = await Promise.all(tables.map((table) => server.database(table).select()))
    const text = JSON.stringify(stored)
    expect(text).not.toContain(body.token)
    expect(text).not.toContain(code.replaceAll('-', '').slice(5))
  })

  test('tells the audit log that the device did it', async () => {
    const { body } = await pair(await codeFor())
    const { body: log } = await fixtures.live('GET', `/v1/audit-log?object=${body.id}`)
    expect(log.data).toMatchObject([{ action: 'device.paired', actor: { type: 'device', id: body.id }, source: 'api' }])
  })

  test('names the device as whoever made the code says', async () => {
    expect((await pair(await codeFor({ name: 'Gate 3' }))).body.name).toBe('Gate 3')
  })

  test('uses a code once, however many try it at once, on every process', async () => {
    const code = await codeFor()
    const tries = Array.from({ length: 12 }, (_, turn) => pair(code, { at: turn % 2 ? server : second }))
    const outcomes = (await Promise.all(tries)).map(getStatusAndCode)
    expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1)
    expect(outcomes.filter(([status]) => status !== 200)).toEqual(Array(11).fill(REFUSED))
    expect(await server.database('devices').where({ organization_id: fixtures.organizationId })).toHaveLength(1)
    expect(getStatusAndCode(await pair(code))).toEqual(REFUSED)
  })

  test('refuses a code that has run out', async () => {
    const code = await codeFor()
    server.clock.advance(15 * 60_000)
    expect(getStatusAndCode(await pair(code))).toEqual(REFUSED)
  })

  test('tells nobody what is wrong with a code', async () => {
    const used = await codeFor()
    await pair(used)
    const answers = [
      await pair(used),
      await pair(wrong(await codeFor())),
      await pair('AAAAA-BBBBB-CCCCC'),
      await pair('?'),
    ]
    expect(new Set(answers.map(({ body }) => body.error.message)).size).toBe(1)
  })

  test('refuses an API key, known or not, and lets a device be paired again', async () => {
    const key = (await server.key(fixtures.organizationId, { scopes: ['scanner'] })).value
    const code = await codeFor()
    expect(getStatusAndCode(await pair(code, { key }))).toEqual([403, 'api_key_cannot_pair'])
    expect(getStatusAndCode(await pair(code, { key: 'svc_live_nobody' }))).toEqual([403, 'api_key_cannot_pair'])
    const { body } = await pair(code)
    expect(getStatusAndCode(await pair(await codeFor(), { key: body.token }))).toEqual(PAIRED)
  })

  test('of an app that the plan does not include leaves the code unused', async () => {
    const code = await codeFor()
    const organization = server.database('organizations').where({ id: fixtures.organizationId })
    await organization.clone().update({ plan: 'free' })
    const headers = { 'X-Service-Client': 'Flowmaker' }
    expect(getStatusAndCode(await pair(code, { headers }))).toEqual([403, 'entitlement_required'])
    expect(getStatusAndCode(await pair(code))).toEqual(PAIRED)
  })

  test('does not judge the version of a scanner that may be about to be updated', async () => {
    const headers = { 'X-Scanner-Version': '0.0.1' }
    expect(getStatusAndCode(await pair(await codeFor(), { headers }))).toEqual(PAIRED)
  })
})

describe('a device that is paired to try a live event out', () => {
  test('scans in test mode, live tickets too, and leaves the live ones alone', async () => {
    const code = await codeFor({ mode: 'test', point: 'main' })
    const { body: device } = await pair(code)
    expect(device.livemode).toBe(false)
    const { body } = await fixtures.live('POST', '/v1/events/fest/registrations', {
      attendees: [buildNewAttendee({ days: ['fri'] })],
    })
    const scan = { ticket: body.attendees[0].ticket_ids[0], client_uuid: randomUUID(), scanned_at: FRIDAY }
    const scanned = await buildTestApiCall(server, device.token)('POST', '/api/v1/events/fest/scan', scan)
    expect(scanned.body).toMatchObject({ result: 'accepted', livemode: false, checkins: [{ livemode: false }] })
    expect((await fixtures.live('GET', '/v1/events/fest/checkins')).body.data).toEqual([])
  })

  test('is a test device at a test event anyway, and none can be live there', async () => {
    await makeTestEvent(fixtures.test, { code: 'trial' })
    expect((await pair(await codeFor({ event: 'trial' }))).body.livemode).toBe(false)
    await expect(codeFor({ event: 'trial', mode: 'live' })).rejects.toThrow(/test event/)
  })
})

describe('guessing a code', () => {
  test('is limited for each address, however its requests are spread', async () => {
    const [code, from] = [await codeFor(), '2001:db8:7:7::1']
    const tries = Array.from({ length: 15 }, (_, turn) =>
      pair('AAAAA-BBBBB-CCCCC', { at: turn % 2 ? server : second, from: `2001:db8:7:7::${turn + 1}` }),
    )
    const outcomes = (await Promise.all(tries)).map(getStatusAndCode)
    expect(outcomes.filter(([status]) => status === 403)).toHaveLength(10)
    expect(outcomes.filter(([, error]) => error === 'rate_limited')).toHaveLength(5)
    const limited = await pair(code, { from })
    expect(getStatusAndCode(limited)).toEqual([429, 'rate_limited'])
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    server.clock.advance(60_000)
    expect(getStatusAndCode(await pair(code, { from }))).toEqual(PAIRED)
  })

  test('is limited for each event, exactly, and from however many addresses', async () => {
    const [code, other] = [await codeFor(), await codeFor()]
    const tries = Array.from({ length: 16 }, (_, turn) =>
      pair(wrong(turn % 4 < 2 ? code : other), { at: turn % 2 ? server : second }),
    )
    const outcomes = (await Promise.all(tries)).map(getStatusAndCode)
    expect(outcomes.filter(([, error]) => error === 'pairing_code_refused')).toHaveLength(10)
    expect(outcomes.filter(([, error]) => error === 'rate_limited')).toHaveLength(6)
    expect(getStatusAndCode(await pair(code))).toEqual([429, 'rate_limited'])
    server.clock.advance(15 * 60_000)
    expect(getStatusAndCode(await pair(await codeFor()))).toEqual(PAIRED)
  })

  test('that was used or has run out stops nobody, however many secrets are tried on it', async () => {
    const [used, old] = [await codeFor(), await codeFor()]
    await pair(used)
    server.clock.advance(15 * 60_000)
    for (let turn = 0; turn < 12; turn += 1) {
      expect(getStatusAndCode(await pair(wrong(turn % 2 ? used : old)))).toEqual(REFUSED)
    }
    expect(getStatusAndCode(await pair(await codeFor()))).toEqual(PAIRED)
  })

  test('counts whatever an address sends, and reads 4 kB of it at most', async () => {
    const send = async (body: unknown, from: string) => {
      const headers = { 'X-Forwarded-For': from }
      const response = await server.send('POST', PAIR, { body, idempotencyKey: null, headers })
      return { status: response.status, body: await response.json(), headers: response.headers }
    }
    const large = await send({ code: 'A'.repeat(5_000), name: 'Gate', sw_version: '1.0.0' }, '203.0.113.8')
    expect(getStatusAndCode(large)).toEqual([413, 'payload_too_large'])
    for (let turn = 0; turn < 10; turn += 1) {
      expect(getStatusAndCode(await send(turn % 2 ? {} : '{', '203.0.113.9'))[0]).toBe(400)
    }
    expect(getStatusAndCode(await send({}, '203.0.113.9'))).toEqual([429, 'rate_limited'])
  })
})

describe('a device that belongs to a check-in point', () => {
  const scanOf = (more: object = {}) => ({
    code: 'nobody',
    client_uuid: randomUUID(),
    scanned_at: FRIDAY,
    ...more,
  })

  test('may leave it out of scans and batches, and cannot name another', async () => {
    const gate = buildTestApiCall(server, (await pair(await codeFor({ point: 'main' }))).body.token)
    const path = '/api/v1/events/fest/scan'
    expect((await gate('POST', path, scanOf())).body.checkins[0].check_in_point).toBe('main')
    expect((await gate('POST', path, scanOf({ check_in_point: 'main' }))).status).toBe(200)
    expect(getStatusAndCode(await gate('POST', path, scanOf({ check_in_point: 'side' })))).toEqual([404, 'not_found'])
    const scans = [scanOf(), scanOf({ check_in_point: 'side' })]
    const { body } = await gate('POST', `${path}/batch`, { scans })
    expect(body.results).toMatchObject([{ result: 'unknown' }, { error: { code: 'not_found' } }])
  })

  test('is not any other device, nor a key: those have to say where they scan', async () => {
    const gate = buildTestApiCall(server, (await pair(await codeFor())).body.token)
    const key = (await server.key(fixtures.organizationId, { scopes: ['scanner'] })).value
    for (const call of [gate, buildTestApiCall(server, key)]) {
      const refused = await call('POST', '/api/v1/events/fest/scan', scanOf())
      expect(getStatusAndCode(refused)).toEqual([400, 'validation_failed'])
      expect(refused.body.error.message).toContain('check_in_point')
    }
    const { body } = await gate('POST', '/api/v1/events/fest/scan/batch', { scans: [scanOf()] })
    expect(body.results[0].error.code).toBe('validation_failed')
  })
})

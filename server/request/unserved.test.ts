import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { revokeKey } from '../access/keys/index.ts'
import { getPgPool } from '../platform/database/connect.ts'
import { buildTestApiCall, buildTestFixtures, makeTestEvent } from '../testing/fixtures.ts'
import { makeTestDevice } from '../testing/make-device.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let second: TestServer
let organization: string

beforeAll(async () => {
  server = await startTestServer()
  second = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock })
})

afterAll(async () => {
  await second.close()
  await server.close()
})

beforeEach(async () => {
  server.clock.advance(60_000)
  organization = await server.organization()
})

const keyOf = (...options: Parameters<TestServer['key']>) => server.key(...options)

/** Unknown paths, broken paths, and methods that a path does not support. */
const UNSERVED: [method: string, path: string, status: number][] = [
  ['GET', '/v1/nothing', 404],
  ['POST', '/v1/nothing', 404],
  ['GET', '/v1/events/a/b/c/d/e', 404],
  ['GET', '/v1/events/%ff', 404],
  ['GET', '/v2/me', 404],
  ['GET', '/api/v1/nothing', 404],
  ['PUT', '/v1/me', 405],
  ['DELETE', '/v1/webhooks/event-types', 405],
  ['OPTIONS', '/v1/me', 405],
  ['GET', '/api/v1/devices/pair', 405],
]

const CODES: Record<number, string> = { 404: 'not_found', 405: 'method_not_allowed' }
const RATE = ['limit', 'remaining', 'reset'].map((name) => `x-ratelimit-${name}`)

async function ask(method: string, path: string, headers: Record<string, string>, at = server) {
  const response = await fetch(`${at.url}${path}`, { method, headers })
  const { error } = (await response.json()) as { error: { code: string } }
  const rate = RATE.map((name) => response.headers.get(name))
  return { status: response.status, code: error.code, rate, headers: response.headers }
}

const bearer = ({ value }: { value: string }) => ({ Authorization: `Bearer ${value}` })

describe('a known key', () => {
  test.each(UNSERVED)('that asks %s %s is answered %i with its rate', async (method, path, status) => {
    server.clock.set('2026-06-05T10:00:20.000Z')
    const key = await keyOf(organization, { requestsPerMinute: 7 })
    expect(await ask(method, path, bearer(key))).toMatchObject({
      status,
      code: CODES[status],
      rate: ['7', '6', '40'],
    })
    expect(await ask(method, path, bearer(key))).toMatchObject({ rate: ['7', '5', '40'] })
    expect((await server.get('/v1/me', { key: key.value })).headers.get('x-ratelimit-remaining')).toBe('4')
    expect(server.logLines.filter(({ key_id }) => key_id === key.id).map(({ status }) => status)).toEqual([
      status,
      status,
      200,
    ])
  })

  test('is counted once for each such call, for its minute and for the month', async () => {
    const key = await keyOf(organization, { requestsPerMinute: 100 })
    for (const [method, path] of UNSERVED) await ask(method, path, bearer(key))
    const usage = await server.database('api_key_usage').where({ api_key_id: key.id }).first()
    expect([usage.window_calls, usage.month_calls]).toEqual([UNSERVED.length, UNSERVED.length])
    const me = await server.get('/v1/me', { key: key.value })
    expect((await me.json()).usage.api_calls).toBe(UNSERVED.length + 1)
  })

  test('is counted in one round trip to the database', async () => {
    const key = await keyOf(organization)
    const pool = getPgPool(server.database)
    let trips = 0
    const count = () => {
      trips += 1
    }
    pool.on('acquire', count)
    await ask('GET', '/v1/nothing', bearer(key))
    pool.off('acquire', count)
    expect(trips).toBe(1)
  })

  test('that has used up its minute is refused for it, exactly, on all processes together', async () => {
    const key = await keyOf(organization, { requestsPerMinute: 6 })
    const sent = Array.from({ length: 16 }, (_, turn) => {
      const [method, path] = turn % 4 < 2 ? ['GET', '/v1/nothing'] : ['PUT', '/v1/me']
      return ask(method as string, path as string, bearer(key), turn % 2 ? server : second)
    })
    const answers = await Promise.all(sent)
    const limited = answers.filter(({ status }) => status === 429)
    expect(limited).toHaveLength(10)
    for (const { code, rate, headers } of limited) {
      expect([code, rate[0], rate[1]]).toEqual(['rate_limited', '6', '0'])
      expect(headers.get('retry-after')).toBe(rate[2])
    }
    server.clock.advance(60_000)
    expect(await ask('GET', '/v1/nothing', bearer(key))).toMatchObject({ status: 404 })
  })

  test('whose organization is past 150 % of its monthly calls is refused for it', async () => {
    const metered = await server.organization({ plan: 'growth', overrides: { api_calls_monthly: 2 } })
    const key = await keyOf(metered)
    const statuses: number[] = []
    for (let call = 0; call < 5; call += 1) statuses.push((await ask('GET', '/v1/nothing', bearer(key))).status)
    expect(statuses).toEqual([404, 404, 404, 429, 429])
    expect(await ask('PUT', '/v1/me', bearer(key))).toMatchObject({ status: 429, code: 'quota_exceeded' })
  })

  test('that may not be used is told of its rate, and not counted', async () => {
    const expired = await keyOf(organization, { expiresAt: new Date('2026-01-01T00:00:00.000Z') })
    const elsewhere = await keyOf(organization, { allowedAddresses: ['203.0.113.0/24'] })
    const revoked = await keyOf(organization)
    await revokeKey(server.database, organization, revoked.id, server.clock.now())
    for (const key of [expired, elsewhere, revoked]) {
      const { status, rate } = await ask('GET', '/v1/nothing', bearer(key))
      expect([status, rate[0], rate[1]]).toEqual([404, '60', '60'])
    }
  })

  test('is told of its rate where it tries to pair a device, which no key may', async () => {
    const key = await keyOf(organization, { requestsPerMinute: 7 })
    const sent = { key: key.value, body: { code: 'AAAAA-BBBBB-CCCCC', name: 'Gate 1', sw_version: '1.0.0' } }
    const response = await server.send('POST', '/api/v1/devices/pair', { ...sent, idempotencyKey: null })
    expect((await response.json()).error.code).toBe('api_key_cannot_pair')
    expect(RATE.slice(0, 2).map((name) => response.headers.get(name))).toEqual(['7', '6'])
  })
})

describe('the addresses of the API themselves', () => {
  const AT = ['/v1', '/v1/', '/api/v1', '/api/v1/']

  const look = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const response = await fetch(`${server.url}${path}`, { method, headers })
    await response.arrayBuffer()
    return [response.status, ...RATE.map((name) => response.headers.get(name))]
  }

  test.each(AT)('count a known key at %s and tell its rate', async (path) => {
    server.clock.set('2026-06-05T10:00:20.000Z')
    const key = await keyOf(organization, { requestsPerMinute: 3 })
    expect(await look(path, bearer(key))).toEqual([200, '3', '2', '40'])
    expect(await look(path, bearer(key), 'HEAD')).toEqual([200, '3', '1', '40'])
    expect(await look(path, bearer(key), 'POST')).toEqual([404, '3', '0', '40'])
    expect(await ask('GET', path, bearer(key))).toMatchObject({ status: 429, code: 'rate_limited' })
  })

  test.each(AT)('are shown at %s to everybody else, without a rate', async (path) => {
    for (const header of [{}, { Authorization: 'Bearer' }, bearer({ value: 'svc_live_nobody' })]) {
      expect(await look(path, header as Record<string, string>)).toEqual([200, null, null, null])
    }
  })
})

describe('whoever has no known key', () => {
  test.each([
    ['sends nothing', {}],
    ['sends a key that nobody has', { Authorization: 'Bearer svc_live_0000000000000000000000000000000a' }],
    ['sends an empty key', { Authorization: 'Bearer ' }],
    ['sends two keys in one', { Authorization: 'Bearer a b' }],
    ['sends another credential', { Authorization: 'Basic abc' }],
    ['sends a device that nobody has', { Authorization: 'Bearer svc_device_nobody' }],
  ])('and %s is answered the same, without a rate', async (_, headers: Record<string, string>) => {
    for (const [method, path, status] of UNSERVED) {
      expect(await ask(method, path, headers)).toMatchObject({ status, code: CODES[status], rate: [null, null, null] })
    }
  })

  test('is answered without asking the database where there is nothing to look up', async () => {
    const pool = getPgPool(server.database)
    let trips = 0
    const count = () => {
      trips += 1
    }
    pool.on('acquire', count)
    await ask('GET', '/v1/nothing', {})
    await ask('PUT', '/v1/me', { Authorization: 'Bearer a b' })
    pool.off('acquire', count)
    expect(trips).toBe(0)
  })
})

describe('a paired device', () => {
  const paired = async () => {
    const fixtures = await buildTestFixtures(server)
    const { body } = await fixtures.live('GET', await makeTestEvent(fixtures.live))
    return makeTestDevice(server.database, server.clock.now(), fixtures.organizationId, body.id)
  }

  test('is counted and told of its second, where scanners call', async () => {
    const device = await paired()
    const answers = []
    for (let call = 0; call < 51; call += 1) answers.push(await ask('GET', '/api/v1/nothing', bearer(device)))
    expect(answers[0]).toMatchObject({ status: 404, rate: ['50', '49', '1'] })
    expect(answers.map(({ status }) => status)).toEqual([...Array(50).fill(404), 429])
    expect(answers[50]).toMatchObject({ code: 'rate_limited' })
    const gate = buildTestApiCall(server, device.value)
    const scan = { code: 'nobody', check_in_point: 'none', client_uuid: crypto.randomUUID(), scanned_at: '2026-06-05' }
    expect((await gate('POST', '/api/v1/events/fest/scan', scan)).status).toBe(400)
  })

  test('is told of its second at the address of the scanner itself', async () => {
    const response = await fetch(`${server.url}/api/v1`, { headers: bearer(await paired()) })
    expect([response.status, ...RATE.map((name) => response.headers.get(name))]).toEqual([200, '50', '49', '1'])
  })

  test('is nobody on the host of the API', async () => {
    expect(await ask('GET', '/v1/nothing', bearer(await paired()))).toMatchObject({
      status: 404,
      rate: [null, null, null],
    })
  })
})

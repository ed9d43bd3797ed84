import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { revokeKey } from './acts.ts'

let server: TestServer
let organization: string

beforeAll(async () => {
  server = await startTestServer()
  organization = await server.organization()
})

afterAll(() => server.close())

async function refusal(response: Response) {
  const { error } = await response.json()
  expect(error.request_id).toBe(response.headers.get('x-request-id'))
  return { status: response.status, code: error.code, message: error.message }
}

describe('the 401 family', () => {
  test('no Authorization header', async () => {
    const response = await server.get('/v1/me')
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(await refusal(response)).toMatchObject({ status: 401, code: 'api_key_required' })
  })

  test.each(['Basic abc', 'Bearerabc', 'bear er', 'svc_live_0000000000000000000000000000000a'])(
    '"%s" is not a Bearer credential',
    async (header) => {
      const response = await server.get('/v1/me', { headers: { Authorization: header } })
      expect(await refusal(response)).toMatchObject({ status: 401, code: 'api_key_required' })
    },
  )

  test.each(
    ['Bearer', 'bearer ', 'Bearer \t '].flatMap((header) => [
      [header, '/v1/me'],
      [header, '/api/v1/events/fest/scan/manifest'],
    ]),
  )('"%s" without a key asks whether its variable is set, at %s', async (header, path) => {
    const response = await server.get(path, { headers: { Authorization: header } })
    expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    expect(await refusal(response)).toEqual({
      status: 401,
      code: 'api_key_unknown',
      message:
        'The header Authorization says Bearer without a key after it. Is the variable that should hold your API key set?',
    })
  })

  test.each(['Bearer a b', 'Bearer\tsvc live', 'Bearer ,'])('"%s" names a key that cannot be', async (header) => {
    const response = await server.get('/v1/me', { headers: { Authorization: header } })
    expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    expect(await refusal(response)).toMatchObject({ status: 401, code: 'api_key_unknown' })
  })

  test('two Authorization headers, of which a proxy may have read the other one', async () => {
    const { value } = await server.key(organization)
    const twice = { Authorization: [`Bearer ${value}`, `Bearer ${value}`] }
    const answer = await new Promise<IncomingMessage>((resolve) => {
      get(`${server.url}/v1/me`, { headers: twice, agent: false }, resolve)
    })
    const { error } = JSON.parse(await text(answer))
    expect([answer.statusCode, error.code, error.message]).toEqual([
      400,
      'malformed_request',
      'The request must have one Authorization header at most.',
    ])
  })

  test('a key that nobody made', async () => {
    const response = await server.get('/v1/me', { key: 'svc_live_0000000000000000000000000000000a' })
    expect(await refusal(response)).toMatchObject({ status: 401, code: 'api_key_unknown' })
  })

  test('a revoked key stops on its next request and says since when', async () => {
    const key = await server.key(organization)
    expect((await server.get('/v1/me', { key: key.value })).status).toBe(200)
    await revokeKey(server.database, organization, key.id, new Date('2026-06-05T09:59:59.000Z'))
    expect(await refusal(await server.get('/v1/me', { key: key.value }))).toEqual({
      status: 401,
      code: 'api_key_revoked',
      message: 'The API key was revoked on 2026-06-05T09:59:59.000Z.',
    })
  })

  test('a key works until the millisecond of its expiry', async () => {
    const key = await server.key(organization, { expiresAt: new Date('2026-06-05T11:00:00.000Z') })
    server.clock.set('2026-06-05T10:59:59.999Z')
    expect((await server.get('/v1/me', { key: key.value })).status).toBe(200)
    server.clock.set('2026-06-05T11:00:00.000Z')
    expect(await refusal(await server.get('/v1/me', { key: key.value }))).toMatchObject({
      status: 401,
      code: 'api_key_expired',
    })
  })
})

describe('what a known key may do', () => {
  test('an address outside the key’s list is refused', async () => {
    const key = await server.key(organization, { allowedAddresses: ['203.0.113.0/24'] })
    expect(await refusal(await server.get('/v1/me', { key: key.value }))).toEqual({
      status: 403,
      code: 'api_key_ip_not_allowed',
      message: 'The API key does not allow requests from the address 127.0.0.1.',
    })
  })

  test.each([['admin'], ['write'], ['scanner'], ['write', 'admin', 'scanner']] as const)(
    'scopes %j do not stand in for read',
    async (...scopes) => {
      const key = await server.key(organization, { scopes: [...scopes] })
      expect(await refusal(await server.get('/v1/me', { key: key.value }))).toMatchObject({
        status: 403,
        code: 'api_key_scope',
      })
    },
  )

  test.each(['free', 'starter'] as const)('the plan %s does not include reading', async (plan) => {
    const key = await server.key(await server.organization({ plan }))
    const response = await server.get('/v1/me', { key: key.value })
    expect(response.status).toBe(403)
    expect((await response.json()).error).toMatchObject({
      code: 'entitlement_required',
      key: 'api_read',
      upgrade_plan: 'growth',
    })
  })

  test('a minute holds as many requests as the key may make, and the next minute begins anew', async () => {
    server.clock.set('2026-06-05T12:00:20.000Z')
    const key = await server.key(organization, { requestsPerMinute: 3 })
    const remaining: (string | null)[] = []
    for (let call = 0; call < 3; call += 1) {
      const response = await server.get('/v1/me', { key: key.value })
      expect(response.status).toBe(200)
      remaining.push(response.headers.get('x-ratelimit-remaining'))
    }
    expect(remaining).toEqual(['2', '1', '0'])
    const over = await server.get('/v1/me', { key: key.value })
    expect(over.headers.get('retry-after')).toBe('40')
    expect(over.headers.get('x-ratelimit-limit')).toBe('3')
    expect(await refusal(over)).toMatchObject({ status: 429, code: 'rate_limited' })
    server.clock.set('2026-06-05T12:01:00.000Z')
    expect((await server.get('/v1/me', { key: key.value })).status).toBe(200)
  })

  test('a key without a rate of its own has 60 a minute', async () => {
    const key = await server.key(organization)
    const response = await server.get('/v1/me', { key: key.value })
    expect(response.headers.get('x-ratelimit-limit')).toBe('60')
  })

  test('past 150 % of the monthly calls the organization is refused until the 1st', async () => {
    server.clock.set('2026-06-05T13:00:00.000Z')
    const metered = await server.organization({ plan: 'growth', overrides: { api_calls_monthly: 2 } })
    const key = await server.key(metered)
    const statuses: number[] = []
    for (let call = 0; call < 4; call += 1) statuses.push((await server.get('/v1/me', { key: key.value })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const refused = await server.get('/v1/me', { key: key.value })
    expect(await refusal(refused)).toMatchObject({ status: 429, code: 'quota_exceeded' })
    server.clock.set('2026-07-01T00:00:00.000Z')
    expect((await server.get('/v1/me', { key: key.value })).status).toBe(200)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { revokeKey } from '../../access/keys/index.ts'
import { publicSandboxApiKey } from '../../areas/sandbox/index.ts'
import { buildTestFixtures, makeTestEvent, type TestApiCall, type TestFixtures } from '../../testing/fixtures.ts'
import { CURRENT_MCP_REVISION, connectMcpClient, type McpClientOptions } from '../../testing/mcp/connect.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer({ config: { trustedProxyHops: 1 } })
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
  await makeTestEvent(call)
})

afterAll(() => server.close())

const act = () => ({ idempotency_key: randomUUID() })
const register = { event: 'fest', attendees: [{ first_name: 'Ada', last_name: 'Lovelace', attendee_type: 'visitor' }] }

const makeKey = async (options: Parameters<TestServer['key']>[1] = {}, organization = fixtures.organizationId) =>
  server.key(organization, { scopes: ['read', 'write'], requestsPerMinute: 1_000_000, ...options })

/** One call of a tool, at the address that offers all. */
async function use(name: string, input: object = {}, options: McpClientOptions = {}) {
  const client = await connectMcpClient(`${server.url}/mcp?write=true`, options)
  const result = await client.use(name, input).finally(() => client.close())
  return result
}

const useWith = async (key: { value: string }, name = 'find_event', input: object = {}, headers = {}) =>
  use(name, input, { key: key.value, headers })

describe.each([CURRENT_MCP_REVISION, 'legacy'] as const)('in the revision %j the client reads', (revision) => {
  test('that it has no key, and where to put one', async () => {
    const { isError, code, text } = await use('find_event', {}, { revision })
    expect([isError, code]).toEqual([true, 'api_key_required'])
    expect(text).toMatch(
      /^The API refused the call \(api_key_required\)\. Add the header `Authorization: Bearer <your key>`/,
    )
  })

  test.each(['Bearer', 'Bearer a b'])('that "%s" is no known key', async (header) => {
    const { isError, code } = await use('find_event', {}, { revision, headers: { Authorization: header } })
    expect([isError, code]).toEqual([true, 'api_key_unknown'])
  })

  test('where all tools are listed', async () => {
    await expect(use('refund_payment', {}, { revision })).rejects.toThrow(
      'There is no tool "refund_payment"; tools/list has all.',
    )
  })

  test('which input is missing, unknown or no value', async () => {
    const refused = async (name: string, input: object) => (await use(name, input, { revision })).text
    expect(await refused('find_attendee', {})).toBe(
      'The tool find_attendee needs the input event. The event, by its id or code.',
    )
    expect(await refused('create_registration', register)).toMatch(
      /needs the input idempotency_key\. A value of your own/,
    )
    expect(await refused('find_event', { colour: 'red' })).toMatch(/has no input "colour"; it has status, group, q, /)
    expect(await refused('find_event', { q: { a: 1 } })).toMatch(/^The input q has to be text/)
    expect((await refused('find_event', { ['x'.repeat(1_000)]: 1 })).length).toBeLessThan(200)
  })
})

describe('a key', () => {
  test('that is unknown, revoked, expired or not for this address is refused', async () => {
    const unknown = await use('find_event', {}, { key: `svc_live_${'0'.repeat(34)}` })
    expect([unknown.isError, unknown.code]).toEqual([true, 'api_key_unknown'])
    const revoked = await makeKey()
    await revokeKey(server.database, fixtures.organizationId, revoked.id, server.clock.now())
    expect((await useWith(revoked)).code).toBe('api_key_revoked')
    expect((await useWith(await makeKey({ expiresAt: new Date('2026-01-01T00:00:00.000Z') }))).code).toBe(
      'api_key_expired',
    )
    const bound = await makeKey({ allowedAddresses: ['203.0.113.0/24'] })
    expect((await useWith(bound)).code).toBe('api_key_ip_not_allowed')
    expect((await useWith(bound, 'find_event', {}, { 'X-Forwarded-For': '203.0.113.7' })).isError).toBe(false)
    // Left of what the proxy added stands what the client sent.
    const forged = { 'X-Forwarded-For': '203.0.113.7, 198.51.100.1' }
    expect((await useWith(bound, 'find_event', {}, forged)).code).toBe('api_key_ip_not_allowed')
  })

  test('in the address is none, and stands in no log and no answer', async () => {
    const { value } = await makeKey()
    const client = await connectMcpClient(
      `${server.url}/mcp?key=${value}&api_key=${value}&authorization=Bearer%20${value}`,
    )
    const { code, text } = await client.use('find_event')
    await client.close()
    const known = await use('find_event', { colour: value }, { key: value })
    expect([code, text.includes(value)]).toEqual(['api_key_required', false])
    expect(known.isError).toBe(true)
    expect(JSON.stringify(server.logLines)).not.toContain(value)
  })

  test('has its own scopes, whatever the address offers', async () => {
    const refused = await useWith(await makeKey({ scopes: ['read'] }), 'create_registration', { ...register, ...act() })
    expect([refused.isError, refused.code]).toEqual([true, 'api_key_scope'])
    expect(refused.data.error.message).toContain('needs the scope write')
    expect((await useWith(await makeKey({ scopes: ['write'] }))).code).toBe('api_key_scope')
  })

  test('of a plan without it reads which plan has it', async () => {
    const small = await server.organization({ plan: 'growth' })
    const key = await makeKey({}, small)
    expect((await useWith(key)).isError).toBe(false)
    const refused = await useWith(key, 'create_registration', { ...register, ...act() })
    expect([refused.code, refused.data.error.upgrade_plan]).toEqual(['entitlement_required', 'scale'])
  })

  test('of a group can name no other', async () => {
    const groupId = (await call('POST', '/v1/groups', { code: 'north', name: 'North' })).body.id
    await call('POST', '/v1/groups', { code: 'south', name: 'South' })
    const { body } = await call('POST', '/v1/events/fest/registrations', {
      ...register,
      event: undefined,
      group: 'south',
    })
    const input = { event: 'fest', registration: body.id, ...act() }
    expect((await useWith(await makeKey({ groupId }), 'cancel_registration', input)).code).toBe('not_found')
  })

  test('that has used up its minute waits, and one whose organization has used up its month does not', async () => {
    // To connect is a call, too.
    const useTwice = async ({ value }: { value: string }) => {
      const client = await connectMcpClient(`${server.url}/mcp`, { key: value })
      expect((await client.use('find_event')).isError).toBe(false)
      const second = await client.use('find_event')
      await client.close()
      return second
    }
    const slow = await makeKey({ requestsPerMinute: 2 })
    expect((await useTwice(slow)).text).toMatch(/\(rate_limited\)\. Call it again after \d+ seconds\.\n/)
    const metered = await server.organization({ plan: 'growth', overrides: { api_calls_monthly: 2 } })
    const key = await makeKey({}, metered)
    await server.get('/v1/me', { key: key.value })
    const used = await useTwice(key)
    expect([used.code, used.isError]).toEqual(['quota_exceeded', true])
    expect(used.text).toMatch(/Do not retry before\.\n/)
  })

  test('that everybody knows has the rate of the address behind the proxy', async () => {
    const key = { value: publicSandboxApiKey }
    const from = { 'X-Forwarded-For': '198.51.100.7' }
    const remaining = async () => {
      const headers = { ...from, Authorization: `Bearer ${publicSandboxApiKey}` }
      return (await server.get('/v1/me', { headers })).headers.get('x-ratelimit-remaining')
    }
    const before = Number(await remaining())
    await useWith(key, 'find_event', {}, from)
    await useWith(key, 'find_event', {}, { 'X-Forwarded-For': '198.51.100.8' })
    expect(Number(await remaining())).toBe(before - 3)
  })
})

describe('an act', () => {
  test('that reuses the idempotency key of another is refused', async () => {
    const key = await makeKey()
    const once = act()
    await useWith(key, 'create_registration', { ...register, ...once })
    const other = { ...register, note: 'Another.', ...once }
    expect((await useWith(key, 'create_registration', other)).code).toBe('idempotency_conflict')
    expect((await useWith(key, 'create_registration', { ...register, idempotency_key: 'a\r\nb' })).code).toBe(
      'idempotency_key_required',
    )
  })

  test('on what does not exist, or with values that are none, is refused', async () => {
    const key = await makeKey()
    expect((await useWith(key, 'publish_event', { event: 'none', ...act() })).code).toBe('not_found')
    for (const limit of ['many', -1, 0, 1.5, 'NaN', true, '']) {
      expect([limit, (await useWith(key, 'find_event', { limit })).code]).toEqual([limit, 'validation_failed'])
    }
    const attendees = [{ attendee_type: 'visitor' }]
    const refused = await useWith(key, 'create_registration', { event: 'fest', attendees, ...act() })
    expect(refused.code).toBe('validation_failed')
    expect(JSON.stringify(refused.data.error.details)).toMatch(/first_name.*last_name/)
  })

  test('reaches its own operation alone, whatever the ids are', async () => {
    const key = await makeKey()
    for (const registration of ['..', '.', '../../areas/', '%2e%2e', '..\\', '../../fest', '..?', 'x/../..']) {
      const refused = await useWith(key, 'cancel_registration', { event: 'fest', registration, ...act() })
      expect([registration, refused.isError]).toEqual([registration, true])
    }
    expect((await call('GET', '/v1/events/fest')).body.status).toBe('published')
  })

  test('that fails on the side of the server is answered with the id of the request', async () => {
    const key = await makeKey()
    await server.database.raw('alter table contacts rename to contacts_elsewhere')
    const headers = { 'X-Request-Id': 'request-of-a-client' }
    const failed = await useWith(key, 'find_contact', {}, headers)
    await server.database.raw('alter table contacts_elsewhere rename to contacts')
    expect([failed.isError, failed.code]).toEqual([true, 'internal'])
    expect(failed.data.error.request_id).toBe('request-of-a-client')
  })
})

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runAdminCommand, runAdminCommandForJson } from '../testing/admin/run-admin.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let clone: TestDatabase
let server: TestServer
let environment: Record<string, string>

const read = (...args: string[]) => runAdminCommandForJson(environment, ...args)
const run = (...args: string[]) => runAdminCommand(environment, ...args)

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  environment = { DATABASE_URL: clone.url }
  server = await startTestServer({ databaseUrl: clone.url })
  // The commands use the database's clock, so the server must too.
  server.clock.set(new Date())
  await read('org', 'create', '--slug', 'harbour', '--name', 'Harbour Hall', '--plan', 'growth')
  await read('org', 'override', 'harbour', 'api_write=true')
  await read('group', 'create', 'harbour', '--code', 'north', '--name', 'North')
})

afterAll(async () => {
  await server.close()
  await clone.drop()
})

const create = async (...args: string[]) => (await read('key', 'create', 'harbour', '--name', 'K', ...args)).key
const me = (key: { value: string }) => server.get('/v1/me', { key: key.value })
const codeOf = async (response: Response) => (await response.json()).error.code

async function logOf(id: string) {
  const { rows } = await server.database.raw('select * from audit_log where object_id = ? order by at, id', [id])
  return rows
}

describe('a key that the command made', () => {
  test('works with exactly its scopes, its group and its rate', async () => {
    const key = await create('--mode', 'live', '--scopes', 'read', '--group', 'north', '--rate', '7')
    expect(key.value).toMatch(/^svc_live_[A-Za-z0-9]{32}$/)
    const response = await me(key)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-ratelimit-limit')).toBe('7')
    const profile = await response.json()
    expect(profile.key).toMatchObject({ id: key.id, name: 'K', mode: 'live', scopes: ['read'], group: 'north' })
    expect(profile.key).toMatchObject({ last_four: key.value.slice(-4), expires_at: null, allowed_addresses: null })
    expect(await codeOf(await server.get('/v1/audit-log', { key: key.value }))).toBe('api_key_scope')
    const body = { code: 'south', name: 'South' }
    expect(await codeOf(await server.send('POST', '/v1/groups', { key: key.value, body }))).toBe('api_key_scope')
  })

  test('works for all scopes that it was given, in test mode, at the default rate', async () => {
    const key = await create('--mode', 'test', '--scopes', 'scanner, admin', '--scopes=read')
    expect(key.value).toMatch(/^svc_test_/)
    expect(key.scopes).toEqual(['read', 'admin', 'scanner'])
    const response = await me(key)
    expect(response.headers.get('x-ratelimit-limit')).toBe('60')
    expect((await server.get('/v1/groups', { key: key.value })).status).toBe(200)
  })

  test('works until its expiry', async () => {
    const expires = new Date(Date.now() + 86_400_000)
    const key = await create('--mode', 'live', '--scopes', 'read', '--expires', expires.toISOString())
    expect((await me(key)).status).toBe(200)
    server.clock.set(expires)
    expect(await codeOf(await me(key))).toBe('api_key_expired')
    server.clock.set(new Date())
  })

  test('works from its addresses only', async () => {
    const near = await create('--mode', 'live', '--scopes', 'read', '--allow', '127.0.0.1,2001:DB8:0::/32')
    expect((await (await me(near)).json()).key.allowed_addresses).toEqual(['127.0.0.1/32', '2001:db8::/32'])
    const far = await create('--mode', 'live', '--scopes', 'read', '--allow', '203.0.113.0/24')
    expect(await codeOf(await me(far))).toBe('api_key_ip_not_allowed')
  })

  test('gets no more than the plan allows, which is said', async () => {
    const args = ['--name', 'Fast', '--mode', 'live', '--scopes', 'read,scanner', '--rate', '500']
    const { key, warnings } = await read('key', 'create', 'harbour', ...args)
    expect(warnings).toEqual([
      'The plan Growth does not include api_scanner, so calls with the scope scanner are refused; the plan scale includes it.',
      'The plan Growth allows 120 requests per minute, which wins over the 500 of the key.',
    ])
    expect((await me(key)).headers.get('x-ratelimit-limit')).toBe('120')
  })

  test('is shown once, stored as a digest, and audited without either', async () => {
    const printed = await run('key', 'create', 'harbour', '--name', 'Web', '--mode', 'live', '--scopes', 'read')
    const [value = ''] = /svc_live_\w+/.exec(printed.stdout) ?? []
    expect(printed.stdout).toContain('it is not shown again')
    expect(printed.stdout.split(value)).toHaveLength(2)
    expect((await me({ value })).status).toBe(200)
    const [id = ''] = /01[0-9A-Z]{24}/.exec(printed.stdout) ?? []
    const [entry, ...others] = await logOf(id)
    expect(others).toEqual([])
    expect(entry).toMatchObject({ actor_type: 'system', actor_id: null, source: 'cli', action: 'key.created' })
    expect(entry).toMatchObject({ object_type: 'key', before: null, after: { id, name: 'Web', scopes: ['read'] } })
    expect(JSON.stringify(entry)).not.toMatch(/digest|value/)
    for (const command of ['key', 'usage']) {
      const args = command === 'key' ? ['key', 'list', 'harbour'] : ['usage', 'harbour']
      expect(JSON.stringify(await read(...args))).not.toMatch(/svc_|digest|"value"/)
    }
  })
})

describe('key revoke', () => {
  test('stops the key on its next request, by id or by its last four, once', async () => {
    const [first, second] = [
      await create('--mode', 'live', '--scopes', 'read'),
      await create('--mode', 'live', '--scopes', 'read'),
    ]
    expect((await me(first)).status).toBe(200)
    const { key } = await read('key', 'revoke', 'harbour', first.id)
    expect(key).toMatchObject({ id: first.id, revoked_at: expect.any(String) })
    expect(await codeOf(await me(first))).toBe('api_key_revoked')
    expect((await me(second)).status).toBe(200)
    expect((await run('key', 'revoke', 'harbour', second.last_four)).code).toBe(0)
    expect(await codeOf(await me(second))).toBe('api_key_revoked')
    const again = await run('key', 'revoke', 'harbour', second.last_four)
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('was already revoked on') })
    const [, revocation, ...others] = await logOf(first.id)
    expect(others).toEqual([])
    expect(revocation).toMatchObject({ action: 'key.revoked', before: { revoked_at: null }, after: { id: first.id } })
  })

  test('asks for the id when the last four are not unique, and never repeats a value', async () => {
    const keys = [
      await create('--mode', 'live', '--scopes', 'read'),
      await create('--mode', 'live', '--scopes', 'read'),
    ]
    const ids = keys.map(({ id }) => id)
    await server.database('api_keys').whereIn('id', ids).update({ last_four: '0000' })
    const ambiguous = await run('key', 'revoke', 'harbour', '0000')
    expect(ambiguous.code).toBe(1)
    for (const id of ids) expect(ambiguous.stderr).toContain(id)
    const value = await run('key', 'revoke', 'harbour', keys[0].value)
    expect(value).toMatchObject({ code: 2, stderr: expect.stringContaining('its id or its last four') })
    expect(value.stderr).not.toContain(keys[0].value)
    const unknown = await run('key', 'revoke', 'harbour', 'none')
    expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('"postern-admin key list harbour"') })
  })
})

describe('usage', () => {
  test('counts the calls of the month for each key and in all, against the allowance', async () => {
    await read('org', 'create', '--slug', 'busy', '--name', 'Busy', '--plan', 'growth')
    await read('org', 'override', 'busy', 'api_calls_monthly=8')
    const { key } = await read('key', 'create', 'busy', '--name', 'A', '--mode', 'live', '--scopes', 'read')
    server.clock.set(new Date())
    for (let call = 0; call < 3; call += 1) await me(key)
    const usage = await read('usage', 'busy')
    expect(usage).toMatchObject({ total: 3, allowance: 8, percent: 37.5, month: new Date().toISOString().slice(0, 7) })
    expect(usage.keys).toMatchObject([{ id: key.id, calls: 3 }])
    expect((await run('usage', 'busy')).stdout).toContain('In all: 3, of 8 in the plan (37.5 %)')
  })
})

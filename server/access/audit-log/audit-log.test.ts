import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureAuditPartitions } from '../../platform/work/audit/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let organization: string
let key: { id: string; value: string }

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  organization = await server.organization()
  key = await server.key(organization, { scopes: ['read', 'admin'] })
})

const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  server.send(method, path, { key: key.value, body, headers })

const log = async (query = '') => (await (await send('GET', `/v1/audit-log${query}`)).json()).data

describe('the audit log', () => {
  test('holds one row for each change, with who, from where, before and after', async () => {
    const headers = { 'X-Service-Client': 'Flowmaker 2.1', 'X-Request-Id': 'request-1' }
    const made = await (await send('POST', '/v1/groups', { code: 'a', name: 'A' }, headers)).json()
    server.clock.advance(1000)
    const changed = await (await send('PATCH', '/v1/groups/a', { name: 'Ä' })).json()
    server.clock.advance(1000)
    await send('DELETE', '/v1/groups/a')
    const [deletion, change, creation, ...others] = await log()
    expect(others).toEqual([])
    expect(creation).toMatchObject({
      actor: { type: 'key', id: key.id },
      source: 'api',
      client: 'Flowmaker 2.1',
      request_id: 'request-1',
      action: 'group.created',
      object: { type: 'group', id: made.id },
      before: null,
      after: made,
    })
    expect(change).toMatchObject({ action: 'group.updated', before: made, after: changed, client: null })
    expect(deletion).toMatchObject({ action: 'group.deleted', before: changed, after: null })
  })

  test('holds nothing of what was refused or only read', async () => {
    await send('POST', '/v1/groups', { code: 'a', name: 'A' })
    await send('POST', '/v1/groups', { code: 'a', name: 'A' })
    await send('POST', '/v1/groups', { code: 'b', name: 'B', parent: 'nowhere' })
    await send('DELETE', '/v1/groups/nowhere')
    await send('GET', '/v1/groups')
    expect(await log()).toHaveLength(1)
  })

  test('is filtered by actor, action, object and time, and read in pages', async () => {
    const a = await (await send('POST', '/v1/groups', { code: 'a', name: 'A' })).json()
    server.clock.advance(60_000)
    const later = server.clock.now().toISOString()
    await send('POST', '/v1/groups', { code: 'b', name: 'B' })
    await send('PATCH', '/v1/groups/a', { name: 'AA' })
    const actions = (entries: { action: string }[]) => entries.map(({ action }) => action)
    expect(await log(`?actor=${key.id}`)).toHaveLength(3)
    expect(await log('?actor=01JQ8ZM1N3P5Q7R9S1T3V5W7X9')).toEqual([])
    expect(await log('?action=group.created')).toHaveLength(2)
    expect(actions(await log(`?object=${a.id}`))).toEqual(['group.updated', 'group.created'])
    expect(await log(`?since=${later}`)).toHaveLength(2)
    const page = await (await send('GET', '/v1/audit-log?limit=2')).json()
    expect(page.data).toHaveLength(2)
    const rest = await (await send('GET', `/v1/audit-log?limit=2&cursor=${page.page.next_cursor}`)).json()
    expect(actions(rest.data)).toEqual(['group.created'])
    expect(rest.page).toEqual({ next_cursor: null, has_more: false })
  })

  test('takes its filters in any order, and an empty one as one that nothing fits', async () => {
    for (const code of ['a', 'b', 'c']) await send('POST', '/v1/groups', { code, name: code })
    const since = encodeURIComponent('2020-01-01T00:00:00Z')
    const { page } = await (await send('GET', `/v1/audit-log?limit=1&action=group.created&since=${since}`)).json()
    expect(await log(`?since=${since}&cursor=${page.next_cursor}&action=group.created&limit=2`)).toHaveLength(2)
    expect(await log('?action=')).toEqual([])
  })

  test('shows an organization its own changes only', async () => {
    await send('POST', '/v1/groups', { code: 'a', name: 'A' })
    const other = await server.key(await server.organization(), { scopes: ['admin'] })
    const response = await server.get('/v1/audit-log', { key: other.value })
    expect((await response.json()).data).toEqual([])
  })

  test('is kept in a partition for each month, also what came before its partition', async () => {
    await send('POST', '/v1/groups', { code: 'a', name: 'A' })
    await Promise.all([1, 2, 3].map(() => ensureAuditPartitions(server.database, server.clock.now())))
    const places = await server.database.raw(
      `select tableoid::regclass::text as place from audit_log where organization_id = ?`,
      [organization],
    )
    expect(places.rows).toEqual([{ place: 'audit_log_2026_06' }])
    await send('POST', '/v1/groups', { code: 'b', name: 'B' })
    expect(await log()).toHaveLength(2)
  })
})

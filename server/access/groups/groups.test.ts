import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCallsConcurrently } from '../../testing/all-at-once.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { createKey } from '../keys/index.ts'

let server: TestServer
let organization: string
let key: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  organization = await server.organization({ overrides: { api_rate_per_min: 10_000 } })
  key = await adminKey(organization)
})

async function adminKey(organizationId: string, changes: Partial<Parameters<typeof createKey>[1]> = {}) {
  const scopes: ('read' | 'admin')[] = ['read', 'admin']
  return (await server.key(organizationId, { scopes, requestsPerMinute: 10_000, ...changes })).value
}

async function make(code: string, parent: string | null = null, as = key) {
  const response = await server.send('POST', '/v1/groups', {
    key: as,
    body: { code, name: code.toUpperCase(), parent },
  })
  return { status: response.status, body: await response.json(), location: response.headers.get('location') }
}

async function limitedTo(code: string, changes = {}) {
  const { body } = await call('GET', `/v1/groups/${code}`)
  return adminKey(organization, { groupId: body.id, ...changes })
}

async function call(method: string, path: string, body?: unknown, as = key) {
  const response = await server.send(method, path, { key: as, body })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

const codes = async (path: string, as = key) =>
  (await call('GET', path, undefined, as)).body.data.map((group: { code: string }) => group.code)

describe('groups', () => {
  test('are made below one another, by code or id, and found by both', async () => {
    const north = await make('north')
    expect(north).toMatchObject({ status: 201, location: `/v1/groups/${north.body.id}`, body: { parent: null } })
    const youth = await make('north-youth', north.body.id)
    expect(youth.body).toMatchObject({ code: 'north-youth', name: 'NORTH-YOUTH', parent: 'north' })
    expect((await call('GET', '/v1/groups/north-youth')).body).toEqual(youth.body)
    expect((await call('GET', `/v1/groups/${youth.body.id}`)).body).toEqual(youth.body)
  })

  test('that are made at once are each told or refused as their own', async () => {
    await make('north')
    const wanted = Array.from({ length: 40 }, (_, n) => ({
      code: `team-${n % 30}`,
      parent: n % 4 === 0 ? 'nowhere' : 'north',
    }))
    const made = await runCallsConcurrently(server.database, 'groups', () =>
      wanted.map(({ code, parent }) => make(code, parent)),
    )
    const created = made.filter(({ status }) => status === 201).map(({ body }) => body)
    const free = new Set(wanted.filter(({ parent }) => parent === 'north').map(({ code }) => code))
    expect(created.map(({ code }) => code).sort()).toEqual([...free].sort())
    const refusals = made.map(({ body }, n) => [wanted[n]?.parent, body.error?.code]).filter(([, code]) => code)
    const lost = wanted.filter(({ parent }) => parent === 'nowhere').length
    expect(refusals.filter(([, code]) => code === 'not_found')).toEqual(Array(lost).fill(['nowhere', 'not_found']))
    expect(refusals.filter(([, code]) => code === 'conflict')).toHaveLength(40 - lost - free.size)
    const ids = created.map(({ id }) => id)
    const audited = await server.database('audit_log').where({ action: 'group.created' }).whereIn('object_id', ids)
    expect(audited.map(({ object_id }) => object_id).sort()).toEqual(ids.toSorted())
    expect(new Set(audited.map(({ request_id }) => request_id)).size).toBe(ids.length)
    expect((await codes('/v1/groups?limit=200')).sort()).toEqual(['north', ...created.map(({ code }) => code)].sort())
  })

  test('a code is taken once in an organization, and free in another', async () => {
    await make('north')
    expect(await make('north')).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
    const other = await adminKey(await server.organization())
    expect((await make('north', null, other)).status).toBe(201)
  })

  test('are listed in pages in the order of their making, and directly below one', async () => {
    for (const code of ['a', 'b', 'c', 'd', 'e']) {
      await make(code, code === 'a' ? null : 'a')
      server.clock.advance(1)
    }
    const first = await call('GET', '/v1/groups?limit=2')
    expect(first.body.page).toEqual({ next_cursor: expect.any(String), has_more: true })
    const cursor = encodeURIComponent(first.body.page.next_cursor)
    expect(await codes(`/v1/groups?limit=2&cursor=${cursor}`)).toEqual(['c', 'd'])
    expect(await codes('/v1/groups?parent=a')).toEqual(['b', 'c', 'd', 'e'])
  })

  test('a cursor of another list, of other filters or with a changed character is refused', async () => {
    await make('a')
    await make('b', 'a')
    await make('c', 'a')
    const { body } = await call('GET', '/v1/groups?limit=1')
    const cursor: string = body.page.next_cursor
    const other = await adminKey(await server.organization())
    const changed = `${cursor.slice(0, -1)}${cursor.endsWith('A') ? 'B' : 'A'}`
    const attempts = [
      await call('GET', `/v1/groups?parent=a&cursor=${cursor}`),
      await call('GET', `/v1/audit-log?cursor=${cursor}`),
      await call('GET', `/v1/groups?cursor=${cursor}`, undefined, other),
      await call('GET', `/v1/groups?cursor=${changed}`),
      await call('GET', '/v1/groups?cursor=x'),
    ]
    for (const attempt of attempts) {
      expect(attempt).toMatchObject({ status: 400, body: { error: { details: [{ path: 'query/cursor' }] } } })
    }
  })

  test('move with all below them, and never into a circle', async () => {
    await make('a')
    await make('b', 'a')
    await make('c', 'b')
    for (const parent of ['a', 'b', 'c']) {
      expect(await call('PATCH', '/v1/groups/a', { parent })).toMatchObject({
        status: 409,
        body: { error: { code: 'conflict' } },
      })
    }
    await make('z')
    expect((await call('PATCH', '/v1/groups/b', { parent: 'z' })).body).toMatchObject({ parent: 'z' })
    expect((await call('GET', '/v1/groups/c')).body.parent).toBe('b')
    expect((await call('PATCH', '/v1/groups/b', { parent: null })).body).toMatchObject({ parent: null })
  })

  test('two moves at once close no circle', async () => {
    for (let round = 0; round < 10; round += 1) {
      await make(`l${round}`)
      await make(`r${round}`)
      const moves = await Promise.all([
        call('PATCH', `/v1/groups/l${round}`, { parent: `r${round}` }),
        call('PATCH', `/v1/groups/r${round}`, { parent: `l${round}` }),
      ])
      expect(moves.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })

  test('change their name and code, and keep what is not mentioned', async () => {
    await make('a')
    await make('b', 'a')
    expect((await call('PATCH', '/v1/groups/b', { code: 'bee' })).body).toMatchObject({
      code: 'bee',
      name: 'B',
      parent: 'a',
    })
    expect(await call('PATCH', '/v1/groups/bee', { code: 'a' })).toMatchObject({ status: 409 })
    expect((await call('GET', '/v1/groups/b')).status).toBe(404)
  })

  test('are deleted only when nothing belongs to them', async () => {
    await make('a')
    await make('b', 'a')
    await limitedTo('a')
    const refused = await call('DELETE', '/v1/groups/a')
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'invalid_state',
          details: { state: 'not_empty', groups: 1, events: 0, check_in_points: 0, keys: 1, members: 0 },
        },
      },
    })
    expect(refused.body.error.message).toBe('The group a cannot be deleted while 1 group and 1 key belong to it.')
    expect((await call('DELETE', '/v1/groups/b')).status).toBe(204)
    await server.database('api_keys').whereNotNull('group_id').update({ revoked_at: new Date() })
    expect(await call('DELETE', '/v1/groups/a')).toEqual({ status: 204, body: null })
    expect((await call('GET', '/v1/groups/a')).status).toBe(404)
  })
})

describe('changes at the same moment', () => {
  test('lose nothing of each other', async () => {
    await make('top')
    for (let round = 0; round < 15; round += 1) {
      await make(`m${round}`)
      const path = `/v1/groups/m${round}`
      await Promise.all([call('PATCH', path, { name: 'Renamed' }), call('PATCH', path, { parent: 'top' })])
      expect((await call('GET', path)).body).toMatchObject({ name: 'Renamed', parent: 'top' })
    }
  })

  test('close no circle by way of a change that does not move', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = [`a${round}`, `b${round}`]
      await make(b)
      await make(a, b)
      await Promise.all([
        ...Array.from({ length: 6 }, () => call('PATCH', `/v1/groups/${a}`, { name: 'X' })),
        call('PATCH', `/v1/groups/${a}`, { parent: null }),
        ...Array.from({ length: 4 }, () => call('PATCH', `/v1/groups/${b}`, { parent: a })),
      ])
      const parents = [
        (await call('GET', `/v1/groups/${a}`)).body.parent,
        (await call('GET', `/v1/groups/${b}`)).body.parent,
      ]
      expect(parents).not.toEqual([b, a])
    }
  })

  test('delete once, and change nothing that is gone', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { body } = await make(`d${round}`)
      const path = `/v1/groups/d${round}`
      const done = await Promise.all([call('DELETE', path), call('DELETE', path), call('PATCH', path, { name: 'Z' })])
      const statuses = done.map(({ status }) => status)
      expect(statuses.filter((status) => status === 204)).toHaveLength(1)
      const { data } = (await call('GET', `/v1/audit-log?object=${body.id}`)).body
      const actions: string[] = data.map(({ action }: { action: string }) => action)
      expect(actions[0]).toBe('group.deleted')
      expect(actions).toHaveLength(1 + statuses.filter((status) => status < 300).length)
    }
  })

  test('put nothing below a group that is gone', async () => {
    for (let round = 0; round < 15; round += 1) {
      await make(`p${round}`)
      const [made, deleted] = await Promise.all([
        make(`c${round}`, `p${round}`),
        call('DELETE', `/v1/groups/p${round}`),
      ])
      expect(['201,409', '404,204']).toContain([made.status, deleted.status].join())
    }
  })
})

describe('a key that is limited to a group', () => {
  beforeEach(async () => {
    await make('north')
    await make('north-youth', 'north')
    await make('south')
  })

  test('sees that group and all below it; the rest answers like what does not exist', async () => {
    const limited = await limitedTo('north')
    expect(await codes('/v1/groups', limited)).toEqual(['north', 'north-youth'])
    const youth = await limitedTo('north-youth')
    expect((await call('GET', '/v1/groups/north-youth', undefined, youth)).body.parent).toBeNull()
    const hidden = await call('GET', '/v1/groups/south', undefined, limited)
    const missing = await call('GET', '/v1/groups/nowhere', undefined, limited)
    expect(hidden.status).toBe(404)
    expect(hidden.body.error.message.replace('south', 'nowhere')).toBe(missing.body.error.message)
    expect((await call('GET', '/v1/groups?parent=south', undefined, limited)).status).toBe(404)
    expect((await call('PATCH', '/v1/groups/south', { name: 'Mine' }, limited)).status).toBe(404)
    expect((await call('DELETE', '/v1/groups/south', undefined, limited)).status).toBe(404)
    expect(await make('x', 'south', limited)).toMatchObject({ status: 404 })
    expect((await call('PATCH', '/v1/groups/north-youth', { parent: 'south' }, limited)).status).toBe(404)
  })

  test('works below its group, and neither at the top nor on the place of its own group', async () => {
    const limited = await limitedTo('north')
    expect((await make('north-elders', 'north', limited)).status).toBe(201)
    for (const refused of [
      await make('west', null, limited),
      await call('PATCH', '/v1/groups/north-youth', { parent: null }, limited),
      await call('PATCH', '/v1/groups/north', { parent: 'north-youth' }, limited),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { error: { code: 'api_key_group' } } })
    }
  })

  test('does not read the audit log of the organization', async () => {
    const limited = await limitedTo('north')
    expect(await call('GET', '/v1/audit-log', undefined, limited)).toMatchObject({
      status: 403,
      body: { error: { code: 'api_key_group' } },
    })
  })
})

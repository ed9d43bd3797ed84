import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let organization: string
let key: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  organization = await server.organization({ overrides: { api_rate_per_min: 10_000 } })
  key = await keyOf()
})

async function keyOf(changes: object = {}) {
  const scopes = ['read' as const, 'write' as const, 'admin' as const]
  return (await server.key(organization, { scopes, requestsPerMinute: 10_000, ...changes })).value
}

async function call(method: string, path: string, body?: unknown, as = key) {
  const response = await server.send(method, path, { key: as, body })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

const make = (code: string, more: object = {}, as = key) =>
  call('POST', '/v1/events', { code, name: code, timezone: 'Europe/Madrid', ...more }, as)

async function makeComplete(code: string, more: object = {}) {
  await make(code, more)
  await call('POST', `/v1/events/${code}/days`, { code: 'fri', date: '2026-06-05' })
  await call('POST', `/v1/events/${code}/attendee-types`, { code: 'visitor', name: 'Visitor' })
}

const refusal = ({ status, body }: { status: number; body: { error?: { code: string } } | null }) => [
  status,
  body?.error?.code,
]

const codes = async (path: string, as = key) =>
  (await call('GET', path, undefined, as)).body.data.map(({ code }: { code: string }) => code)

describe('events', () => {
  test('begin as drafts with defaults, and are found by id and code', async () => {
    const { status, body } = await make('fest')
    expect([status, body.status]).toEqual([201, 'draft'])
    expect(body).toMatchObject({ currency: 'EUR', language: 'en', capacity: null, waitlist: false, livemode: true })
    expect((await call('GET', `/v1/events/${body.id}`)).body).toEqual(body)
    expect((await call('GET', '/v1/events/fest')).body).toEqual(body)
    expect(refusal(await make('fest'))).toEqual([409, 'conflict'])
  })

  test('are listed in pages, by status and by group', async () => {
    await call('POST', '/v1/groups', { code: 'north', name: 'N' })
    await call('POST', '/v1/groups', { code: 'youth', name: 'Y', parent: 'north' })
    await make('a', { group: 'north' })
    await makeComplete('b', { group: 'youth' })
    await make('c')
    await call('POST', '/v1/events/b/publish')
    expect(await codes('/v1/events')).toEqual(['a', 'b', 'c'])
    expect(await codes('/v1/events?status=published')).toEqual(['b'])
    expect(await codes('/v1/events?group=north')).toEqual(['a', 'b'])
    expect(refusal(await call('GET', '/v1/events?group=nowhere'))).toEqual([404, 'not_found'])
    const first = await call('GET', '/v1/events?limit=2')
    expect(await codes(`/v1/events?limit=2&cursor=${first.body.page.next_cursor}`)).toEqual(['c'])
  })

  test('are found by words of their name and code, without accents or case', async () => {
    await make('fiesta-26', { name: 'Fiesta de San Fermín' })
    await make('gala', { name: 'Große Gala' })
    expect(await codes('/v1/events?q=fermin%20FIESTA')).toEqual(['fiesta-26'])
    expect(await codes('/v1/events?q=sta-26')).toEqual(['fiesta-26'])
    expect(await codes('/v1/events?q=GROSSE')).toEqual(['gala'])
    expect(await codes('/v1/events?q=gala%20fermin')).toEqual([])
    expect(await codes('/v1/events?q=%25')).toEqual([])
    expect(await codes('/v1/events?q=%20')).toEqual([])
    await call('PATCH', '/v1/events/gala', { name: 'Ball' })
    expect(await codes('/v1/events?q=grosse')).toEqual([])
    expect(await codes('/v1/events?q=ball')).toEqual(['gala'])
  })

  test('keep what a change does not mention, and take null for nothing', async () => {
    await make('fest', { description: 'Music', capacity: 10 })
    const { body } = await call('PATCH', '/v1/events/fest', { name: 'Fest', capacity: null })
    expect(body).toMatchObject({ name: 'Fest', capacity: null, description: 'Music', code: 'fest' })
    await make('other')
    expect(refusal(await call('PATCH', '/v1/events/other', { code: 'fest' }))).toEqual([409, 'conflict'])
  })

  test('are published only with a day and an attendee type, which the refusal names', async () => {
    await make('fest')
    const refused = await call('POST', '/v1/events/fest/publish')
    expect(refusal(refused)).toEqual([409, 'invalid_state'])
    expect(refused.body.error.details).toEqual({ state: 'draft', missing: ['day', 'attendee type'] })
    await call('POST', '/v1/events/fest/days', { code: 'fri', date: '2026-06-05' })
    expect((await call('POST', '/v1/events/fest/publish')).body.error.details.missing).toEqual(['attendee type'])
    await call('POST', '/v1/events/fest/attendee-types', { code: 'visitor', name: 'Visitor' })
    expect((await call('POST', '/v1/events/fest/publish')).body.status).toBe('published')
  })

  test('follow their states and no other path', async () => {
    const acts = ['publish', 'unpublish', 'cancel', 'archive'] as const
    const allowed: Record<string, string[]> = {
      draft: ['publish', 'cancel', 'archive'],
      published: ['unpublish', 'cancel', 'archive'],
      cancelled: ['archive'],
      archived: [],
    }
    const paths: Record<string, string[]> = {
      draft: [],
      published: ['publish'],
      cancelled: ['cancel'],
      archived: ['archive'],
    }
    for (const [state, path] of Object.entries(paths)) {
      for (const act of acts) {
        const code = `${state}-${act}`
        await makeComplete(code)
        for (const step of path) await call('POST', `/v1/events/${code}/${step}`)
        const done = await call('POST', `/v1/events/${code}/${act}`)
        const expected = allowed[state]?.includes(act) ? [200, undefined] : [409, 'invalid_state']
        expect([code, ...refusal(done)]).toEqual([code, ...expected])
        if (done.status === 409) expect(done.body.error.details.state).toBe(state)
      }
    }
  })

  test('that are cancelled or archived change no more, nor does their structure', async () => {
    for (const act of ['cancel', 'archive']) {
      await makeComplete(act)
      await call('POST', `/v1/events/${act}/${act}`)
      for (const refused of [
        await call('PATCH', `/v1/events/${act}`, { name: 'X' }),
        await call('POST', `/v1/events/${act}/days`, { code: 'sat', date: '2026-06-06' }),
        await call('PATCH', `/v1/events/${act}/attendee-types/visitor`, { name: 'X' }),
        await call('POST', `/v1/events/${act}/days/fri/lock`, {}),
        await call('DELETE', `/v1/events/${act}`),
      ]) {
        expect(refusal(refused)).toEqual([409, 'invalid_state'])
      }
    }
  })

  test('are deleted as drafts only, with their structure', async () => {
    await makeComplete('fest')
    await call('POST', '/v1/events/fest/publish')
    expect(refusal(await call('DELETE', '/v1/events/fest'))).toEqual([409, 'invalid_state'])
    await call('POST', '/v1/events/fest/unpublish')
    expect((await call('DELETE', '/v1/events/fest')).status).toBe(204)
    expect((await call('GET', '/v1/events/fest')).status).toBe(404)
    expect(await server.database('event_days').where({ organization_id: organization })).toEqual([])
  })
})

describe('a key that is limited to a group', () => {
  beforeEach(async () => {
    for (const [code, parent] of [
      ['north', null],
      ['youth', 'north'],
      ['south', null],
    ] as const) {
      await call('POST', '/v1/groups', { code, name: code, parent })
    }
    await make('everyone')
    for (const group of ['north', 'youth', 'south']) await make(`of-${group}`, { group })
  })

  const limitedTo = async (code: string, changes: object = {}) =>
    keyOf({ groupId: (await call('GET', `/v1/groups/${code}`)).body.id, ...changes })

  test('sees the events of its group, below and above, and those of its siblings like what does not exist', async () => {
    expect(await codes('/v1/events', await limitedTo('north'))).toEqual(['everyone', 'of-north', 'of-youth'])
    const youth = await limitedTo('youth')
    expect(await codes('/v1/events', youth)).toEqual(['everyone', 'of-north', 'of-youth'])
    const hidden = await call('GET', '/v1/events/of-south', undefined, youth)
    expect(hidden.body.error.message).toBe('There is no event of-south.')
    for (const path of ['/v1/events/of-south/days', '/v1/events/of-south/attendee-types/x', '/v1/events?group=south']) {
      expect(refusal(await call('GET', path, undefined, youth))).toEqual([404, 'not_found'])
    }
  })

  test('does not learn which group above it an event belongs to', async () => {
    const groupOf = async (code: string, as?: string) =>
      (await call('GET', `/v1/events/${code}`, undefined, as)).body.group
    const youth = await limitedTo('youth')
    expect(await groupOf('of-north')).toBe('north')
    expect(await groupOf('of-north', youth)).toBeNull()
    expect(await groupOf('of-youth', youth)).toBe('youth')
  })

  test('changes those of its group and below; what is above it only reads', async () => {
    const youth = await limitedTo('youth')
    expect((await call('PATCH', '/v1/events/of-youth', { name: 'Y' }, youth)).status).toBe(200)
    for (const code of ['everyone', 'of-north']) {
      expect((await call('GET', `/v1/events/${code}/days`, undefined, youth)).status).toBe(200)
      for (const refused of [
        await call('PATCH', `/v1/events/${code}`, { name: 'Y' }, youth),
        await call('POST', `/v1/events/${code}/days`, { code: 'fri', date: '2026-06-05' }, youth),
        await call('POST', `/v1/events/${code}/cancel`, undefined, youth),
        await call('DELETE', `/v1/events/${code}`, undefined, youth),
      ]) {
        expect(refusal(refused)).toEqual([403, 'api_key_group'])
      }
    }
  })

  test('makes events for its own group unless it says otherwise, and never for the whole organization', async () => {
    const north = await limitedTo('north')
    expect((await make('x', {}, north)).body.group).toBe('north')
    expect((await make('y', { group: 'youth' }, north)).body.group).toBe('youth')
    expect(refusal(await make('z', { group: 'south' }, north))).toEqual([404, 'not_found'])
    expect(refusal(await make('z', { group: null }, north))).toEqual([403, 'api_key_group'])
  })
})

describe('test mode', () => {
  test('a test key makes test events, which no live key sees; live events it only reads', async () => {
    const tester = await keyOf({ mode: 'test' })
    await make('live')
    expect((await make('trial', {}, tester)).body.livemode).toBe(false)
    expect(await codes('/v1/events')).toEqual(['live'])
    expect(await codes('/v1/events', tester)).toEqual(['live', 'trial'])
    expect((await call('GET', '/v1/events/trial')).status).toBe(404)
    expect((await call('PATCH', '/v1/events/trial', { name: 'T' }, tester)).status).toBe(200)
    for (const refused of [
      await call('PATCH', '/v1/events/live', { name: 'T' }, tester),
      await call('POST', '/v1/events/live/days', { code: 'fri', date: '2026-06-05' }, tester),
      await call('DELETE', '/v1/events/live', undefined, tester),
    ]) {
      expect(refusal(refused)).toEqual([403, 'api_key_test_mode'])
    }
  })
})

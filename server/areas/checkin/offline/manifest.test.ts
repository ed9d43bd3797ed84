import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { revokeKey } from '../../../access/keys/index.ts'
import {
  buildNewAttendee,
  buildTestApiCall,
  buildTestFixtures,
  makeTestEvent,
  makeTestGroups,
  type TestApiCall,
  type TestFixtures,
} from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let live: TestApiCall
let key: { id: string; value: string }
let event: string

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  live = fixtures.live
  key = await server.key(fixtures.organizationId, { scopes: ['scanner'], requestsPerMinute: 100_000 })
  event = await makeTestEvent(live)
  await live('POST', `${event}/check-in-points`, { code: 'gate', name: 'Gate', kind: 'entry' })
  await live('POST', `${event}/registrations`, { attendees: [buildNewAttendee({ days: ['fri'] })] })
})

afterAll(() => server?.close())

const ask = (etag?: string, value = key.value) =>
  fetch(`${server.url}/api${event}/scan/manifest`, {
    headers: { Authorization: `Bearer ${value}`, ...(etag ? { 'If-None-Match': etag } : {}) },
  })

describe('the manifest', () => {
  test('tells all that a scanner needs, in the same bytes until something changes', async () => {
    const first = await ask()
    const text = await first.text()
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toBe(`"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`)
    expect(JSON.parse(text)).toMatchObject({
      event: { code: 'fest', name: 'Festival', timezone: 'Europe/Madrid' },
      days: [{ code: 'fri', date: '2026-06-05', locked_at: null }, { code: 'sat' }],
      check_in_points: [{ code: 'gate', kind: 'entry', limit: 'per_day', requires: 'none', windows: [] }],
      attendee_types: [{ code: 'visitor', ticket: 'per_person' }],
      groups: [],
      group: null,
      terminology: { ticket: { singular: 'ticket', plural: 'tickets' } },
      languages: ['en', 'es'],
      roster: { scope: 'event', hash: 'sha256', salt: expect.stringMatching(/^[0-9a-f]{32}$/) },
      min_sw_version: '0.1.0',
      decision_version: 1,
      livemode: true,
    })
    server.clock.advance(60_000)
    expect(await (await ask()).text()).toBe(text)
    const unchanged = await ask(etag)
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    await live('POST', `${event}/days/fri/lock`)
    const changed = await ask(etag)
    expect([changed.status, (await changed.json()).days[0].locked_at]).toEqual([200, expect.any(String)])
  })

  test('speaks in the words of the organization, and begins with the language of the event', async () => {
    const before = await ask()
    const terminology = { ticket: { singular: 'pass', plural: 'passes' } }
    await server.database('organizations').where({ id: fixtures.organizationId }).update({ terminology })
    await live('PATCH', event, { language: 'es' })
    const changed = await ask(before.headers.get('etag') ?? '')
    expect(changed.status).toBe(200)
    expect(await changed.json()).toMatchObject({
      terminology: { ...terminology, day: { singular: 'day', plural: 'days' } },
      languages: ['es', 'en'],
    })
    await live('PATCH', event, { language: 'en' })
    await server.database('organizations').where({ id: fixtures.organizationId }).update({ terminology: {} })
  })

  test('lists test groups for a test key, and a live one never hears of them', async () => {
    const before = await ask()
    await makeTestGroups(fixtures.test, { club: null, youth: 'club' })
    const scopes: ['scanner'] = ['scanner']
    const tester = await server.key(fixtures.organizationId, { mode: 'test', scopes, requestsPerMinute: 1_000 })
    const { groups } = await (await ask(undefined, tester.value)).json()
    expect(groups).toMatchObject([
      { code: 'club', parent: null },
      { code: 'youth', parent: 'club' },
    ])
    expect((await ask(before.headers.get('etag') ?? '')).status).toBe(304)
  })

  test('lists the group of a limited key and those below it, with nothing above', async () => {
    const { north } = await makeTestGroups(live, { all: null, north: 'all', pier: 'north', south: 'all' })
    const limit = { scopes: ['scanner'] as ['scanner'], groupId: north, requestsPerMinute: 1_000 }
    const limited = await server.key(fixtures.organizationId, limit)
    const { groups } = await (await ask(undefined, limited.value)).json()
    expect(groups).toMatchObject([
      { code: 'north', parent: null },
      { code: 'pier', parent: 'north' },
    ])
  })

  test('has a link to the roster that works without a key until the end of the next day, and in no other place', async () => {
    const { roster } = await (await ask()).json()
    const today = new Date(`${server.clock.now().toISOString().slice(0, 10)}T00:00:00Z`).getTime()
    expect(roster.expires_at).toBe(new Date(today + 2 * 86_400_000).toISOString())
    const read = await fetch(roster.url)
    expect([read.status, (await read.json()).data.length]).toEqual([200, 1])

    const codeOf = async (url: string) => {
      const response = await fetch(url)
      return [response.status, (await response.json()).error?.code]
    }
    const url = new URL(roster.url)
    const link = url.searchParams.get('link') ?? ''
    const other = await makeTestEvent(live, { code: 'other' })
    const { body } = await live('GET', other)
    expect(await codeOf(roster.url.replace(/events\/[^/]+/, `events/${body.id}`))).toEqual([401, 'api_key_unknown'])
    expect(await codeOf(`${roster.url.slice(0, -4)}AAAA`)).toEqual([401, 'api_key_unknown'])
    expect(await codeOf(`${server.url}/api${event}/scan/manifest?link=${link}`)).toEqual([401, 'api_key_required'])

    server.clock.advance(3 * 86_400_000)
    expect(await codeOf(roster.url)).toEqual([410, 'link_expired'])
  })

  test('has a link that stops with its key', async () => {
    const short = await server.key(fixtures.organizationId, { scopes: ['scanner'], requestsPerMinute: 1_000 })
    const { body } = await buildTestApiCall(server, short.value)('GET', `/api${event}/scan/manifest`)
    expect((await fetch(body.roster.url)).status).toBe(200)
    await revokeKey(server.database, fixtures.organizationId, short.id, server.clock.now())
    const refused = await fetch(body.roster.url)
    expect([refused.status, (await refused.json()).error.code]).toEqual([401, 'api_key_revoked'])
  })
})

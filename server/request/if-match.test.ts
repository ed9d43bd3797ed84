import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../platform/database/connect.ts'
import { buildWorkerOrigin } from '../platform/work/audit/index.ts'
import { doWork } from '../platform/work/work.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  makeTestEvent,
  makeTestGroups,
  type TestApiCall,
  type TestFixtures,
} from '../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { waitUntilBlocked } from '../testing/until-blocked.ts'
import { readIfMatch } from './if-match.ts'

describe('the header', () => {
  test.each<[string, readonly string[] | '*']>([
    ['*', '*'],
    [' * ', '*'],
    ['""', ['""']],
    ['"a"', ['"a"']],
    ['W/"a"', ['W/"a"']],
    ['"a","b" ,\t"c"', ['"a"', '"b"', '"c"']],
    [', "a",, "b",', ['"a"', '"b"']],
    ['"a,b"', ['"a,b"']],
    ['"é"', ['"é"']],
  ])('%s names tags', (sent, tags) => {
    expect(readIfMatch({ headers: { 'if-match': sent } })).toEqual({ ifMatch: tags })
  })

  test.each([
    '',
    ' ',
    ',',
    'a',
    '"a',
    'a"',
    '"a" "b"',
    '"a"b',
    'w/"a"',
    'W/ "a"',
    '*, "a"',
    '"a", *',
    '"a b"',
    '"a\t"',
  ])('%j names none and is refused', (sent) => {
    expect(readIfMatch({ headers: { 'if-match': sent } }).problem?.path).toBe('header/If-Match')
  })

  test('is bounded in length and in tags before anything is made of it', () => {
    const isFine = (sent: string) => readIfMatch({ headers: { 'if-match': sent } }).problem === undefined
    expect([`"${'x'.repeat(998)}"`, `"${'x'.repeat(999)}"`].map(isFine)).toEqual([true, false])
    expect([20, 21].map((tags) => isFine(Array(tags).fill('"a"').join()))).toEqual([true, false])
  })
})

describe('a change with If-Match', () => {
  let server: TestServer
  let organization: TestFixtures
  let key: string
  let holder: Database

  beforeAll(async () => {
    server = await startTestServer()
    organization = await buildTestFixtures(server)
    const scopes = ['read', 'write', 'admin'] as const
    key = (await server.key(organization.organizationId, { scopes: [...scopes], requestsPerMinute: 100_000 })).value
    holder = connectDatabase({ url: server.databaseUrl, poolSize: 2, applicationName: 'holder' })
  })

  afterAll(async () => {
    await holder.destroy()
    await server.close()
  })

  const change = (method: string, path: string, tag: string, body: object) =>
    server.send(method, path, { key, body, headers: { 'If-Match': tag } })
  const tagOf = async (call: TestApiCall, path: string) => (await call('GET', path)).headers.get('etag') ?? ''
  const made = async (path: string, body: object) => (await organization.live('POST', path, body)).body

  const GROUP_LOCK = `select pg_advisory_xact_lock(hashtextextended('groups of ' || ?, 0))`
  const rowsOf = (table: string) => `select from ${table} where organization_id = ? for update`

  const event = () => makeTestEvent(organization.live, { code: `event-${crypto.randomUUID()}` })
  const registered = async (path: string) => made(`${path}/registrations`, { attendees: [buildNewAttendee()] })

  type Kind = { kind: string; lock: string; make: () => Promise<string>; body: object; method?: string }

  const KINDS: Kind[] = [
    { kind: 'event', lock: rowsOf('events'), make: event, body: { name: 'Other' } },
    { kind: 'day', lock: rowsOf('events'), make: async () => `${await event()}/days/fri`, body: { name: 'Other' } },
    {
      kind: 'attendee type',
      lock: rowsOf('events'),
      make: async () => `${await event()}/attendee-types/visitor`,
      body: { name: 'Other' },
    },
    {
      kind: 'check-in point',
      lock: rowsOf('events'),
      make: async () => {
        const path = `${await event()}/check-in-points`
        return `${path}/${(await made(path, { code: 'main', name: 'Main', kind: 'entry' })).id}`
      },
      body: { name: 'Other' },
    },
    {
      kind: 'form',
      lock: rowsOf('events'),
      make: async () => `${await event()}/form`,
      body: { questions: [{ code: 'meal', label: 'Meal', type: 'text' }], rules: {} },
      method: 'PUT',
    },
    {
      kind: 'registration',
      lock: rowsOf('event_places'),
      make: async () => {
        const path = await event()
        return `${path}/registrations/${(await registered(path)).id}`
      },
      body: { note: 'Other' },
    },
    {
      kind: 'attendee',
      lock: rowsOf('event_places'),
      make: async () => {
        const path = await event()
        return `${path}/attendees/${(await registered(path)).attendees[0].id}`
      },
      body: { last_name: 'Other' },
    },
    {
      kind: 'contact, in what does not identify it',
      lock: rowsOf('contacts'),
      make: async () => `/v1/contacts/${(await made('/v1/contacts', person())).id}`,
      body: { note: 'Other' },
    },
    {
      kind: 'contact, in what identifies it',
      lock: rowsOf('contacts'),
      make: async () => `/v1/contacts/${(await made('/v1/contacts', person())).id}`,
      body: { first_name: 'Other' },
    },
    {
      kind: 'communication',
      lock: rowsOf('communications'),
      make: async () => {
        const path = `${await event()}/communications`
        return `${path}/${(await made(path, { name: 'News', subject: 'News', body: 'News' })).id}`
      },
      body: { name: 'Other' },
    },
    {
      kind: 'webhook endpoint',
      lock: rowsOf('webhook_endpoints'),
      make: async () =>
        `/v1/webhooks/${(await made('/v1/webhooks', { url: 'https://a.example', event_types: '*' })).id}`,
      body: { description: 'Other' },
    },
    {
      kind: 'group',
      lock: GROUP_LOCK,
      make: async () => `/v1/groups/${(await made('/v1/groups', { code: crypto.randomUUID(), name: 'Group' })).id}`,
      body: { name: 'Other' },
    },
  ]

  test.each(KINDS)('of an object ($kind) is compared under its lock: one of two wins', async (kind) => {
    const { lock, make, body, method = 'PATCH' } = kind
    const path = await make()
    const tag = await tagOf(organization.live, path)
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    let asked: Promise<Response>[] = []
    await holder.transaction(async (transaction) => {
      await transaction.raw(lock, [organization.organizationId])
      asked = [change(method, path, tag, body), change(method, path, tag, body)]
      await waitUntilBlocked(server.database, 2, ...asked)
    })
    const answers = (await Promise.all(asked)).toSorted((one, other) => one.status - other.status)
    expect(answers.map(({ status }) => status)).toEqual([200, 412])
    expect(await answers[1]?.json()).toMatchObject({ error: { code: 'precondition_failed' } })
    expect(answers[0]?.headers.get('etag')).toBe(await tagOf(organization.live, path))
  })

  test('is about what can be changed, not about state and counts', async () => {
    const path = await event()
    const before = await tagOf(organization.live, path)
    await registered(path)
    await organization.live('POST', `${path}/unpublish`)
    expect(await tagOf(organization.live, path)).toBe(before)
    expect((await change('PATCH', path, before, { capacity: 50 })).status).toBe(200)
    expect(await tagOf(organization.live, path)).not.toBe(before)
  })

  test('takes the tag of what a limited key is shown', async () => {
    const groups = await makeTestGroups(organization.live, { above: null, own: 'above', beside: 'above' })
    const limited = await organization.as({ groupId: groups.own })
    const { value } = await server.key(organization.organizationId, {
      scopes: ['read', 'write', 'admin'],
      groupId: groups.own,
    })
    await made('/v1/events', { code: 'owned', name: 'Owned', timezone: 'Europe/Madrid', group: 'own' })
    await made('/v1/events/owned/check-in-points', {
      code: 'main',
      name: 'Main',
      kind: 'entry',
      groups: ['own', 'beside'],
    })
    for (const path of ['/v1/groups/own', '/v1/events/owned/check-in-points/main']) {
      const tag = await tagOf(limited, path)
      expect(tag).not.toBe(await tagOf(organization.live, path))
      const sent = { key: value, body: { name: 'Other' }, headers: { 'If-Match': tag } }
      expect((await server.send('PATCH', path, sent)).status).toBe(200)
      expect((await server.send('PATCH', path, sent)).status).toBe(412)
    }
  })

  test('that an act makes without a look at it is not made', async () => {
    const precondition = { holds: () => true, isChecked: false }
    const origin = buildWorkerOrigin(organization.organizationId)
    const work = doWork(server.database, origin, server.clock.now(), async () => 'made', precondition)
    await expect(work).rejects.toThrow('precondition')
  })
})

let people = 0

function person() {
  people += 1
  return { first_name: 'Ada', last_name: `Lovelace ${people}`, email: `ada-${people}@example.com` }
}

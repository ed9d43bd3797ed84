import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  makeTestGroups,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let live: TestApiCall
let tester: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  live = fixtures.live
  tester = fixtures.test
})

const make = (call: TestApiCall, code: string, parent: string | null = null) =>
  call('POST', '/v1/groups', { code, name: code.toUpperCase(), parent })

const codes = async (call: TestApiCall, path = '/v1/groups') =>
  (await call('GET', path)).body.data.map((group: { code: string }) => group.code)

describe('a test key', () => {
  test('makes, changes and deletes test groups, in trees of their own', async () => {
    const club = await make(tester, 'club')
    expect(club).toMatchObject({ status: 201, body: { code: 'club', parent: null, livemode: false } })
    const north = await make(tester, 'north', 'club')
    expect(north.body).toMatchObject({ parent: 'club', livemode: false })
    expect((await tester('GET', '/v1/groups/north')).body).toEqual(north.body)
    expect(await codes(tester, '/v1/groups?parent=club')).toEqual(['north'])
    const moved = await tester('PATCH', '/v1/groups/north', { code: 'hill', name: 'Hill', parent: null })
    expect(moved.body).toMatchObject({ code: 'hill', name: 'Hill', parent: null, livemode: false })
    expect((await tester('DELETE', '/v1/groups/hill')).status).toBe(204)
    expect(await codes(tester)).toEqual(['club'])
  })

  test('reads live groups and changes none of them', async () => {
    await makeTestGroups(live, { north: null, south: null })
    await make(tester, 'club')
    expect((await tester('GET', '/v1/groups/north')).body).toMatchObject({ livemode: true })
    expect(await codes(tester)).toEqual(['north', 'south', 'club'])
    const changed = await tester('PATCH', '/v1/groups/north', { name: 'N' })
    expect(getStatusAndCode(changed)).toEqual([403, 'api_key_test_mode'])
    expect(changed.body.error.message).toBe('A test key cannot change the group north, which is live.')
    expect(getStatusAndCode(await tester('DELETE', '/v1/groups/south'))).toEqual([403, 'api_key_test_mode'])
  })

  test('puts no test group below a live one', async () => {
    const { north } = await makeTestGroups(live, { north: null })
    await make(tester, 'club')
    const below = await make(tester, 'youth', 'north')
    expect(getStatusAndCode(below)).toEqual([403, 'api_key_test_mode'])
    expect(below.body.error.message).toBe('A test group cannot be put below the group north, which is live.')
    expect(getStatusAndCode(await tester('PATCH', '/v1/groups/club', { parent: 'north' }))).toEqual([
      403,
      'api_key_test_mode',
    ])
    const limited = await fixtures.as({ mode: 'test', groupId: north })
    expect(getStatusAndCode(await make(limited, 'youth', 'north'))).toEqual([403, 'api_key_test_mode'])
    expect(getStatusAndCode(await make(limited, 'youth'))).toEqual([403, 'api_key_group'])
    expect(await codes(limited)).toEqual(['north'])
  })

  test('needs the scope admin for them, as for live groups', async () => {
    const writer = await fixtures.as({ mode: 'test', scopes: ['read', 'write'] })
    expect(getStatusAndCode(await make(writer, 'club'))).toEqual([403, 'api_key_scope'])
  })

  test('puts test events, people and check-in points into test groups', async () => {
    await makeTestGroups(tester, { club: null, north: 'club' })
    const event = await makeTestEvent(tester, { event: { group: 'club' } })
    const gate = await tester('POST', `${event}/check-in-points`, {
      code: 'gate',
      name: 'Gate',
      kind: 'entry',
      groups: ['club'],
    })
    expect([gate.status, gate.body.groups]).toEqual([201, ['club']])
    const registration = await tester('POST', `${event}/registrations`, {
      attendees: [buildNewAttendee()],
      group: 'north',
    })
    expect([registration.status, registration.body.group]).toEqual([201, 'north'])
    const found = await tester('GET', `${event}/attendees?group=club`)
    expect(found.body.data.map(({ group }: { group: string }) => group)).toEqual(['north'])
    expect((await tester('GET', '/v1/events?group=club')).body.data).toHaveLength(1)
  })

  test('deletes no test group while test people belong to it', async () => {
    await makeTestGroups(tester, { club: null })
    const event = await makeTestEvent(tester)
    await tester('POST', `${event}/registrations`, { attendees: [buildNewAttendee()], group: 'club' })
    const refused = await tester('DELETE', '/v1/groups/club')
    expect(getStatusAndCode(refused)).toEqual([409, 'invalid_state'])
    expect(refused.body.error.details).toMatchObject({ state: 'not_empty', registrations: 1 })
  })

  test('makes no webhook endpoint for a test group, which live keys would see', async () => {
    await makeTestGroups(tester, { club: null })
    const options = { url: 'https://example.com/hook', event_types: '*', paused: true }
    const refused = await tester('POST', '/v1/webhooks', { ...options, group: 'club' })
    expect(getStatusAndCode(refused)).toEqual([403, 'api_key_test_mode'])
    expect(refused.body.error.message).toContain('the test group club')
    const made = await tester('POST', '/v1/webhooks', options)
    const changed = await tester('PATCH', `/v1/webhooks/${made.body.id}`, { group: 'club' })
    expect(getStatusAndCode(changed)).toEqual([403, 'api_key_test_mode'])
  })
})

describe('a live key', () => {
  test('sees no test group: it answers like one that does not exist', async () => {
    const { club } = await makeTestGroups(tester, { club: null, youth: 'club' })
    const { north } = await makeTestGroups(live, { north: null })
    const limited = await fixtures.as({ groupId: north })
    for (const call of [live, limited]) {
      expect(await codes(call)).toEqual(['north'])
      for (const reference of [club, 'club', 'youth']) {
        for (const reply of [
          await call('GET', `/v1/groups/${reference}`),
          await call('PATCH', `/v1/groups/${reference}`, { name: 'Mine' }),
          await call('DELETE', `/v1/groups/${reference}`),
          await call('GET', `/v1/groups?parent=${reference}`),
          await make(call, 'new', reference),
        ]) {
          expect(getStatusAndCode(reply)).toEqual([404, 'not_found'])
          expect(reply.body.error.message).toBe(`There is no group ${reference}.`)
        }
      }
    }
  })

  test('puts no live event, registration or check-in point into one', async () => {
    await makeTestGroups(tester, { club: null })
    const event = await makeTestEvent(live)
    for (const reply of [
      await live('POST', '/v1/events', { code: 'new', name: 'New', timezone: 'UTC', group: 'club' }),
      await live('POST', `${event}/registrations`, { attendees: [buildNewAttendee()], group: 'club' }),
      await live('POST', `${event}/check-in-points`, { code: 'gate', name: 'Gate', kind: 'entry', groups: ['club'] }),
      await live('GET', `${event}/attendees?group=club`),
    ]) {
      expect(getStatusAndCode(reply)).toEqual([404, 'not_found'])
    }
  })
})

describe('the code of a test group', () => {
  test('is not one that a live or another test group has', async () => {
    await makeTestGroups(live, { north: null })
    await makeTestGroups(tester, { club: null })
    expect(getStatusAndCode(await make(tester, 'north'))).toEqual([409, 'conflict'])
    expect(getStatusAndCode(await make(tester, 'club'))).toEqual([409, 'conflict'])
  })

  test('is given up to a live group that is made or renamed, and the test group is found by its id', async () => {
    const { club, hill } = await makeTestGroups(tester, { club: null, hill: 'club' })
    const event = await makeTestEvent(tester)
    await tester('POST', `${event}/registrations`, { attendees: [buildNewAttendee()], group: 'club' })
    const made = await make(live, 'club')
    expect(made).toMatchObject({ status: 201, body: { code: 'club', livemode: true } })
    const given = `club-${club.toLowerCase()}`
    expect((await tester('GET', `/v1/groups/${club}`)).body).toMatchObject({ code: given, livemode: false })
    expect((await tester('GET', '/v1/groups/club')).body.id).toBe(made.body.id)
    expect((await tester('GET', '/v1/groups/hill')).body.parent).toBe(given)
    expect((await tester('GET', `${event}/attendees`)).body.data[0].group).toBe(given)
    await make(live, 'south')
    expect((await live('PATCH', '/v1/groups/south', { code: 'hill' })).body).toMatchObject({ code: 'hill' })
    expect((await tester('GET', `/v1/groups/${hill}`)).body.code).toBe(`hill-${hill.toLowerCase()}`)
    expect(getStatusAndCode(await make(live, 'club'))).toEqual([409, 'conflict'])
  })

  test('is shortened where it leaves no room for the id', async () => {
    const long = 'a'.repeat(64)
    const { body } = await make(tester, long)
    expect((await make(live, long)).status).toBe(201)
    const { code } = (await tester('GET', `/v1/groups/${body.id}`)).body
    expect(code).toBe(`${'a'.repeat(37)}-${body.id.toLowerCase()}`)
    expect((await tester('PATCH', `/v1/groups/${code}`, { code: 'short' })).body.code).toBe('short')
  })

  test('that was given up is audited', async () => {
    const { club } = await makeTestGroups(tester, { club: null })
    await make(live, 'club')
    const { data } = (await tester('GET', `/v1/audit-log?object=${club}&action=group.updated`)).body
    expect(data).toMatchObject([{ before: { code: 'club' }, after: { code: `club-${club.toLowerCase()}` } }])
  })

  test('does not stand in the way of live groups that are made at the same moment', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `team-${n}`)
    const [, mine] = await Promise.all([
      Promise.all(names.map((code) => make(tester, code))),
      Promise.all(names.toReversed().map((code) => make(live, code))),
    ])
    expect(mine.map(({ status }) => status)).toEqual(names.map(() => 201))
    expect((await codes(live, '/v1/groups?limit=200')).sort()).toEqual(names.toSorted())
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
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
let call: TestApiCall
let groups: Record<string, string>
let path: string

beforeAll(async () => {
  server = await startTestServer({ clock: { ...systemClock, set: () => {}, advance: () => {} } })
})

afterAll(() => server.close())

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
  groups = {}
  for (const [code, parent] of [
    ['north', null],
    ['south', null],
    ['youth', 'south'],
  ] as const) {
    groups[code] = (await call('POST', '/v1/groups', { code, name: code, parent })).body.id
  }
  path = await makeTestEvent(call)
})

async function register(group: string | null, by = call, at = path): Promise<string> {
  const made = await by('POST', `${at}/registrations`, { group, attendees: [buildNewAttendee()] })
  expect(made.status).toBe(201)
  return made.body.attendees[0].id
}

function follow(key: TestApiCall, at = path, query = '') {
  const copy = new Map<string, { group: string; attendee_type: string; days: string[] }>()
  let asOf = '2020-01-01T00:00:00Z'
  const poll = async () => {
    let cursor = ''
    do {
      const { status, body } = await key(
        'GET',
        `${at}/attendees?limit=2&updated_since=${asOf}${query}${cursor && `&cursor=${cursor}`}`,
      )
      expect(status).toBe(200)
      for (const attendee of body.data) copy.set(attendee.id, attendee)
      cursor = body.page.next_cursor ?? ''
      if (!cursor) asOf = body.page.as_of
    } while (cursor)
    return copy
  }
  return { poll, position: () => asOf }
}

describe('a follower whose key is limited to a group', () => {
  const north = () => fixtures.as({ groupId: groups.north as string })

  test('sees the people of a group that is moved below it, and of the events of that group', async () => {
    const ofYouth = await makeTestEvent(call, { code: 'youth-fest', event: { group: 'youth' } })
    const mine = await register('north')
    const theirs = await register('youth')
    const inTheirEvent = await register(null, call, ofYouth)
    const key = await north()
    const follower = follow(key)
    expect([...(await follower.poll()).keys()]).toEqual([mine])
    const later = await register('north')
    expect([...(await follower.poll()).keys()]).toEqual([mine, later])
    expect((await call('PATCH', '/v1/groups/youth', { parent: 'north' })).status).toBe(200)
    expect(new Set((await follower.poll()).keys())).toEqual(new Set([mine, later, theirs]))
    expect([...(await follow(key, ofYouth).poll()).keys()]).toEqual([inTheirEvent])
  })

  test('sees them also when the group is moved between two pages of a reading', async () => {
    const theirs = await register('youth')
    for (let n = 0; n < 3; n += 1) await register('north')
    const key = await north()
    const list = async (query: string) => (await key('GET', `${path}/attendees?limit=2&${query}`)).body
    const start = 'updated_since=2020-01-01T00:00:00Z'
    expect((await list(start)).page.has_more).toBe(true)
    const first = await list(start)
    await call('PATCH', '/v1/groups/youth', { parent: 'north' })
    const second = await list(`${start}&cursor=${first.page.next_cursor}`)
    const next = await list(`updated_since=${second.page.as_of}`)
    expect(next.data.map(({ id }: { id: string }) => id)).toContain(theirs)
  })

  test('begins anew where the position was handed to a key of another group', async () => {
    const mine = await register('north')
    const theirs = await register('south')
    const follower = follow(await north())
    expect([...(await follower.poll()).keys()]).toEqual([mine])
    for (const key of [call, await fixtures.as({ groupId: groups.south as string })]) {
      const list = async () => (await key('GET', `${path}/attendees?updated_since=${follower.position()}`)).body.data
      expect((await list()).map(({ id }: { id: string }) => id)).toContain(theirs)
    }
  })

  test('and one who asks for a group sees who comes into it by a move; all others go on where they were', async () => {
    const theirs = await register('youth')
    const everyone = follow(call)
    const asking = follow(call, path, '&group=north')
    expect([...(await everyone.poll()).keys()]).toEqual([theirs])
    await asking.poll()
    const before = everyone.position()
    await call('PATCH', '/v1/groups/youth', { parent: 'north' })
    expect([...(await asking.poll()).keys()]).toEqual([theirs])
    expect((await call('GET', `${path}/attendees?updated_since=${before}`)).body.data).toEqual([])
  })
})

describe('a code that people are shown with', () => {
  test('cannot change while live people refer to it; everything else can', async () => {
    await register('youth')
    for (const [where, sentence] of [
      [
        `${path}/attendee-types/visitor`,
        'The code of the attendee type visitor cannot change: it is used by 1 registered person.',
      ],
      [`${path}/days/fri`, 'The code of the day fri cannot change: it is used by 1 registered person.'],
      ['/v1/groups/youth', 'The code of the group youth cannot change while 1 registration belongs to it.'],
    ] as const) {
      const refused = await call('PATCH', where, { code: 'other' })
      expect(refused.status).toBe(409)
      expect(refused.body.error.message).toBe(sentence)
      expect((await call('PATCH', where, { name: 'Other' })).status).toBe(200)
    }
    expect(getStatusAndCode(await call('PATCH', '/v1/groups/youth', { code: 'other' }))).toEqual([409, 'conflict'])
    expect((await call('PATCH', '/v1/groups/south', { code: 'other' })).status).toBe(200)
  })

  test('can change while only test people refer to it, and who follows them is told', async () => {
    const id = await register('youth', fixtures.test)
    const follower = follow(fixtures.test)
    expect([...(await follower.poll()).keys()]).toEqual([id])
    const shown = async () => {
      const { group, attendee_type, days } = (await follower.poll()).get(id) ?? {}
      return { group, attendee_type, days }
    }
    await call('PATCH', `${path}/attendee-types/visitor`, { code: 'guest' })
    expect(await shown()).toEqual({ group: 'youth', attendee_type: 'guest', days: ['fri', 'sat'] })
    await call('PATCH', `${path}/days/fri`, { code: 'friday' })
    expect(await shown()).toEqual({ group: 'youth', attendee_type: 'guest', days: ['friday', 'sat'] })
    await call('PATCH', '/v1/groups/youth', { code: 'young' })
    expect(await shown()).toEqual({ group: 'young', attendee_type: 'guest', days: ['friday', 'sat'] })
  })
})

describe('a follower of test people', () => {
  let tester: TestApiCall

  beforeEach(async () => {
    tester = fixtures.test
    await makeTestGroups(tester, { club: null, hill: null, pier: 'hill' })
  })

  test('sees who comes into a test group by a move, and nobody live begins anew', async () => {
    const theirs = await register('pier', tester)
    const mine = await register('north')
    const everyone = follow(tester)
    const asking = follow(tester, path, '&group=club')
    const north = await fixtures.as({ groupId: groups.north as string })
    const limited = follow(north)
    expect([...(await everyone.poll()).keys()]).toEqual([theirs])
    expect([...(await limited.poll()).keys()]).toEqual([mine])
    expect([...(await asking.poll()).keys()]).toEqual([])
    const before = limited.position()
    await tester('PATCH', '/v1/groups/hill', { parent: 'club' })
    expect([...(await asking.poll()).keys()]).toEqual([theirs])
    const again = await north('GET', `${path}/attendees?updated_since=${before}`)
    expect(again.body.data).toEqual([])
  })

  test('is told when a live group takes the code of a test group', async () => {
    const id = await register('club', tester)
    const follower = follow(tester)
    const shown = async () => (await follower.poll()).get(id)?.group
    expect(await shown()).toBe('club')
    const { body } = await tester('GET', '/v1/groups/club')
    await call('POST', '/v1/groups', { code: 'club', name: 'Club' })
    expect(await shown()).toBe(`club-${body.id.toLowerCase()}`)
  })
})

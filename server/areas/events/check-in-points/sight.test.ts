import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  makeTestGroups,
  type TestApiCall,
  type TestFixtures,
} from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall
let coastal: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
  const { coast } = await makeTestGroups(call, { north: null, coast: 'north', bay: 'coast', hills: 'north' })
  coastal = await fixtures.as({ groupId: coast })
})

const addPoints = async (path: string, points: Record<string, string[] | null>) => {
  for (const [code, groups] of Object.entries(points)) {
    await call('POST', `${path}/check-in-points`, { code, name: code, kind: 'entry', groups })
  }
}
const pointsSeen = async (by: TestApiCall, path: string) => {
  const { body } = await by('GET', `${path}/check-in-points`)
  return Object.fromEntries(body.data.map(({ code, groups }: { code: string; groups: string[] }) => [code, groups]))
}
const auditOf = async (action: string) => (await call('GET', `/v1/audit-log?action=${action}`)).body.data[0]

describe('a key that is limited to a group sees of the groups that a point admits', () => {
  test('those of its own subtree, and its own in place of one above', async () => {
    for (const [code, event] of [
      ['above', {}],
      ['inside', { group: 'bay' }],
    ] as const) {
      const path = await makeTestEvent(call, { code, event })
      const points = {
        all: null,
        nobody: [],
        own: ['coast'],
        below: ['bay'],
        above: ['north'],
        beside: ['hills'],
        mixed: ['hills', 'bay', 'north', 'coast'],
      }
      await addPoints(path, points)
      const seen = {
        all: null,
        nobody: [],
        own: ['coast'],
        below: ['bay'],
        above: ['coast'],
        beside: [],
        mixed: ['coast', 'bay'],
      }
      expect(await pointsSeen(coastal, path)).toEqual(seen)
      for (const [point, groups] of Object.entries(seen)) {
        expect((await coastal('GET', `${path}/check-in-points/${point}`)).body.groups).toEqual(groups)
      }
      expect(await pointsSeen(call, path)).toEqual({ ...points, mixed: ['north', 'coast', 'bay', 'hills'] })
    }
  })

  test('the same when it changes the point, while the audit log names them all', async () => {
    const path = await makeTestEvent(call, { event: { group: 'bay' } })
    await addPoints(path, { gate: ['north', 'hills', 'bay'] })
    const renamed = await coastal('PATCH', `${path}/check-in-points/gate`, { name: 'Gate' })
    expect([renamed.body.name, renamed.body.groups]).toEqual(['Gate', ['coast', 'bay']])
    const { before, after } = await auditOf('check_in_point.updated')
    expect([before.groups, after.groups]).toEqual([
      ['north', 'bay', 'hills'],
      ['north', 'bay', 'hills'],
    ])
    const made = await coastal('POST', `${path}/check-in-points`, {
      code: 'side',
      name: 'Side',
      kind: 'entry',
      groups: ['bay'],
    })
    expect(made.body.groups).toEqual(['bay'])
    const refused = await coastal('PATCH', `${path}/check-in-points/side`, { groups: ['hills'] })
    expect(getStatusAndCode(refused)).toEqual([404, 'not_found'])
  })

  test('and changes nothing by sending back what it read, but replaces them all by sending others', async () => {
    const path = await makeTestEvent(call, { event: { group: 'bay' } })
    await addPoints(path, { gate: ['north', 'hills'], other: ['hills'] })
    await coastal('PATCH', `${path}/check-in-points/gate`, { groups: ['coast'], name: 'Gate' })
    await coastal('PATCH', `${path}/check-in-points/other`, { groups: [], name: 'Other' })
    expect(await pointsSeen(call, path)).toEqual({ gate: ['north', 'hills'], other: ['hills'] })
    await coastal('PATCH', `${path}/check-in-points/gate`, { groups: ['bay'] })
    await coastal('PATCH', `${path}/check-in-points/other`, { groups: null })
    expect(await pointsSeen(call, path)).toEqual({ gate: ['bay'], other: null })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  makeTestGroups,
  type TestApiCall,
} from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  call = (await buildTestFixtures(server)).live
  await makeTestGroups(call, { north: null })
  await makeTestEvent(call, {
    publish: false,
    days: [
      { code: 'sat', date: '2026-06-06' },
      { code: 'fri', date: '2026-06-05' },
    ],
  })
})

const addPoint = (more: object) =>
  call('POST', '/v1/events/fest/check-in-points', { code: 'main', name: 'Main gate', kind: 'entry', ...more })

describe('check-in points', () => {
  test('have the defaults of their kind', async () => {
    const all = { days: null, attendee_types: null, groups: null, opens_at: null, closes_at: null, windows: [] }
    expect((await addPoint({})).body).toMatchObject({ ...all, limit: 'per_day', requires: 'none' })
    const zone = await addPoint({ code: 'vip', kind: 'zone' })
    expect(zone.body).toMatchObject({ ...all, limit: 'unlimited', requires: 'entry' })
    expect((await addPoint({ code: 'desk', kind: 'pre_check', limit: 'per_event' })).body).toMatchObject({
      limit: 'per_event',
    })
  })

  test('name days, attendee types and groups by id or code, and answer codes, days in the order of time', async () => {
    const saturday = (await call('GET', '/v1/events/fest/days/sat')).body
    const policy = {
      days: [saturday.id, 'fri', 'sat'],
      attendee_types: ['visitor'],
      groups: ['north'],
      opens_at: '09:00',
      closes_at: '18:00',
      windows: [{ day: 'sat', closes_at: '02:00' }, { day: 'fri' }],
    }
    const { body } = await addPoint(policy)
    expect(body).toMatchObject({
      days: ['fri', 'sat'],
      attendee_types: ['visitor'],
      groups: ['north'],
      windows: [
        { day: 'fri', opens_at: null, closes_at: null },
        { day: 'sat', opens_at: null, closes_at: '02:00' },
      ],
    })
    expect((await call('GET', '/v1/events/fest/check-in-points/main')).body).toEqual(body)
    expect((await call('GET', '/v1/events/fest/check-in-points')).body.data).toEqual([body])
  })

  test('follow what they name to a new code', async () => {
    await addPoint({ days: ['fri'], attendee_types: ['visitor'], groups: ['north'], windows: [{ day: 'fri' }] })
    await call('PATCH', '/v1/events/fest/days/fri', { code: 'friday' })
    await call('PATCH', '/v1/events/fest/attendee-types/visitor', { code: 'guest' })
    await call('PATCH', '/v1/groups/north', { code: 'arctic' })
    expect((await call('GET', '/v1/events/fest/check-in-points/main')).body).toMatchObject({
      days: ['friday'],
      attendee_types: ['guest'],
      groups: ['arctic'],
      windows: [{ day: 'friday' }],
    })
  })

  test('keep what a change does not mention, and take null for all', async () => {
    await addPoint({
      days: ['fri'],
      groups: ['north'],
      opens_at: '09:00',
      windows: [{ day: 'fri', opens_at: '08:00' }],
    })
    const { body } = await call('PATCH', '/v1/events/fest/check-in-points/main', { days: null, name: 'Gate' })
    expect(body).toMatchObject({
      name: 'Gate',
      days: null,
      groups: ['north'],
      opens_at: '09:00',
      windows: [{ opens_at: '08:00' }],
    })
    expect((await call('PATCH', '/v1/events/fest/check-in-points/main', { windows: [] })).body.windows).toEqual([])
  })

  test.each([
    [{ days: ['sun'] }, 'There is no day sun in this event.'],
    [{ attendee_types: ['speaker'] }, 'There is no attendee type speaker in this event.'],
    [{ groups: ['south'] }, 'There is no group south.'],
    [{ windows: [{ day: 'sun' }] }, 'There is no day sun in this event.'],
  ])('that name nothing, %j, are 404', async (policy, message) => {
    const refused = await addPoint(policy)
    expect([...getStatusAndCode(refused), refused.body.error.message]).toEqual([404, 'not_found', message])
  })

  test('have one window a day, and codes of their own', async () => {
    const twice = await addPoint({ windows: [{ day: 'fri' }, { day: 'fri' }] })
    expect(getStatusAndCode(twice)).toEqual([400, 'validation_failed'])
    expect(twice.body.error.details[0].path).toBe('body/windows/1/day')
    await addPoint({})
    expect(getStatusAndCode(await addPoint({}))).toEqual([409, 'conflict'])
  })

  test('keep what they name from being deleted', async () => {
    await addPoint({ windows: [{ day: 'fri' }], attendee_types: ['visitor'], groups: ['north'] })
    const day = await call('DELETE', '/v1/events/fest/days/fri')
    expect(day.body.error).toMatchObject({
      code: 'invalid_state',
      message: 'The day fri cannot be deleted: it is used by the check-in point main.',
      details: { state: 'in_use', used_by: ['the check-in point main'] },
    })
    expect(getStatusAndCode(await call('DELETE', '/v1/events/fest/attendee-types/visitor'))).toEqual([
      409,
      'invalid_state',
    ])
    const group = await call('DELETE', '/v1/groups/north')
    expect(group.body.error.message).toBe('The group north cannot be deleted while 1 check in point belongs to it.')
    expect((await call('DELETE', '/v1/events/fest/check-in-points/main')).status).toBe(204)
    for (const path of ['/v1/events/fest/days/fri', '/v1/events/fest/attendee-types/visitor', '/v1/groups/north']) {
      expect((await call('DELETE', path)).status).toBe(204)
    }
  })

  test('a group cannot vanish while a point that names it is being made', async () => {
    for (let round = 0; round < 20; round += 1) {
      await call('POST', '/v1/groups', { code: `g${round}`, name: 'G' })
      const [made, deleted] = await Promise.all([
        addPoint({ code: `p${round}`, groups: [`g${round}`] }),
        call('DELETE', `/v1/groups/g${round}`),
      ])
      expect([[201, 409].join(), [404, 204].join()]).toContain([made.status, deleted.status].join())
    }
  })
})

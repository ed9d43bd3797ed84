import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestFixtures, getStatusAndCode, type TestApiCall } from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  call = (await buildTestFixtures(server)).live
  await call('POST', '/v1/events', { code: 'fest', name: 'Fest', timezone: 'Europe/Madrid' })
})

const addDay = (code: string, date: string, more: object = {}) =>
  call('POST', '/v1/events/fest/days', { code, date, ...more })

describe('days', () => {
  test('turn local times into instants of the event’s time zone', async () => {
    const { status, body } = await addDay('fri', '2026-06-05', { starts_at: '18:00', ends_at: '03:00', capacity: 50 })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: '2026-06-05',
      date: '2026-06-05',
      start: '2026-06-05T16:00:00.000Z',
      end: '2026-06-06T01:00:00.000Z',
      capacity: 50,
      locked_at: null,
    })
    expect((await call('GET', '/v1/events/fest/days/fri')).body).toEqual(body)
    expect((await call('GET', '/v1/events/fest/days')).body.data).toEqual([body])
  })

  test('never overlap, though one may begin when the other ends', async () => {
    await addDay('fri', '2026-06-05', { starts_at: '18:00', ends_at: '03:00' })
    const refused = await addDay('sat', '2026-06-06')
    expect(getStatusAndCode(refused)).toEqual([409, 'conflict'])
    expect(refused.body.error.message).toBe('The day sat would overlap the day fri.')
    expect((await addDay('sat', '2026-06-06', { starts_at: '03:00' })).status).toBe(201)
    expect(getStatusAndCode(await call('PATCH', '/v1/events/fest/days/sat', { starts_at: '02:59' }))).toEqual([
      409,
      'conflict',
    ])
    expect((await call('PATCH', '/v1/events/fest/days/sat', { starts_at: '04:00' })).status).toBe(200)
  })

  test('made at the same moment do not overlap either', async () => {
    const made = await Promise.all(['a', 'b', 'c', 'd'].map((code) => addDay(code, '2026-06-05')))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })

  test('are never over before they begin, whatever the clocks do', async () => {
    const gap = { starts_at: '02:45', ends_at: '03:15' }
    const refused = await addDay('gap', '2027-03-28', gap)
    expect(getStatusAndCode(refused)).toEqual([409, 'conflict'])
    expect(refused.body.error.message).toContain('the clocks of Europe/Madrid go forward on 2027-03-28')
    expect(getStatusAndCode(await addDay('nothing', '2027-03-28', { starts_at: '02:30', ends_at: '03:30' }))[0]).toBe(
      409,
    )
    expect((await addDay('fine', '2027-03-27', gap)).status).toBe(201)
    expect(getStatusAndCode(await call('PATCH', '/v1/events/fest/days/fine', { date: '2027-03-28' }))).toEqual([
      409,
      'conflict',
    ])
    await call('PATCH', '/v1/events/fest', { timezone: 'UTC' })
    expect((await call('PATCH', '/v1/events/fest/days/fine', { date: '2027-03-28' })).body.name).toBe('2027-03-28')
    expect(getStatusAndCode(await call('PATCH', '/v1/events/fest', { timezone: 'Europe/Madrid' }))).toEqual([
      409,
      'conflict',
    ])
  })

  test('say first that their code is taken', async () => {
    await addDay('fri', '2026-06-05')
    expect((await addDay('fri', '2026-06-05')).body.error.message).toBe(
      'The code fri is taken by another day of the event.',
    )
  })

  test('follow the event to another time zone', async () => {
    await addDay('fri', '2026-06-05', { starts_at: '18:00', ends_at: '20:00' })
    await call('PATCH', '/v1/events/fest', { timezone: 'America/New_York' })
    const { body } = await call('GET', '/v1/events/fest/days/fri')
    expect([body.starts_at, body.start]).toEqual(['18:00', '2026-06-05T22:00:00.000Z'])
  })

  test('are locked from now, from a time in the past or in the future, and unlocked', async () => {
    await addDay('fri', '2026-06-05')
    const lock = async (body: object) => (await call('POST', '/v1/events/fest/days/fri/lock', body)).body.locked_at
    expect(await lock({})).toBe(server.clock.now().toISOString())
    expect(await lock({ effective_at: '2027-01-01T00:00:00.5Z' })).toBe('2027-01-01T00:00:00.500Z')
    expect(await lock({ effective_at: '2020-01-01T00:00:00+02:00' })).toBe('2019-12-31T22:00:00.000Z')
    expect((await call('POST', '/v1/events/fest/days/fri/unlock')).body.locked_at).toBeNull()
    expect((await call('POST', '/v1/events/fest/days/fri/unlock', {})).status).toBe(200)
    expect(getStatusAndCode(await call('POST', '/v1/events/fest/days/fri/unlock', { now: 1 }))).toEqual([
      400,
      'validation_failed',
    ])
    expect(getStatusAndCode(await call('POST', '/v1/events/fest/days/fri/unlock', { now: 'x'.repeat(99) }))[0]).toBe(
      400,
    )
  })

  test('have codes of their own in each event, and can be removed', async () => {
    await addDay('fri', '2026-06-05')
    expect(getStatusAndCode(await addDay('fri', '2026-06-07'))).toEqual([409, 'conflict'])
    await call('POST', '/v1/events', { code: 'other', name: 'Other', timezone: 'UTC' })
    expect((await call('POST', '/v1/events/other/days', { code: 'fri', date: '2026-06-05' })).status).toBe(201)
    expect((await call('DELETE', '/v1/events/fest/days/fri')).status).toBe(204)
    expect(getStatusAndCode(await call('GET', '/v1/events/fest/days/fri'))).toEqual([404, 'not_found'])
  })

  test.each([
    [{ code: 'x', date: '2026-02-29' }, 'body/date'],
    [{ code: 'x', date: '2026-06-05', starts_at: '24:00' }, 'body/starts_at'],
    [{ code: 'x', date: '0001-01-01' }, 'body/date'],
    [{ code: 'x', date: '1899-12-31' }, 'body/date'],
    [{ code: 'x', date: '3000-01-01' }, 'body/date'],
    [{ code: 'X', date: '2026-06-05' }, 'body/code'],
    [{ code: 'x', date: '2026-06-05', capacity: -1 }, 'body/capacity'],
  ])('%j is refused at %s', async (body, path) => {
    const { body: answer } = await call('POST', '/v1/events/fest/days', body)
    expect(answer.error.details.map((problem: { path: string }) => problem.path)).toContain(path)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let key: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  const organization = await server.organization({ overrides: { api_rate_per_min: 10_000 } })
  key = (await server.key(organization, { scopes: ['read', 'write'], requestsPerMinute: 10_000 })).value
  await call('POST', '/v1/events', { code: 'fest', name: 'Fest', timezone: 'Europe/Madrid' })
})

async function call(method: string, path: string, body?: unknown) {
  const response = await server.send(method, path, { key, body })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

const refusal = ({ status, body }: { status: number; body: { error: { code: string } } }) => [status, body.error.code]
const addDay = (code: string, date: string, more: object = {}) =>
  call('POST', '/v1/events/fest/days', { code, date, ...more })
const addType = (code: string, more: object = {}) =>
  call('POST', '/v1/events/fest/attendee-types', { code, name: code, ...more })

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
    expect(refusal(refused)).toEqual([409, 'conflict'])
    expect(refused.body.error.message).toBe('The day sat would overlap the day fri.')
    expect((await addDay('sat', '2026-06-06', { starts_at: '03:00' })).status).toBe(201)
    expect(refusal(await call('PATCH', '/v1/events/fest/days/sat', { starts_at: '02:59' }))).toEqual([409, 'conflict'])
    expect((await call('PATCH', '/v1/events/fest/days/sat', { starts_at: '04:00' })).status).toBe(200)
  })

  test('made at the same moment do not overlap either', async () => {
    const made = await Promise.all(['a', 'b', 'c', 'd'].map((code) => addDay(code, '2026-06-05')))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })

  test('are never over before they begin, whatever the clocks do', async () => {
    const gap = { starts_at: '02:45', ends_at: '03:15' }
    const refused = await addDay('gap', '2027-03-28', gap)
    expect(refusal(refused)).toEqual([409, 'conflict'])
    expect(refused.body.error.message).toContain('the clocks of Europe/Madrid go forward on 2027-03-28')
    expect(refusal(await addDay('nothing', '2027-03-28', { starts_at: '02:30', ends_at: '03:30' }))[0]).toBe(409)
    expect((await addDay('fine', '2027-03-27', gap)).status).toBe(201)
    expect(refusal(await call('PATCH', '/v1/events/fest/days/fine', { date: '2027-03-28' }))).toEqual([409, 'conflict'])
    await call('PATCH', '/v1/events/fest', { timezone: 'UTC' })
    expect((await call('PATCH', '/v1/events/fest/days/fine', { date: '2027-03-28' })).body.name).toBe('2027-03-28')
    expect(refusal(await call('PATCH', '/v1/events/fest', { timezone: 'Europe/Madrid' }))).toEqual([409, 'conflict'])
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
    expect(refusal(await call('POST', '/v1/events/fest/days/fri/unlock', { now: 1 }))).toEqual([
      400,
      'validation_failed',
    ])
    expect(refusal(await call('POST', '/v1/events/fest/days/fri/unlock', { now: 'x'.repeat(99) }))[0]).toBe(400)
  })

  test('have codes of their own in each event, and can be removed', async () => {
    await addDay('fri', '2026-06-05')
    expect(refusal(await addDay('fri', '2026-06-07'))).toEqual([409, 'conflict'])
    await call('POST', '/v1/events', { code: 'other', name: 'Other', timezone: 'UTC' })
    expect((await call('POST', '/v1/events/other/days', { code: 'fri', date: '2026-06-05' })).status).toBe(201)
    expect((await call('DELETE', '/v1/events/fest/days/fri')).status).toBe(204)
    expect(refusal(await call('GET', '/v1/events/fest/days/fri'))).toEqual([404, 'not_found'])
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

describe('attendee types', () => {
  test('have a price in the event’s currency, or none', async () => {
    expect((await addType('free')).body).toMatchObject({ price: null, ticket: 'per_person', approval: false })
    const paid = await addType('paid', { price: { amount: 4500, currency: 'EUR' }, ticket: 'shared', capacity: 3 })
    expect(paid.body).toMatchObject({ price: { amount: 4500, currency: 'EUR' }, ticket: 'shared', capacity: 3 })
    expect(refusal(await addType('usd', { price: { amount: 1, currency: 'USD' } }))).toEqual([409, 'conflict'])
    expect((await call('PATCH', '/v1/events/fest/attendee-types/paid', { price: null })).body.price).toBeNull()
  })

  test('keep the event’s currency while they have prices in it', async () => {
    await addType('paid', { price: { amount: 4500, currency: 'EUR' } })
    expect(refusal(await call('PATCH', '/v1/events/fest', { currency: 'USD' }))).toEqual([409, 'conflict'])
    await call('DELETE', '/v1/events/fest/attendee-types/paid')
    expect((await call('PATCH', '/v1/events/fest', { currency: 'USD' })).status).toBe(200)
  })

  test('keep what a change does not mention, and their codes apart', async () => {
    await addType('a', { price: { amount: 1, currency: 'EUR' } })
    await addType('b')
    expect((await call('PATCH', '/v1/events/fest/attendee-types/a', { name: 'A' })).body).toMatchObject({
      name: 'A',
      price: { amount: 1 },
    })
    expect(refusal(await call('PATCH', '/v1/events/fest/attendee-types/b', { code: 'a' }))).toEqual([409, 'conflict'])
  })
})

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

const addType = (code: string, more: object = {}) =>
  call('POST', '/v1/events/fest/attendee-types', { code, name: code, ...more })

describe('attendee types', () => {
  test('have a price in the event’s currency, or none', async () => {
    expect((await addType('free')).body).toMatchObject({ price: null, ticket: 'per_person', approval: false })
    const paid = await addType('paid', { price: { amount: 4500, currency: 'EUR' }, ticket: 'shared', capacity: 3 })
    expect(paid.body).toMatchObject({ price: { amount: 4500, currency: 'EUR' }, ticket: 'shared', capacity: 3 })
    expect(getStatusAndCode(await addType('usd', { price: { amount: 1, currency: 'USD' } }))).toEqual([409, 'conflict'])
    expect((await call('PATCH', '/v1/events/fest/attendee-types/paid', { price: null })).body.price).toBeNull()
  })

  test('keep the event’s currency while they have prices in it', async () => {
    await addType('paid', { price: { amount: 4500, currency: 'EUR' } })
    expect(getStatusAndCode(await call('PATCH', '/v1/events/fest', { currency: 'USD' }))).toEqual([409, 'conflict'])
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
    expect(getStatusAndCode(await call('PATCH', '/v1/events/fest/attendee-types/b', { code: 'a' }))).toEqual([
      409,
      'conflict',
    ])
  })
})

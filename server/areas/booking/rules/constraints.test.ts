import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  const { live } = await buildTestFixtures(server)
  const types = [{ code: 'visitor', name: 'Visitor', price: { amount: 100, currency: 'EUR' } }]
  const path = await makeTestEvent(live, { types })
  const { body } = await live('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
  const amount = { amount: 100, currency: 'EUR' }
  await live('POST', `${path}/registrations/${body.id}/payments`, { amount, method: 'card' })
})

afterAll(() => server.close())

const FOREIGN_KEY = '23503'
const CHECK = '23514'

describe('whatever writes to it, the database refuses', () => {
  test.each([
    ['a ticket of no event', 'tickets', `event_id = 'none'`, FOREIGN_KEY],
    ['a payment of no event', 'payments', `event_id = 'none'`, FOREIGN_KEY],
    ['a registration in no known status', 'registrations', `status = 'lost'`, CHECK],
    ['a person in no known status', 'attendees', `status = 'lost'`, CHECK],
    ['a ticket in no known status', 'tickets', `status = 'lost'`, CHECK],
    ['a payment in no known status', 'payments', `status = 'lost'`, CHECK],
    ['a type with a price below nothing', 'attendee_types', 'price = -1', CHECK],
    ['a person with a price below nothing', 'attendees', 'price = -1', CHECK],
    ['a registration that costs less than nothing', 'registrations', 'amount_total = -1', CHECK],
    ['a registration that paid less than nothing', 'registrations', 'amount_paid = -1', CHECK],
    ['a registration that got back more than it paid', 'registrations', 'amount_refunded = amount_paid + 1', CHECK],
    ['a payment of less than nothing', 'payments', 'amount = -1', CHECK],
    ['a payment of which more was given back than received', 'payments', 'amount_refunded = amount + 1', CHECK],
  ])('%s', async (_, table, change, code) => {
    const { rows } = await server.database.raw('select count(*) as found from ??', [table])
    expect(rows[0].found).toBeGreaterThan(0)
    await expect(server.database.raw(`update ?? set ${change}`, [table])).rejects.toMatchObject({ code })
  })

  test('nothing that has yet to be held against the rows that were there', async () => {
    const { rows } = await server.database.raw('select conname from pg_constraint where not convalidated')
    expect(rows).toEqual([])
  })
})

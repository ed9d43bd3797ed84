import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import {
  makeVisitorApiOrganization,
  type VisitorApiOrganization,
} from '../../testing/visitor-api/visitor-api-organization.ts'

let server: TestServer
let hall: VisitorApiOrganization

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  hall = await makeVisitorApiOrganization(server)
  await hall.event('fest', { capacity: 10 })
  await hall.call('POST', '/events/fest/days', { code: 'two', date: '2026-07-02', capacity: 4 })
  await hall.call('POST', '/events/fest/attendee-types', { code: 'vip', name: 'VIP', capacity: 3 })
})

const person = (last_name: string, attendee_type: string, days: string[]) => {
  const email = `${last_name.toLowerCase()}@people.example`
  return { first_name: 'Philippa', last_name, email, phone: '+34600123456', attendee_type, days }
}

const register = (attendees: object[], key = hall.keys.live) =>
  hall.call('POST', '/events/fest/registrations', { attendees, note: 'Whispered', external_id: 'crm-77' }, key)

async function left() {
  const { body } = await hall.read('/events/fest.json')
  const numbers = (items: { code: string; available: number | null }[]) =>
    Object.fromEntries(items.map(({ code, available }) => [code, available]))
  return { event: body.available, ...numbers(body.days), ...numbers(body.attendee_types) }
}

describe('the places that are left', () => {
  test('go down with each registration, and up when one is cancelled', async () => {
    expect(await left()).toEqual({ event: 10, one: null, two: 4, visitor: null, vip: 3 })
    const made = await register([person('Quill', 'vip', ['one', 'two']), person('Rook', 'visitor', ['one'])])
    expect(await left()).toEqual({ event: 8, one: null, two: 3, visitor: null, vip: 2 })
    await hall.call('POST', `/events/fest/registrations/${made.id}/cancel`, {})
    expect(await left()).toEqual({ event: 10, one: null, two: 4, visitor: null, vip: 3 })
  })

  test('do not change with test registrations', async () => {
    await register([person('Quill', 'vip', ['one', 'two'])], hall.keys.test)
    expect(await left()).toEqual({ event: 10, one: null, two: 4, visitor: null, vip: 3 })
  })

  test('are never fewer than none', async () => {
    await register([person('Quill', 'vip', ['two']), person('Rook', 'vip', ['two'])])
    await server.database('events').where({ code: 'fest' }).update({ capacity: 1 })
    await server.database('event_days').where({ code: 'two' }).update({ capacity: 1 })
    await server.database('attendee_types').where({ code: 'vip' }).update({ capacity: 1 })
    expect(await left()).toEqual({ event: 0, one: null, two: 0, visitor: null, vip: 0 })
  })
})

test('nothing about people is shown', async () => {
  const made = await register([person('Quill', 'vip', ['one', 'two']), person('Rook', 'visitor', ['one'])])
  const shown = JSON.stringify([await hall.read('/events.json'), await hall.read('/events/fest.json')])
  expect(shown).not.toMatch(/philippa|quill|rook|people\.example|34600|whispered|crm-77/i)
  for (const { id } of [made, ...made.attendees]) expect(shown).not.toContain(id)
})

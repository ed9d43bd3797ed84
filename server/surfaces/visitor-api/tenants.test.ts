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
  server.clock.advance(60_000)
})

const codes = async () => (await hall.read('/events.json')).body.events.map(({ code }: { code: string }) => code)

describe('a published event', () => {
  test('is shown with its days, attendee types and prices', async () => {
    const made = await hall.event('fest', {
      name: 'Harbour Festival',
      description: 'Music',
      capacity: 100,
      waitlist: true,
    })
    await hall.call('POST', '/events/fest/days', {
      code: 'eve',
      name: 'The eve',
      date: '2026-06-29',
      starts_at: '18:00',
      ends_at: '03:00',
      capacity: 40,
    })
    const price = { amount: 4500, currency: 'EUR' }
    await hall.call('POST', '/events/fest/attendee-types', {
      code: 'vip',
      name: 'VIP',
      price,
      approval: true,
      capacity: 5,
    })
    const rules = { registration_opens_at: '2026-03-01T09:00:00+01:00' }
    await hall.call('PUT', '/events/fest/form', { questions: [], rules })
    const shown = {
      id: made.id,
      code: 'fest',
      name: 'Harbour Festival',
      description: 'Music',
      timezone: 'Europe/Madrid',
      currency: 'EUR',
      language: 'en',
      waitlist: true,
      registration_opens_at: '2026-03-01T08:00:00.000Z',
      registration_closes_at: null,
      available: 100,
      days: [
        {
          code: 'eve',
          name: 'The eve',
          date: '2026-06-29',
          starts_at: '18:00',
          ends_at: '03:00',
          start: '2026-06-29T16:00:00.000Z',
          end: '2026-06-30T01:00:00.000Z',
          available: 40,
        },
        {
          code: 'one',
          name: '2026-07-01',
          date: '2026-07-01',
          starts_at: null,
          ends_at: null,
          start: '2026-06-30T22:00:00.000Z',
          end: '2026-07-01T22:00:00.000Z',
          available: null,
        },
      ],
      attendee_types: [
        { code: 'visitor', name: 'Visitor', price: null, approval: false, available: null },
        { code: 'vip', name: 'VIP', price, approval: true, available: 5 },
      ],
    }
    expect(await hall.read('/events/fest.json')).toEqual({ status: 200, body: shown })
    expect(await hall.read(`/events/${made.id}.json`)).toEqual({ status: 200, body: shown })
    expect(await hall.read('/events.json')).toEqual({
      status: 200,
      body: { organization: { name: 'Harbour Hall', slug: hall.slug }, events: [shown] },
    })
  })

  test('that asks for approval asks for it whatever the attendee type', async () => {
    await hall.event('fest', { approval: true })
    const { body } = await hall.read('/events/fest.json')
    expect(body.attendee_types).toMatchObject([{ code: 'visitor', approval: true }])
  })

  test('that lost its last day is still shown', async () => {
    await hall.event('fest')
    await hall.call('DELETE', '/events/fest/days/one')
    expect((await hall.read('/events/fest.json')).body.days).toEqual([])
    expect(await codes()).toEqual(['fest'])
  })
})

describe('what is not published and live', () => {
  test('answers exactly like what does not exist', async () => {
    const made = [
      await hall.event('draft'),
      await hall.event('cancelled'),
      await hall.event('archived'),
      await hall.event('trial', { key: hall.keys.test }),
      await (await makeVisitorApiOrganization(server)).event('foreign'),
    ]
    await hall.call('POST', '/events/draft/unpublish')
    await hall.call('POST', '/events/cancelled/cancel')
    await hall.call('POST', '/events/archived/archive')
    expect(await codes()).toEqual([])
    for (const reference of ['nothing', ...made.flatMap(({ code, id }) => [code, id])]) {
      const { status, body } = await hall.read(`/events/${reference}.json`)
      const { request_id, doc_url, ...error } = body.error
      const details = { object: 'event', reference }
      expect([status, error]).toEqual([404, { code: 'not_found', message: `There is no event ${reference}.`, details }])
    }
  })
})

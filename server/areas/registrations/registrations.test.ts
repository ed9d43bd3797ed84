import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let call: TestApiCall
let testCall: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  const fixtures = await buildTestFixtures(server)
  call = fixtures.live
  testCall = fixtures.test
})

const register = (path: string, attendees: object[], more: object = {}, by = call) =>
  by('POST', `${path}/registrations`, { attendees, ...more })

describe('a registration', () => {
  test('with room and nothing to pay is confirmed, and its people have tickets at once', async () => {
    const path = await makeTestEvent(call)
    const made = await register(path, [buildNewAttendee({ days: ['fri'] }), buildNewAttendee()])
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      status: 'confirmed',
      livemode: true,
      amount_due: { amount: 0, currency: 'EUR' },
      attendees: [
        { status: 'confirmed', days: ['fri'], attendee_type: 'visitor' },
        { status: 'confirmed', days: ['fri', 'sat'] },
      ],
    })
    const [first, second] = made.body.attendees
    expect(first.ticket_ids).toHaveLength(1)
    expect(first.ticket_ids).not.toEqual(second.ticket_ids)
    expect(made.headers.get('location')).toBe(`/v1/events/${made.body.event_id}/registrations/${made.body.id}`)
    const read = await call('GET', made.headers.get('location') ?? '')
    expect(read.body).toEqual(made.body)
    const ticket = await call('GET', `${path}/tickets/${first.ticket_ids[0]}`)
    expect(ticket.body).toMatchObject({ kind: 'per_person', attendee_ids: [first.id], status: 'valid' })
    expect(ticket.body.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)
  })

  test('waits for approval where the event or the attendee type wants it, and then for money', async () => {
    const types = [
      { code: 'visitor', name: 'Visitor' },
      { code: 'speaker', name: 'Speaker', approval: true, price: { amount: 500, currency: 'EUR' } },
    ]
    const path = await makeTestEvent(call, { types })
    const made = (await register(path, [buildNewAttendee(), buildNewAttendee({ attendee_type: 'speaker' })])).body
    expect(made).toMatchObject({ status: 'pending', amount_total: { amount: 500 }, payment_due_at: null })
    const approved = (await call('POST', `${path}/registrations/${made.id}/approve`)).body
    expect(approved).toMatchObject({ status: 'awaiting_payment', amount_due: { amount: 500 } })
    expect(Date.parse(approved.payment_due_at) - Date.parse(approved.updated_at)).toBe(7 * 86_400_000)
    expect(getStatusAndCode(await call('POST', `${path}/registrations/${made.id}/approve`))).toEqual([
      409,
      'invalid_state',
    ])
    const confirmed = (await call('POST', `${path}/registrations/${made.id}/confirm`)).body
    expect(confirmed).toMatchObject({ status: 'confirmed', payment_due_at: null, amount_due: { amount: 500 } })
    expect(confirmed.attendees[0].ticket_ids).toHaveLength(1)
  })

  test('that is declined gives its places back', async () => {
    const path = await makeTestEvent(call, { event: { approval: true, capacity: 1 } })
    const made = (await register(path, [buildNewAttendee()])).body
    expect(getStatusAndCode(await register(path, [buildNewAttendee()]))).toEqual([409, 'event_full'])
    expect((await call('POST', `${path}/registrations/${made.id}/decline`)).body).toMatchObject({
      status: 'declined',
      attendees: [{ status: 'declined' }],
    })
    expect((await register(path, [buildNewAttendee()])).body.status).toBe('pending')
    expect(getStatusAndCode(await call('POST', `${path}/registrations/${made.id}/cancel`, {}))).toEqual([
      409,
      'invalid_state',
    ])
  })
})

describe('capacity', () => {
  test('is refused by what is full, with the number', async () => {
    const path = await makeTestEvent(call, {
      event: { capacity: 3 },
      days: [
        { code: 'fri', date: '2026-06-05', capacity: 1 },
        { code: 'sat', date: '2026-06-06' },
      ],
      types: [
        { code: 'visitor', name: 'Visitor', capacity: 2 },
        { code: 'crew', name: 'Crew' },
      ],
    })
    await register(path, [buildNewAttendee({ days: ['fri'] })])
    const dayFull = await register(path, [buildNewAttendee({ days: ['fri', 'sat'] })])
    expect(getStatusAndCode(dayFull)).toEqual([409, 'day_full'])
    expect(dayFull.body.error.details).toEqual({ day: 'fri', capacity: 1, taken: 1, wanted: 1 })
    const typeFull = await register(path, [buildNewAttendee({ days: ['sat'] }), buildNewAttendee({ days: ['sat'] })])
    expect(typeFull.body.error).toMatchObject({
      code: 'type_full',
      message: 'The attendee type visitor has room for 2 people, and 1 place is taken; 2 are wanted.',
    })
    const crew = () => buildNewAttendee({ attendee_type: 'crew', days: ['sat'] })
    const full = await register(path, [crew(), crew(), crew()])
    expect(full.body.error.details).toEqual({ event: 'fest', capacity: 3, taken: 1, wanted: 3 })
    expect((await register(path, [crew(), crew()])).status).toBe(201)
  })

  test('cannot go below what is taken, and a day or an attendee type in use cannot go', async () => {
    const path = await makeTestEvent(call)
    await register(path, [buildNewAttendee({ days: ['fri'] }), buildNewAttendee({ days: ['fri'] })])
    for (const part of [path, `${path}/days/fri`, `${path}/attendee-types/visitor`]) {
      const lowered = await call('PATCH', part, { capacity: 1 })
      expect(getStatusAndCode(lowered)).toEqual([409, 'conflict'])
      expect(lowered.body.error.details).toEqual({ capacity: 1, taken: 2 })
      expect((await call('PATCH', part, { capacity: 2 })).status).toBe(200)
    }
    expect(getStatusAndCode(await call('DELETE', `${path}/days/fri`))).toEqual([409, 'invalid_state'])
    expect(getStatusAndCode(await call('DELETE', `${path}/attendee-types/visitor`))).toEqual([409, 'invalid_state'])
    expect((await call('DELETE', `${path}/days/sat`)).status).toBe(204)
    await call('POST', `${path}/unpublish`)
    expect((await call('DELETE', path)).body.error.details).toEqual({
      state: 'in_use',
      registrations: 1,
      test_registrations: 0,
    })
  })

  test('of a live event is not filled by test people, who have the same capacity among themselves', async () => {
    const path = await makeTestEvent(call, { event: { capacity: 1 } })
    expect((await register(path, [buildNewAttendee()], {}, testCall)).body).toMatchObject({
      status: 'confirmed',
      livemode: false,
    })
    expect(getStatusAndCode(await register(path, [buildNewAttendee()], {}, testCall))).toEqual([409, 'event_full'])
    expect((await register(path, [buildNewAttendee()])).body.status).toBe('confirmed')
  })

  test('ends at what the plan allows', async () => {
    const small = await buildTestFixtures(server, { attendee_cap: 2 })
    const path = await makeTestEvent(small.live, { event: { waitlist: true } })
    await register(path, [buildNewAttendee()], {}, small.live)
    const capped = await register(path, [buildNewAttendee(), buildNewAttendee()], {}, small.live)
    expect(getStatusAndCode(capped)).toEqual([422, 'attendee_cap_reached'])
    expect(capped.body.error.details).toEqual({ attendee_cap: 2, taken: 1, wanted: 2 })
  })
})

describe('the waitlist', () => {
  test('takes who finds no room, and promotes the first that fits as a whole', async () => {
    const path = await makeTestEvent(call, { event: { capacity: 2, waitlist: true } })
    const first = (await register(path, [buildNewAttendee()])).body
    const second = (await register(path, [buildNewAttendee()])).body
    const pair = (await register(path, [buildNewAttendee(), buildNewAttendee()])).body
    const single = (await register(path, [buildNewAttendee()])).body
    expect([pair.status, single.status]).toEqual(['waitlisted', 'waitlisted'])
    expect(pair.attendees[0].ticket_ids).toEqual([])
    await call('POST', `${path}/registrations/${first.id}/cancel`, {})
    expect(await statusOf(path, pair)).toBe('waitlisted')
    expect(await statusOf(path, single)).toBe('confirmed')
    await call('POST', `${path}/registrations/${second.id}/cancel`, {})
    expect(await statusOf(path, pair)).toBe('waitlisted')
    await call('PATCH', path, { capacity: 3 })
    expect(await statusOf(path, pair)).toBe('confirmed')
  })

  test('gives a newcomer only what no waiting registration fits', async () => {
    const path = await makeTestEvent(call, { event: { capacity: 2, waitlist: true } })
    await register(path, [buildNewAttendee()])
    const pair = (await register(path, [buildNewAttendee(), buildNewAttendee()])).body
    expect((await register(path, [buildNewAttendee()])).body.status).toBe('confirmed')
    expect(await statusOf(path, pair)).toBe('waitlisted')
  })

  test('lets a waiting registration in when it becomes small enough', async () => {
    const path = await makeTestEvent(call, { event: { capacity: 2, waitlist: true } })
    await register(path, [buildNewAttendee()])
    const pair = (await register(path, [buildNewAttendee(), buildNewAttendee()])).body
    await call('POST', `${path}/attendees/${pair.attendees[0].id}/cancel`, {})
    expect(await statusOf(path, pair)).toBe('confirmed')
  })
})

async function statusOf(path: string, { id }: { id: string }): Promise<string> {
  return (await call('GET', `${path}/registrations/${id}`)).body.status
}

test('a person who is registered and added at once is one contact, and nobody waits for ever', async () => {
  const path = await makeTestEvent(call)
  const host = (await register(path, [buildNewAttendee()])).body
  for (let round = 0; round < 8; round += 1) {
    const attendee = buildNewAttendee()
    const replies = await Promise.all([
      register(path, [attendee]),
      call('POST', `${path}/registrations/${host.id}/attendees`, attendee),
      register(path, [attendee]),
    ])
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    const contacts = replies.map(({ body }) => (body.attendees ?? [body])[0].contact_id)
    expect(new Set(contacts).size).toBe(1)
  }
})

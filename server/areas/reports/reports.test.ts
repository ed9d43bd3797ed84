import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall
let path: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const euros = (amount: number) => ({ amount, currency: 'EUR' })

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
  path = await makeTestEvent(call, {
    event: { capacity: 4, waitlist: true },
    days: [
      { code: 'fri', date: '2026-06-05', capacity: 3 },
      { code: 'sat', date: '2026-06-06' },
    ],
    types: [
      { code: 'visitor', name: 'Visitor', price: euros(4500) },
      { code: 'crew', name: 'Crew', capacity: 2 },
    ],
  })
})

const visitor = (more: object = {}) => buildNewAttendee(more)
const crew = (more: object = {}) => buildNewAttendee({ attendee_type: 'crew', ...more })

async function register(people: object[], more: object = {}, as = call) {
  const { status, body } = await as('POST', `${path}/registrations`, { attendees: people, ...more })
  expect(status).toBe(201)
  return body
}

const pay = ({ id }: { id: string }, amount: number, more: object = {}) =>
  call('POST', `${path}/registrations/${id}/payments`, { amount: euros(amount), method: 'card', ...more })
const cancel = ({ id }: { id: string }) => call('POST', `${path}/registrations/${id}/cancel`, {})
const read = async (report: string, as = call) => (await as('GET', `${path}/${report}`)).body

type Scan = { kind?: 'entry' | 'zone'; day?: string; result?: string; livemode?: boolean }

async function scan(attendee: { id: string; event_id: string }, { kind = 'entry', day = 'fri', ...more }: Scan = {}) {
  await call('POST', `${path}/check-in-points`, { code: kind, name: kind, kind })
  const point = (await call('GET', `${path}/check-in-points/${kind}`)).body
  const { id } = (await call('GET', `${path}/days/${day}`)).body
  const now = server.clock.now()
  await server.database('checkins').insert({
    changed: 0,
    organization_id: fixtures.organizationId,
    id: newId(now),
    scan_id: newId(now),
    event_id: attendee.event_id,
    livemode: true,
    check_in_point_id: point.id,
    attendee_id: attendee.id,
    day_id: id,
    result: kind === 'zone' ? 'zone_entered' : 'accepted',
    ...more,
    scanned_at: now,
    received_at: now,
  })
}

describe('the numbers of an event', () => {
  test('tell how full it is and who stands where', async () => {
    await register([crew(), crew({ days: ['sat'] })])
    await register([visitor()])
    await cancel(await register([visitor({ days: ['sat'] })]))
    await register([visitor(), visitor()])
    const none = { pending: 0, awaiting_payment: 0, waitlisted: 0, confirmed: 0, declined: 0, cancelled: 0 }
    expect(await read('stats')).toEqual({
      event_id: expect.any(String),
      livemode: true,
      places: { capacity: 4, taken: 3, available: 1 },
      attendee_types: [
        { attendee_type: 'visitor', capacity: null, taken: 1, available: null },
        { attendee_type: 'crew', capacity: 2, taken: 2, available: 0 },
      ],
      days: [
        { day: 'fri', capacity: 3, taken: 2, available: 1 },
        { day: 'sat', capacity: null, taken: 3, available: null },
      ],
      registrations: { ...none, confirmed: 1, awaiting_payment: 1, cancelled: 1, waitlisted: 1 },
      attendees: { ...none, confirmed: 2, awaiting_payment: 1, cancelled: 1, waitlisted: 2 },
      tickets: { valid: 2, voided: 0 },
      checkins: { recorded: 0, refused: 0 },
      generated_at: server.clock.now().toISOString(),
    })
  })

  test('add up at every moment, also while people register', async () => {
    await call('PATCH', path, { capacity: null })
    let registering = true
    const rush = Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let n = 0; n < 5; n += 1) await register([visitor({ days: ['sat'] })])
      }),
    ).finally(() => {
      registering = false
    })
    while (registering) {
      const { places, attendees, registrations } = await read('stats')
      expect([attendees.awaiting_payment, registrations.awaiting_payment]).toEqual([places.taken, places.taken])
    }
    await rush
  })

  test('of an event without people are zero, and of one that is not there none', async () => {
    expect(await read('stats')).toMatchObject({ places: { taken: 0 }, tickets: { valid: 0, voided: 0 } })
    for (const report of ['stats', 'reports/attendance', 'reports/reconciliation']) {
      expect(getStatusAndCode(await call('GET', `/v1/events/nowhere/${report}`))).toEqual([404, 'not_found'])
    }
  })
})

describe('the attendance report', () => {
  test('expects confirmed people on their days, and counts once who was let in, also on another day', async () => {
    const { attendees } = await register([crew(), crew({ days: ['fri'] })])
    await register([visitor()])
    const [first, second] = attendees
    await scan(first)
    await scan(first)
    await scan(second, { kind: 'zone' })
    await scan(second, { result: 'rejected' })
    await scan(second, { livemode: false })
    await scan(second, { day: 'sat' })
    const nobody = { attendee_type: 'visitor', expected: 0, admitted: 0, absent: 0 }
    expect(await read('reports/attendance')).toEqual({
      event_id: first.event_id,
      livemode: true,
      days: [
        {
          day: 'fri',
          date: '2026-06-05',
          expected: 2,
          admitted: 1,
          absent: 1,
          attendee_types: [nobody, { attendee_type: 'crew', expected: 2, admitted: 1, absent: 1 }],
        },
        {
          day: 'sat',
          date: '2026-06-06',
          expected: 1,
          admitted: 1,
          absent: 1,
          attendee_types: [nobody, { attendee_type: 'crew', expected: 1, admitted: 1, absent: 1 }],
        },
      ],
      generated_at: server.clock.now().toISOString(),
    })
  })

  test('keeps who was cancelled afterwards among those who came, and expects them no more', async () => {
    const made = await register([crew()])
    await scan(made.attendees[0])
    await cancel(made)
    const { days } = await read('reports/attendance')
    expect(days[0]).toMatchObject({ expected: 0, admitted: 1, absent: 0 })
  })
})

describe('the reconciliation report', () => {
  const amounts = async () => {
    const { total, received, refunded, due, overpaid } = await read('reports/reconciliation')
    expect(total.amount).toBe(received.amount - refunded.amount + due.amount - overpaid.amount)
    return [total, received, refunded, due, overpaid].map(({ amount }) => amount)
  }

  test('adds up whatever is paid, failed, overpaid, given back and cancelled', async () => {
    expect(await amounts()).toEqual([0, 0, 0, 0, 0])
    const two = await register([visitor({ days: ['sat'] }), visitor({ days: ['sat'] })])
    expect(await amounts()).toEqual([9000, 0, 0, 9000, 0])
    await pay(two, 9000, { status: 'failed' })
    await pay(two, 4000, { method: 'cash' })
    const other = await register([visitor()])
    const { body: payment } = await pay(other, 5000)
    expect(await amounts()).toEqual([13500, 9000, 0, 5000, 500])
    await cancel(other)
    expect(await amounts()).toEqual([9000, 9000, 0, 5000, 5000])
    await call('POST', `${path}/registrations/${other.id}/payments/${payment.id}/refund`, { amount: euros(4000) })
    expect(await amounts()).toEqual([9000, 9000, 4000, 5000, 1000])
    expect(await read('reports/reconciliation')).toMatchObject({
      attendee_types: [
        { attendee_type: 'visitor', attendees: 2, amount: euros(9000) },
        { attendee_type: 'crew', attendees: 0, amount: euros(0) },
      ],
      methods: [
        { method: 'card', payments: 1, received: euros(5000), refunded: euros(4000) },
        { method: 'cash', payments: 1, received: euros(4000), refunded: euros(0) },
      ],
      tickets: { valid: 0, voided: 1 },
    })
  })

  test('tells what does not add up at the gate', async () => {
    const gone = await register([crew()])
    const { attendees } = await register([crew({ days: ['sat'] })])
    await pay(await register([visitor()]), 4500)
    await scan(gone.attendees[0])
    await scan(gone.attendees[0], { day: 'sat' })
    await scan(attendees[0], { day: 'sat' })
    await cancel(gone)
    await call('POST', `${path}/tickets/${attendees[0].ticket_ids[0]}/void`, {})
    const { admissions, tickets } = await read('reports/reconciliation')
    expect(admissions).toEqual({ without_ticket: 1, admitted: 2, admitted_and_cancelled: 1, never_admitted: 1 })
    expect(tickets).toEqual({ valid: 1, voided: 2 })
  })
})

describe('reports', () => {
  test('show the mode of the key that asks, and say which', async () => {
    const tried = await register([crew(), crew({ days: ['sat'] })], {}, fixtures.test)
    await scan(tried.attendees[0], { livemode: false })
    await scan(tried.attendees[1], { day: 'sat', livemode: true })
    const { attendees } = await register([visitor({ days: ['sat'] })])
    await pay({ id: attendees[0].registration_id }, 4500)
    await scan(attendees[0], { day: 'sat', livemode: false })

    expect(await read('stats', fixtures.test)).toMatchObject({
      livemode: false,
      places: { taken: 2 },
      days: [{ taken: 1 }, { taken: 2 }],
      registrations: { confirmed: 1 },
      attendees: { confirmed: 2 },
      tickets: { valid: 2 },
    })
    expect(await read('stats')).toMatchObject({ livemode: true, places: { taken: 1 }, attendees: { confirmed: 1 } })

    const attendance = await read('reports/attendance', fixtures.test)
    expect(attendance.livemode).toBe(false)
    expect(attendance.days).toMatchObject([
      { expected: 1, admitted: 1 },
      { expected: 2, admitted: 0 },
    ])
    const live = await read('reports/attendance')
    expect(live.livemode).toBe(true)
    expect(live.days).toMatchObject([
      { expected: 0, admitted: 0 },
      { expected: 1, admitted: 0 },
    ])

    expect(await read('reports/reconciliation', fixtures.test)).toMatchObject({
      livemode: false,
      methods: [],
      received: euros(0),
      tickets: { valid: 2 },
      admissions: { admitted: 1, never_admitted: 1 },
    })
    expect(await read('reports/reconciliation')).toMatchObject({
      livemode: true,
      received: euros(4500),
      tickets: { valid: 1 },
      admissions: { admitted: 0, never_admitted: 1 },
    })
  })

  test('of an event above its group show a limited key its own people, and everybody’s places', async () => {
    const north = (await call('POST', '/v1/groups', { code: 'north', name: 'North' })).body
    await call('POST', '/v1/groups', { code: 'youth', name: 'Youth', parent: 'north' })
    const ours = await register([crew()], { group: 'youth' })
    const theirs = await register([visitor({ days: ['sat'] })])
    await pay(theirs, 4500, { method: 'cash' })
    await scan(ours.attendees[0])
    await scan(theirs.attendees[0], { day: 'sat' })
    const limited = await fixtures.as({ groupId: north.id })
    expect(await read('stats', limited)).toMatchObject({
      places: { taken: 2 },
      registrations: { confirmed: 1 },
      attendees: { confirmed: 1 },
      tickets: { valid: 1 },
    })
    expect((await read('reports/attendance', limited)).days).toMatchObject([
      { expected: 1, admitted: 1 },
      { expected: 1, admitted: 0 },
    ])
    expect(await read('reports/reconciliation', limited)).toMatchObject({
      attendee_types: [{ attendees: 0 }, { attendees: 1 }],
      methods: [],
      received: euros(0),
      admissions: { admitted: 1, never_admitted: 0 },
    })
    expect((await read('reports/reconciliation')).methods).toMatchObject([{ method: 'cash', received: euros(4500) }])
  })
})

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

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  call = (await buildTestFixtures(server)).live
})

const types = [
  { code: 'visitor', name: 'Visitor' },
  { code: 'family', name: 'Family', ticket: 'shared', price: { amount: 100, currency: 'EUR' } },
]

async function register(path: string, ...attendees: object[]) {
  return (await call('POST', `${path}/registrations`, { attendees })).body
}

describe('the registration’s address', () => {
  const read = async (path: string, { id }: { id: string }) =>
    (await call('GET', `${path}/registrations/${id}`)).body.email

  test('follows the person whose address it is, and nobody else', async () => {
    const path = await makeTestEvent(call, { types })
    const attendees = ['typo@example.com', 'ben@example.com'].map((email) => buildNewAttendee({ email }))
    const made = await register(path, ...attendees)
    const change = (n: number, email: string | null) =>
      call('PATCH', `${path}/attendees/${made.attendees[n].id}`, { email })
    await change(1, 'other@example.com')
    expect(await read(path, made)).toBe('typo@example.com')
    await change(0, 'right@example.com')
    expect(await read(path, made)).toBe('right@example.com')
    await change(0, null)
    expect(await read(path, made)).toBe('right@example.com')
  })
})

describe('people', () => {
  test('are found by type, day, status, registration and words of their names without accents or case', async () => {
    const path = await makeTestEvent(call, { types })
    const first = await register(
      path,
      buildNewAttendee({ first_name: 'Łucja', last_name: 'Núñez', days: ['fri'], external_id: 'm-7' }),
    )
    await register(path, buildNewAttendee({ attendee_type: 'family' }))
    const find = async (query: string) =>
      (await call('GET', `${path}/attendees?${query}`)).body.data.map(({ id }: { id: string }) => id)
    const [lucja] = first.attendees
    expect(await find('q=lucja%20NUNEZ')).toEqual([lucja.id])
    expect(await find('q=nobody')).toEqual([])
    expect(await find('q=%25')).toEqual([])
    expect(await find('attendee_type=visitor')).toEqual([lucja.id])
    expect(await find(`registration=${first.id}`)).toEqual([lucja.id])
    expect(await find('external_id=m-7')).toEqual([lucja.id])
    expect(await find('external_id=M-7')).toEqual([])
    expect(await find('day=sat')).toHaveLength(1)
    expect(await find('day=fri')).toHaveLength(2)
    expect(await find('status=awaiting_payment&day=fri')).toHaveLength(1)
    expect(getStatusAndCode(await call('GET', `${path}/attendees?day=nope`))).toEqual([404, 'not_found'])
    expect((await call('GET', `${path}/attendees/${lucja.id}`)).body).toEqual(lucja)
  })

  test('have names in one form, whatever form they were sent in', async () => {
    const path = await makeTestEvent(call)
    const { attendees } = await register(
      path,
      buildNewAttendee({ first_name: ' Jose\u0301 ', last_name: 'Pe\u0301rez' }),
    )
    expect(attendees[0]).toMatchObject({ first_name: 'José', last_name: 'Pérez' })
  })

  test('move to another day only where there is room, and give the old one to who waits', async () => {
    const days = [
      { code: 'fri', date: '2026-06-05', capacity: 1 },
      { code: 'sat', date: '2026-06-06', capacity: 1 },
    ]
    const path = await makeTestEvent(call, { event: { waitlist: true }, days })
    const { attendees } = await register(path, buildNewAttendee({ days: ['fri'] }))
    const { attendees: others } = await register(path, buildNewAttendee({ days: ['sat'] }))
    const waiting = await register(path, buildNewAttendee({ days: ['fri'] }))
    const change = (body: object) => call('PATCH', `${path}/attendees/${attendees[0].id}`, body)
    expect(getStatusAndCode(await change({ days: ['sat'] }))).toEqual([409, 'day_full'])
    expect((await call('GET', `${path}/attendees/${attendees[0].id}`)).body).toEqual(attendees[0])
    await call('POST', `${path}/attendees/${others[0].id}/cancel`, {})
    expect((await change({ days: ['sat'], first_name: 'Ona' })).body).toMatchObject({
      days: ['sat'],
      first_name: 'Ona',
    })
    expect((await call('GET', `${path}/registrations/${waiting.id}`)).body.status).toBe('confirmed')
  })

  test('who change their attendee type get its price and its kind of ticket', async () => {
    const path = await makeTestEvent(call, { types })
    const made = await register(path, buildNewAttendee())
    const [attendee] = made.attendees
    const { body } = await call('PATCH', `${path}/attendees/${attendee.id}`, { attendee_type: 'family' })
    expect(body).toMatchObject({ attendee_type: 'family', price: { amount: 100 }, status: 'confirmed' })
    expect(body.ticket_ids).toHaveLength(1)
    expect(body.ticket_ids).not.toEqual(attendee.ticket_ids)
    expect((await call('GET', `${path}/tickets/${body.ticket_ids[0]}`)).body.kind).toBe('shared')
    expect((await call('GET', `${path}/tickets/${attendee.ticket_ids[0]}`)).body.status).toBe('voided')
    const registration = await call('GET', `${path}/registrations/${made.id}`)
    expect(registration.body.amount_due).toEqual({ amount: 100, currency: 'EUR' })
  })

  test('who are cancelled leave alone, and the last one takes the registration along', async () => {
    const path = await makeTestEvent(call)
    const made = await register(path, buildNewAttendee(), buildNewAttendee())
    const [first, second] = made.attendees
    const at = '2026-06-05T10:00:00.000Z'
    const cancelled = await call('POST', `${path}/attendees/${first.id}/cancel`, { effective_at: at })
    expect(cancelled.body).toMatchObject({ status: 'cancelled', cancelled_at: at, ticket_ids: [] })
    expect((await call('GET', `${path}/tickets/${first.ticket_ids[0]}`)).body).toMatchObject({
      status: 'voided',
      voided_at: at,
    })
    expect(getStatusAndCode(await call('POST', `${path}/attendees/${first.id}/cancel`, {}))).toEqual([
      409,
      'invalid_state',
    ])
    expect(getStatusAndCode(await call('PATCH', `${path}/attendees/${first.id}`, { phone: null }))).toEqual([
      409,
      'invalid_state',
    ])
    expect((await call('GET', `${path}/registrations/${made.id}`)).body.status).toBe('confirmed')
    await call('POST', `${path}/attendees/${second.id}/cancel`, {})
    const ended = (await call('GET', `${path}/registrations/${made.id}`)).body
    expect(ended.status).toBe('cancelled')
    expect(ended.attendees[0].cancelled_at).toBe(at)
  })

  test('are added by the same rules, with tickets at once, but never to a full day', async () => {
    const days = [{ code: 'fri', date: '2026-06-05', capacity: 2 }]
    const path = await makeTestEvent(call, {
      event: { waitlist: true },
      days,
      form: { rules: { max_per_registration: 2 } },
    })
    const made = await register(path, buildNewAttendee())
    const add = (to: { id: string }) => call('POST', `${path}/registrations/${to.id}/attendees`, buildNewAttendee())
    const added = await add(made)
    expect(added.status).toBe(201)
    expect(added.body.ticket_ids).toHaveLength(1)
    expect((await call('GET', added.headers.get('location') ?? '')).body).toEqual(added.body)
    expect((await add(made)).body.error).toMatchObject({
      code: 'rule_refused',
      details: { rule: 'max_per_registration' },
    })
    const waiting = await register(path, buildNewAttendee())
    expect((await add(waiting)).body).toMatchObject({ status: 'waitlisted', ticket_ids: [] })
    await call('PUT', `${path}/form`, { questions: [], rules: {} })
    expect(getStatusAndCode(await add(made))).toEqual([409, 'day_full'])
    await call('POST', `${path}/registrations/${waiting.id}/cancel`, {})
    expect(getStatusAndCode(await add(waiting))).toEqual([409, 'invalid_state'])
  })
})

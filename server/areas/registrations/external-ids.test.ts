import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  makeTestGroups,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const DAY = 86_400_000

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall
let path: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
  path = await makeTestEvent(call, {
    event: { capacity: 10, waitlist: true },
    types: [
      { code: 'visitor', name: 'Visitor' },
      { code: 'guest', name: 'Guest', approval: true },
    ],
  })
})

const order = (external_id: string | null, more: object = {}) => ({
  external_id,
  attendees: [buildNewAttendee()],
  ...more,
})
const send = (body: object, by: TestApiCall = call, event = path) => by('POST', `${event}/registrations`, body)
const change = (id: string, body: object) => call('PATCH', `${path}/registrations/${id}`, body)
const act = (id: string, name: string) => call('POST', `${path}/registrations/${id}/${name}`, {})

describe('an order that is sent again', () => {
  test('is refused, with the registration that it already is, also when its Idempotency-Key is forgotten', async () => {
    const { body: first } = await send(order('order-1'))
    server.clock.advance(2 * DAY)
    const again = await send(order('order-1'))
    expect(getStatusAndCode(again)).toEqual([409, 'external_id_taken'])
    expect(again.body.error).toMatchObject({
      message: `The external_id order-1 belongs to the registration ${first.id} of this event.`,
      details: { registration: first.id },
    })
    expect((await call('GET', `${path}/registrations`)).body.data).toHaveLength(1)
    expect((await call('GET', '/v1/contacts')).body.data).toHaveLength(1)
  })

  test('is told so before it hears that the event is full', async () => {
    await call('PATCH', path, { capacity: 1, waitlist: false })
    await send(order('order-1'))
    expect(getStatusAndCode(await send(order('order-1')))).toEqual([409, 'external_id_taken'])
    expect(getStatusAndCode(await send(order('order-2')))).toEqual([409, 'event_full'])
  })

  test('is refused while the first waits, or awaits approval', async () => {
    await call('PATCH', path, { capacity: 0 })
    expect((await send(order('order-1'))).body.status).toBe('waitlisted')
    expect(getStatusAndCode(await send(order('order-1')))).toEqual([409, 'external_id_taken'])
    await call('PATCH', path, { capacity: 10 })
    const pending = await send(order('order-2', { attendees: [buildNewAttendee({ attendee_type: 'guest' })] }))
    expect(pending.body.status).toBe('pending')
    expect(getStatusAndCode(await send(order('order-2')))).toEqual([409, 'external_id_taken'])
  })

  test('is booked anew after the first was cancelled or declined', async () => {
    const { body: first } = await send(order('order-1'))
    await act(first.id, 'cancel')
    expect((await send(order('order-1'))).status).toBe(201)
    const { body: second } = await send(order('order-2', { attendees: [buildNewAttendee({ attendee_type: 'guest' })] }))
    await act(second.id, 'decline')
    expect((await send(order('order-2'))).status).toBe(201)
  })

  test('is another one at another event, in the other mode, or without an id', async () => {
    await send(order('order-1'))
    const other = await makeTestEvent(call, { code: 'other' })
    expect((await send(order('order-1'), call, other)).status).toBe(201)
    expect((await send(order('order-1'), fixtures.test)).status).toBe(201)
    expect(getStatusAndCode(await send(order('order-1'), fixtures.test))).toEqual([409, 'external_id_taken'])
    for (const none of [order(null), order(null), { attendees: [buildNewAttendee()] }]) {
      expect((await send(none)).status).toBe(201)
    }
  })

  test('is not named to a key that does not see the first', async () => {
    const groups = await makeTestGroups(call, { north: null, south: null })
    const north = await fixtures.as({ groupId: groups.north })
    const south = await fixtures.as({ groupId: groups.south })
    const { body: first } = await send(order('order-1'), north)
    const hidden = await send(order('order-1'), south)
    expect(getStatusAndCode(hidden)).toEqual([409, 'external_id_taken'])
    expect(JSON.stringify(hidden.body)).not.toContain(first.id)
    expect(hidden.body.error.message).toBe('The external_id order-1 belongs to another registration of this event.')
    expect((await send(order('order-1'), north)).body.error.details).toEqual({
      external_id: 'order-1',
      registration: first.id,
    })
    await send(order('order-2'))
    expect((await send(order('order-2'), north)).body.error.details?.registration).toBeUndefined()
  })
})

describe('a changed external_id', () => {
  test('is refused where another registration has it, and nothing is changed', async () => {
    const { body: first } = await send(order('order-1'))
    const { body: second } = await send(order('order-2'))
    const refused = await change(second.id, { external_id: 'order-1', note: 'Changed' })
    expect(getStatusAndCode(refused)).toEqual([409, 'external_id_taken'])
    expect(refused.body.error.details).toEqual({ external_id: 'order-1', registration: first.id })
    expect((await call('GET', `${path}/registrations/${second.id}`)).body).toEqual(second)
    expect((await change(first.id, { external_id: 'order-1', note: 'Same' })).status).toBe(200)
    expect((await change(first.id, { external_id: null })).status).toBe(200)
    expect((await change(second.id, { external_id: 'order-1' })).body.external_id).toBe('order-1')
  })

  test('may be that of another where the registration is cancelled', async () => {
    await send(order('order-1'))
    const { body: gone } = await send(order('order-2'))
    await act(gone.id, 'cancel')
    expect((await change(gone.id, { external_id: 'order-1' })).body).toMatchObject({
      status: 'cancelled',
      external_id: 'order-1',
    })
  })

  test('is held by the database too', async () => {
    await send(order('order-1'))
    const { body: second } = await send(order('order-2'))
    const taken = server.database('registrations').where({ id: second.id }).update({ external_id: 'order-1' })
    await expect(taken).rejects.toThrow('registrations_external_once')
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall
let tested: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
  tested = fixtures.test
})

type Person = Record<string, unknown>

const register = async (by: TestApiCall, path: string, attendees: Person[], more: object = {}) => {
  const { status, body } = await by('POST', `${path}/registrations`, { attendees: attendees, ...more })
  expect([status, body.error]).toEqual([201, undefined])
  return body
}
const registrations = async (by: TestApiCall) =>
  (await by('GET', '/v1/registrations')).body.data.map(({ id, status }: { id: string; status: string }) => [id, status])
const audited = async () => (await tested('GET', '/v1/audit-log?action=test_registrations.deleted')).body.data
const rowsOf = async (table: string) => {
  const [row] = await server.database(table).where({ organization_id: fixtures.organizationId }).count('* as rows')
  return Number(row?.rows)
}
const placesOf = async (livemode: boolean) => {
  const [places] = await server.database('event_places').where({ organization_id: fixtures.organizationId, livemode })
  const { taken, waiting, serving, by_type, by_day } = places
  const used = (counts: Record<string, number>) => Object.values(counts).filter((count) => count !== 0)
  return { taken, waiting, serving, by_type: used(by_type), by_day: used(by_day) }
}

describe('test registrations do not keep live structure alive', () => {
  test('a day takes those for it along, with everything that belongs to them, and leaves the others', async () => {
    const types = [{ code: 'visitor', name: 'Visitor', price: { amount: 500, currency: 'EUR' } }]
    const path = await makeTestEvent(call, { types, event: { currency: 'EUR' } })
    const paid = await register(tested, path, [
      buildNewAttendee({ days: ['fri'] }),
      buildNewAttendee({ days: ['sat'] }),
    ])
    const payment = { amount: { amount: 1000, currency: 'EUR' }, method: 'cash' }
    await tested('POST', `${path}/registrations/${paid.id}/payments`, payment)
    const over = await register(tested, path, [buildNewAttendee({ days: ['fri', 'sat'] })])
    await tested('POST', `${path}/registrations/${over.id}/cancel`, {})
    const other = await register(tested, path, [buildNewAttendee({ days: ['sat'] })])
    expect([await rowsOf('tickets'), await rowsOf('payments'), await rowsOf('attendees')]).toEqual([2, 1, 4])
    const point = (await call('POST', `${path}/check-in-points`, { code: 'gate', name: 'Gate', kind: 'entry' })).body
    await server.database('checkins').insert({
      changed: 0,
      organization_id: fixtures.organizationId,
      id: paid.id,
      scan_id: paid.id,
      event_id: paid.event_id,
      livemode: false,
      check_in_point_id: point.id,
      attendee_id: paid.attendees[0].id,
      result: 'accepted',
      scanned_at: new Date(),
      received_at: new Date(),
    })

    const { body: day } = await call('GET', `${path}/days/fri`)
    expect((await call('DELETE', `${path}/days/fri`)).status).toBe(204)
    expect(await registrations(tested)).toEqual([[other.id, 'awaiting_payment']])
    for (const table of ['tickets', 'payments', 'checkins']) expect([table, await rowsOf(table)]).toEqual([table, 0])
    expect(await rowsOf('attendees')).toBe(1)
    expect(await placesOf(false)).toEqual({ taken: 1, waiting: 0, serving: false, by_type: [1], by_day: [1] })
    expect(await audited()).toMatchObject([
      {
        object: { type: 'day', id: day.id },
        before: { livemode: false, registrations: 2, attendees: 3, tickets: 2, payments: 1, checkins: 1 },
        after: null,
      },
    ])
  })

  test('whoever waits for their places is served', async () => {
    const types = [
      { code: 'visitor', name: 'Visitor' },
      { code: 'crew', name: 'Crew' },
    ]
    const path = await makeTestEvent(call, { types, event: { capacity: 1, waitlist: true } })
    const live = await register(call, path, [buildNewAttendee()])
    const liveWaiting = await register(call, path, [buildNewAttendee()])
    await register(tested, path, [buildNewAttendee({ attendee_type: 'crew' })])
    await register(tested, path, [buildNewAttendee({ attendee_type: 'crew' })])
    const waiting = await register(tested, path, [buildNewAttendee()])
    expect(waiting.status).toBe('waitlisted')
    expect((await call('DELETE', `${path}/attendee-types/crew`)).status).toBe(204)
    expect(await registrations(tested)).toEqual([[waiting.id, 'confirmed']])
    expect(await placesOf(false)).toEqual({ taken: 1, waiting: 0, serving: false, by_type: [1], by_day: [1, 1] })
    expect(await registrations(call)).toEqual([
      [live.id, 'confirmed'],
      [liveWaiting.id, 'waitlisted'],
    ])
    expect(await placesOf(true)).toMatchObject({ taken: 1, waiting: 1 })
  })

  test('a draft goes with them', async () => {
    const path = await makeTestEvent(call)
    await register(tested, path, [buildNewAttendee()])
    await call('POST', `${path}/unpublish`)
    expect((await call('DELETE', path)).status).toBe(204)
    expect(await registrations(tested)).toEqual([])
    expect((await audited()).map(({ object }: { object: { type: string } }) => object.type)).toEqual(['event'])
  })

  test('a group takes those of every event along, whatever became of the event', async () => {
    await call('POST', '/v1/groups', { code: 'north', name: 'North' })
    const archived = await makeTestEvent(call, { code: 'archived' })
    const current = await makeTestEvent(call, { code: 'current', event: { capacity: 1, waitlist: true } })
    const gone = await register(tested, archived, [buildNewAttendee()], { group: 'north' })
    await tested('POST', `${archived}/registrations/${gone.id}/cancel`, {})
    await call('POST', `${archived}/archive`)
    await register(tested, current, [buildNewAttendee()], { group: 'north' })
    const waiting = await register(tested, current, [buildNewAttendee()])
    expect((await call('DELETE', '/v1/groups/north')).status).toBe(204)
    expect(await registrations(tested)).toEqual([[waiting.id, 'confirmed']])
    expect(await audited()).toMatchObject([{ object: { type: 'group' }, before: { registrations: 2, attendees: 2 } }])
  })

  test('whoever follows test people is sent to the beginning', async () => {
    const path = await makeTestEvent(call)
    await register(tested, path, [buildNewAttendee({ days: ['fri'] })])
    const kept = await register(tested, path, [buildNewAttendee({ days: ['sat'] })])
    const changed = async (since: string) => (await tested('GET', `${path}/attendees?updated_since=${since}`)).body
    // Changes are listed once no older transaction, in any database of the server, can still commit.
    const start = '2020-01-01T00:00:00Z'
    await expect.poll(async () => (await changed(start)).data.length).toBe(2)
    const { page } = await changed(start)
    expect((await changed(page.as_of)).data).toEqual([])
    await call('DELETE', `${path}/days/fri`)
    const ids = async () => (await changed(page.as_of)).data.map(({ id }: { id: string }) => id)
    await expect.poll(ids).toEqual([kept.attendees[0].id])
  })
})

describe('what is not removed', () => {
  test('is anything while live people are in the way', async () => {
    await call('POST', '/v1/groups', { code: 'north', name: 'North' })
    const path = await makeTestEvent(call)
    await register(call, path, [buildNewAttendee()], { group: 'north' })
    await register(tested, path, [buildNewAttendee()], { group: 'north' })
    const refused = await call('DELETE', `${path}/days/fri`)
    expect(refused.body.error).toMatchObject({
      code: 'invalid_state',
      message: 'The day fri cannot be deleted: it is used by 1 registered person.',
      details: { state: 'in_use', used_by: ['1 registered person'] },
    })
    await call('POST', `${path}/unpublish`)
    const event = await call('DELETE', path)
    expect(event.body.error.message).toBe('The event fest cannot be deleted: there is 1 registration for it.')
    const group = await call('DELETE', '/v1/groups/north')
    expect(group.body.error.message).toBe('The group north cannot be deleted while 1 registration belongs to it.')
    expect(await registrations(tested)).toHaveLength(1)
    expect(await audited()).toEqual([])
  })

  test('are the people of a test event, for whom it was made', async () => {
    const path = await makeTestEvent(tested)
    await register(tested, path, [buildNewAttendee()])
    for (const part of [`${path}/days/fri`, `${path}/attendee-types/visitor`]) {
      expect(getStatusAndCode(await tested('DELETE', part))).toEqual([409, 'invalid_state'])
    }
    await tested('POST', `${path}/unpublish`)
    const refused = await tested('DELETE', path)
    expect(refused.body.error.details).toEqual({ state: 'in_use', registrations: 1, test_registrations: 1 })
    expect(await registrations(tested)).toHaveLength(1)
  })

  test('are more than 5,000 people at once', async () => {
    const path = await makeTestEvent(call, { days: [{ code: 'fri', date: '2026-06-05' }] })
    const many = Array.from({ length: 200 }, () => buildNewAttendee({ email: null }))
    for (let n = 0; n < 25; n += 1) await register(tested, path, many)
    const last = await register(tested, path, [buildNewAttendee()])
    const refused = await call('DELETE', `${path}/days/fri`)
    expect(getStatusAndCode(refused)).toEqual([409, 'invalid_state'])
    expect(refused.body.error.message).toBe(
      'The day fri cannot be deleted: test registrations of more than 5000 people refer to it, too many to be removed with it.',
    )
    expect(refused.body.error.details).toEqual({ state: 'in_use', most_test_people: 5000 })
    expect((await tested('GET', `${path}/registrations/${last.id}`)).status).toBe(200)
    await server
      .database('attendees')
      .where({ organization_id: fixtures.organizationId, registration_id: last.id })
      .delete()
    expect((await call('DELETE', `${path}/days/fri`)).status).toBe(204)
  })
})

describe('at the same moment', () => {
  test('a group is deleted and test people are put into it, and nothing is left in between', async () => {
    const path = await makeTestEvent(call)
    for (let round = 0; round < 12; round += 1) {
      const code = `g${round}`
      await call('POST', '/v1/groups', { code, name: code })
      const first = await register(tested, path, [buildNewAttendee()], { group: code })
      const other = await register(tested, path, [buildNewAttendee()])
      const address = `${path}/registrations/${other.id}`
      const done = await Promise.all([
        tested('POST', `${path}/registrations`, { attendees: [buildNewAttendee()], group: code }),
        tested('PATCH', address, { group: code }),
        call('DELETE', `/v1/groups/${code}`),
        call('POST', `${path}/check-in-points`, { code, name: code, kind: 'entry', groups: [code] }),
        tested('PATCH', `${path}/registrations/${first.id}`, { note: 'x' }),
        tested('POST', `${path}/registrations`, { attendees: [buildNewAttendee()], group: code }),
      ])
      expect(done.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
      const isGone = (await call('GET', `/v1/groups/${code}`)).status === 404
      expect(isGone).toBe(done[2]?.status === 204)
    }
    const { taken } = await placesOf(false)
    expect(taken).toBe(await rowsOf('attendees'))
  })
})

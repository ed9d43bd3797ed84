import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { expireUnpaid } from './background.ts'

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
})

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const types = [
  { code: 'visitor', name: 'Visitor', price: euros(1000) },
  { code: 'guest', name: 'Guest' },
]
const register = async (path: string, ...attendees: object[]) =>
  (await call('POST', `${path}/registrations`, { attendees })).body
const read = async (path: string, { id }: { id: string }) => (await call('GET', `${path}/registrations/${id}`)).body
const actionsOn = async (id: string) =>
  (await call('GET', `/v1/audit-log?object=${id}`)).body.data.map(({ action }: { action: string }) => action)

describe('a registration that awaits payment is confirmed as soon as nothing is due', () => {
  test('because a person left', async () => {
    const path = await makeTestEvent(call, { types })
    const made = await register(path, buildNewAttendee(), buildNewAttendee())
    await call('POST', `${path}/registrations/${made.id}/payments`, { amount: euros(1000), method: 'cash' })
    await call('POST', `${path}/attendees/${made.attendees[0].id}/cancel`, {})
    expect(await read(path, made)).toMatchObject({ status: 'confirmed', amount_due: euros(0), payment_due_at: null })
    expect(await actionsOn(made.id)).toEqual(['registration.confirmed', 'registration.created'])
  })

  test('because a person costs nothing any more', async () => {
    const path = await makeTestEvent(call, { types })
    const made = await register(path, buildNewAttendee())
    const changed = await call('PATCH', `${path}/attendees/${made.attendees[0].id}`, { attendee_type: 'guest' })
    expect(changed.body.status).toBe('confirmed')
    expect(changed.body.ticket_ids).toHaveLength(1)
  })
})

test('a ticket that was voided on purpose stays voided when somebody is added', async () => {
  const path = await makeTestEvent(call)
  const made = await register(path, buildNewAttendee())
  await call('POST', `${path}/tickets/${made.attendees[0].ticket_ids[0]}/void`, {})
  await call('POST', `${path}/registrations/${made.id}/attendees`, buildNewAttendee())
  const { attendees } = await read(path, made)
  expect(attendees.map(({ ticket_ids }: { ticket_ids: string[] }) => ticket_ids.length)).toEqual([0, 1])
})

test('a status that follows from something else is audited too', async () => {
  const path = await makeTestEvent(call)
  const made = await register(path, buildNewAttendee())
  await call('POST', `${path}/attendees/${made.attendees[0].id}/cancel`, {})
  expect(await actionsOn(made.id)).toEqual(['registration.cancelled', 'registration.created'])
})

test('the audit log holds no ticket code', async () => {
  const path = await makeTestEvent(call)
  const made = await register(path, buildNewAttendee())
  const [id] = made.attendees[0].ticket_ids
  const { body: issued } = await call('POST', `${path}/tickets`, { attendee_ids: [made.attendees[0].id] })
  const { body: replaced } = await call('POST', `${path}/tickets/${id}/reissue`)
  const { body } = await call('GET', '/v1/audit-log?limit=200')
  for (const { code } of [issued, replaced]) expect(JSON.stringify(body)).not.toContain(code)
  expect(await actionsOn(replaced.id)).toEqual(['ticket.reissued'])
  expect(await actionsOn(id)).toEqual(['ticket.voided'])
})

test('an empty change changes nothing', async () => {
  const path = await makeTestEvent(call)
  const made = await register(path, buildNewAttendee())
  expect((await call('PATCH', `${path}/registrations/${made.id}`, {})).body).toEqual(made)
  expect((await call('PATCH', `${path}/attendees/${made.attendees[0].id}`, {})).body).toEqual(made.attendees[0])
  expect(await actionsOn(made.id)).toEqual(['registration.created'])
})

describe('many words and filters', () => {
  test('are searched for, however many', async () => {
    const path = await makeTestEvent(call)
    await register(path, buildNewAttendee({ first_name: 'Ana María Isabel', last_name: 'de la Cruz' }))
    for (let count = 1; count <= 20; count += 1) {
      const q = Array.from({ length: count }, (_, n) => ['ana', 'mari', 'isa', 'cruz', 'la'][n % 5]).join(' ')
      for (const list of [`${path}/attendees`, `${path}/registrations`, '/v1/registrations', '/v1/contacts']) {
        const { status, body } = await call('GET', `${list}?q=${encodeURIComponent(q)}`)
        expect([list, status, body.data?.length]).toEqual([list, 200, 1])
      }
    }
  })

  test('and a search for no word at all finds nobody', async () => {
    const path = await makeTestEvent(call)
    await register(path, buildNewAttendee())
    for (const list of [`${path}/attendees`, `${path}/registrations`, '/v1/contacts']) {
      expect((await call('GET', `${list}?q=%20`)).body.data).toEqual([])
    }
  })
})

describe('sizes are bounded', () => {
  test('a registration holds 200 people, and a page ends early rather than being endless', async () => {
    const path = await makeTestEvent(call)
    const many = Array.from({ length: 200 }, () => buildNewAttendee({ email: null }))
    const made = await register(path, ...many)
    expect(made.attendees).toHaveLength(200)
    const more = await call('POST', `${path}/registrations/${made.id}/attendees`, buildNewAttendee())
    expect(more.body.error).toMatchObject({ code: 'rule_refused', details: { allowed: 200, wanted: 201 } })
    for (let n = 0; n < 6; n += 1) await register(path, ...many)
    const { body } = await call('GET', `${path}/registrations`)
    expect([body.data.length, body.page.has_more]).toEqual([5, true])
    const rest = await call('GET', `${path}/registrations?cursor=${body.page.next_cursor}`)
    expect([rest.body.data.length, rest.body.page.has_more]).toEqual([2, false])
  })

  test('a waitlist holds as many registrations as the plan allows people', async () => {
    const { live } = await buildTestFixtures(server, { attendee_cap: 2 })
    const path = await makeTestEvent(live, { event: { capacity: 1, waitlist: true } })
    const statuses = []
    for (let n = 0; n < 4; n += 1) {
      const { status, body } = await live('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
      statuses.push(status === 201 ? body.status : body.error.code)
    }
    expect(statuses).toEqual(['confirmed', 'waitlisted', 'waitlisted', 'attendee_cap_reached'])
  })
})

test('a registration that cannot expire does not hold up the others', async () => {
  const path = await makeTestEvent(call, { types })
  const [broken, other] = [await register(path, buildNewAttendee()), await register(path, buildNewAttendee())]
  await server.database.raw(`
create function refuse_change() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
create or replace trigger refuse_change before update on registrations for each row when (old.id = '${broken.id}') execute function refuse_change()`)
  const failed: string[] = []
  const later = new Date(server.clock.now().getTime() + 8 * 86_400_000)
  await expireUnpaid(server.database, later, { failed: (_, id) => failed.push(id) })
  await server.database.raw('drop trigger refuse_change on registrations')
  expect(failed).toEqual([broken.id])
  expect((await read(path, other)).status).toBe('cancelled')
})

test('people of a test event are named as such when they are in the way', async () => {
  const path = await makeTestEvent(fixtures.test)
  await fixtures.test('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
  const refused = await fixtures.test('DELETE', `${path}/days/fri`)
  expect(getStatusAndCode(refused)).toEqual([409, 'invalid_state'])
  expect(refused.body.error.message).toBe('The day fri cannot be deleted: it is used by 1 registered test person.')
})

import { randomUUID } from 'node:crypto'
import { hashPin } from '../../access/members/pin.ts'
import { newId } from '../../platform/ids.ts'
import { buildNewAttendee, buildTestApiCall, makeTestEvent, type TestApiCall, type TestFixtures } from '../fixtures.ts'
import { makeTestDevice } from '../make-device.ts'
import type { TestServer } from '../test-server.ts'

const FRIDAY = '2026-06-05T10:00:00.000Z'
const SATURDAY = '2026-06-06T10:00:00.000Z'
const PRICE = { amount: 100, currency: 'EUR' }
const PIN = '482913'

/** Raises each of the 19 event types at least once. */
export async function raiseEveryEventType(server: TestServer, fixtures: TestFixtures): Promise<void> {
  const call = must(fixtures.live)
  await payForOne(call)
  await declineAndWait(call)
  await changePeople(call)
  await comeToTheGate(server, fixtures, call)
}

/**
 * registration.created, .approved, .confirmed, .updated, attendee.added, ticket.issued,
 * payment.failed, .received, .refunded
 */
async function payForOne(call: TestApiCall): Promise<void> {
  const types = [{ code: 'visitor', name: 'Visitor', price: PRICE }]
  const path = await makeTestEvent(call, { code: 'paid', event: { approval: true }, types })
  const own = `${path}/registrations/${await register(call, path, [buildNewAttendee()]).then(({ id }) => id)}`
  await call('POST', `${own}/approve`)
  await call('POST', `${own}/payments`, { amount: PRICE, method: 'card', status: 'failed' })
  const { body: payment } = await call('POST', `${own}/payments`, { amount: PRICE, method: 'card' })
  await call('POST', `${own}/payments/${payment.id}/refund`, {})
}

/** registration.waitlisted, .declined */
async function declineAndWait(call: TestApiCall): Promise<void> {
  const path = await makeTestEvent(call, { code: 'small', event: { capacity: 1, waitlist: true, approval: true } })
  const { id } = await register(call, path, [buildNewAttendee()])
  await register(call, path, [buildNewAttendee()])
  await call('POST', `${path}/registrations/${id}/decline`)
}

/** attendee.updated, .cancelled, ticket.reissued, .voided, registration.cancelled */
async function changePeople(call: TestApiCall): Promise<void> {
  const path = await makeTestEvent(call, { code: 'open' })
  const { id, attendees } = await register(call, path, [buildNewAttendee(), buildNewAttendee()])
  await call('PATCH', `${path}/attendees/${attendees[0].id}`, { phone: '+34 600 000 000' })
  const { body: ticket } = await call('POST', `${path}/tickets/${attendees[0].ticket_ids[0]}/reissue`)
  await call('POST', `${path}/tickets/${ticket.id}/void`, {})
  await call('POST', `${path}/attendees/${attendees[0].id}/cancel`, {})
  await call('POST', `${path}/registrations/${id}/cancel`, {})
}

/** checkin.recorded, .refused, .overridden */
async function comeToTheGate(server: TestServer, { organizationId }: TestFixtures, call: TestApiCall): Promise<void> {
  const path = await makeTestEvent(call)
  await call('POST', `${path}/check-in-points`, { code: 'main', name: 'Main gate', kind: 'entry' })
  const event = (await call('GET', path)).body.id
  const device = await makeTestDevice(server.database, server.clock.now(), organizationId, event)
  const gate = must(buildTestApiCall(server, device.value))
  const { attendees } = await register(call, path, [buildNewAttendee({ days: ['fri'] })])
  const { code } = (await call('GET', `${path}/tickets/${attendees[0].ticket_ids[0]}`)).body
  const scan = (scanned_at: string) =>
    gate('POST', `/api${path}/scan`, { code, check_in_point: 'main', client_uuid: randomUUID(), scanned_at })
  await scan(FRIDAY)
  const refused = (await scan(SATURDAY)).body.checkins[0]
  const member = `${newId(server.clock.now()).toLowerCase()}@harbour.example`
  await server.database('members').insert({
    organization_id: organizationId,
    id: newId(server.clock.now()),
    email: member,
    name: 'Li Wei',
    role: 'manager',
    created_at: server.clock.now(),
    pin_hash: await hashPin(PIN, 4),
  })
  const reason = 'Came with the band.'
  await gate('POST', `/api/v1/checkins/${refused.id}/override`, { member, pin: PIN, reason })
}

const register = async (call: TestApiCall, path: string, attendees: object[]) =>
  (await call('POST', `${path}/registrations`, { attendees })).body

/** Throws on a refusal, which raises no event and would leave a test waiting for it. */
function must(call: TestApiCall): TestApiCall {
  return async (method, path, body) => {
    const reply = await call(method, path, body)
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply
  }
}

import { randomUUID } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ajvFormats } from '../../../../spec/runtime/formats/index.ts'
import { readContractWithInlineResponses } from '../../../../spec/tools/generate/shared-responses.ts'
import { hashPin } from '../../../access/members/pin.ts'
import { newId } from '../../../platform/ids.ts'
import { buildNewAttendee, buildTestApiCall, makeTestEvent } from '../../../testing/fixtures.ts'
import { makeTestDevice } from '../../../testing/make-device.ts'
import {
  parseReceivedEnvelope,
  setUpWebhookTests,
  type WebhookTestSetup,
} from '../../../testing/webhooks/webhook-test-setup.ts'

const PIN = '482913'

let room: WebhookTestSetup
beforeAll(async () => {
  room = await setUpWebhookTests()
})
afterAll(() => room.close())

async function letAllHappen(): Promise<string> {
  const { server, fixtures } = room
  const { live } = fixtures
  const types = [
    { code: 'visitor', name: 'Visitor' },
    { code: 'patron', name: 'Patron', price: { amount: 100, currency: 'EUR' }, capacity: 1 },
  ]
  const event = await makeTestEvent(live, { event: { approval: true, waitlist: true }, types })
  await live('POST', `${event}/check-in-points`, { code: 'entry', name: 'Entry', kind: 'entry' })
  const register = async (more: object = {}) =>
    (await live('POST', `${event}/registrations`, { attendees: [buildNewAttendee({ days: ['fri'], ...more })] })).body
  const own = (id: string, act: string, body: object = {}) => live('POST', `${event}/registrations/${id}/${act}`, body)
  const patron = await register({ attendee_type: 'patron' })
  await register({ attendee_type: 'patron' })
  await own(patron.id, 'approve')
  const amount = { amount: 100, currency: 'EUR' }
  await own(patron.id, 'payments', { amount, method: 'card', status: 'failed' })
  const { body: payment } = await own(patron.id, 'payments', { amount, method: 'card' })
  await own(patron.id, `payments/${payment.id}/refund`)
  await own((await register()).id, 'decline')
  const visitor = await register()
  await own(visitor.id, 'approve')
  const [attendee] = (await live('GET', `${event}/registrations/${visitor.id}`)).body.attendees
  await live('PATCH', `${event}/attendees/${attendee.id}`, { phone: '+34 600 000 000' })
  await live('POST', `${event}/tickets/${attendee.ticket_ids[0]}/reissue`)
  const [again] = (await live('GET', `${event}/registrations/${visitor.id}`)).body.attendees
  const { code } = (await live('GET', `${event}/tickets/${again.ticket_ids.at(-1)}`)).body
  await scanAndOverride(event, code)
  await live('POST', `${event}/attendees/${attendee.id}/cancel`, {})
  await server.database('webhook_events').where({ organization_id: fixtures.organizationId })
  return event
}

async function scanAndOverride(event: string, code: string): Promise<void> {
  const { server, fixtures } = room
  const { id } = (await fixtures.live('GET', event)).body
  const device = await makeTestDevice(server.database, server.clock.now(), fixtures.organizationId, id)
  const gate = buildTestApiCall(server, device.value)
  const member = newId(server.clock.now())
  const email = 'manager@example.com'
  await server.database('members').insert({
    organization_id: fixtures.organizationId,
    id: member,
    email,
    name: 'Li Wei',
    role: 'manager',
    created_at: server.clock.now(),
    pin_hash: await hashPin(PIN, 4),
  })
  const scan = async (day: string) => {
    server.clock.advance(1_000)
    const sent = {
      code,
      check_in_point: 'entry',
      client_uuid: randomUUID(),
      scanned_at: `2026-06-0${day}T10:00:00.000Z`,
    }
    return (await gate('POST', `/api/v1/events/${event.split('/').at(-1)}/scan`, sent)).body
  }
  const refused = await scan('6')
  server.clock.advance(1_000)
  const reason = { member: email, pin: PIN, reason: 'Came with the band.' }
  await gate('POST', `/api/v1/checkins/${refused.checkins[0].id}/override`, reason)
  await scan('5')
}

test('all 19 types arrive over TLS, each as the contract says', async () => {
  const hook = await room.receiver()
  await room.endpoint(hook.url)
  await letAllHappen()
  await room.work()
  const document = readContractWithInlineResponses()
  const types = Object.keys(document.webhooks ?? {})
  expect(types).toHaveLength(19)
  const received = new Map(hook.received.map((one) => [parseReceivedEnvelope(one).type, one]))
  expect([...received.keys()].sort()).toEqual([...types].sort())
  const ajv = new Ajv2020({ strict: false, formats: ajvFormats })
  ajv.addSchema(document, 'contract')
  for (const [type, one] of received) {
    const name = `${type
      .split(/[._]/)
      .map((word: string) => word[0]?.toUpperCase() + word.slice(1))
      .join('')}Envelope`
    const validate = ajv.getSchema(`contract#/components/schemas/${name}`)
    expect([type, validate?.(parseReceivedEnvelope(one)), validate?.errors]).toEqual([type, true, null])
    expect(one.headers['service-event-type']).toBe(type)
  }
  expect(parseReceivedEnvelope(received.get('checkin.overridden') as never).actor.type).toBe('member')
  expect(parseReceivedEnvelope(received.get('checkin.recorded') as never).actor.type).toBe('device')
})

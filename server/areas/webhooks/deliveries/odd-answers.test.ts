import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildNewAttendee, makeTestEvent } from '../../../testing/fixtures.ts'
import { setUpWebhookTests, type WebhookTestSetup } from '../../../testing/webhooks/webhook-test-setup.ts'

let room: WebhookTestSetup
beforeAll(async () => {
  room = await setUpWebhookTests()
})
afterAll(() => room.close())

/** A zero byte, half a UTF-8 character and invalid bytes; the first kilobyte ends inside a character. */
const BYTES = Buffer.concat([Buffer.from([0x61, 0x00, 0xed, 0xa0, 0x80, 0xff]), Buffer.from('é'.repeat(600))])

test.each([200, 500])('whatever a receiver answers with the status %i is kept, and shown as text', async (status) => {
  const { live } = room.fixtures
  const hook = await room.receiver((_, response) => {
    response.writeHead(status, { 'Content-Type': 'text/plain' })
    response.end(BYTES)
  })
  const { id } = await room.endpoint(hook.url, { event_types: ['registration.created'] })
  const path = await makeTestEvent(live, { code: `odd-${status}` })
  await live('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
  await room.work()
  const [delivery] = await room.deliveries({ endpoint_id: id })
  expect(delivery?.last_answer).toEqual(BYTES.subarray(0, 1024))
  const { body } = await live('GET', `/v1/webhooks/${id}/deliveries/${delivery?.id}`)
  expect(body.last_status_code).toBe(status)
  expect(body.answer.startsWith('a\0\ufffd')).toBe(true)
  expect(body.answer.isWellFormed()).toBe(true)
})

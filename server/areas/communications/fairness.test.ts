import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../../platform/database/connect.ts'
import { buildLog } from '../../platform/log.ts'
import type { MailTransport } from '../../platform/mail/index.ts'
import { drainQueue } from '../../platform/queue/drain.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { buildMessageQueue } from './sending/message-queue.ts'
import { buildUnsubscribeSigner } from './unsubscribing/tokens.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const [MANY, FEW] = [10_000, 5]

/** A communication with so many queued messages, all to addresses of the same person. */
async function sending(messages: number, minutesAgo: number): Promise<string> {
  const { live } = await buildTestFixtures(server)
  const event = await makeTestEvent(live)
  await live('POST', `${event}/registrations`, { attendees: [buildNewAttendee()], send_ticket_emails: false })
  const { body } = await live('POST', `${event}/communications`, { subject: 'News', body: 'Hello {{first_name}}.' })
  await live('POST', `${event}/communications/${body.id}/send`, {})
  await server.database('communications').where({ id: body.id }).update({ status: 'sending' })
  const due = new Date(server.clock.now().getTime() - minutesAgo * 60_000)
  await server.database.raw(
    `insert into communication_messages (
       organization_id, id, communication_id, attendee_id, address, address_key, livemode, status, created_at, next_attempt_at
     )
     select c.organization_id, c.id || '-' || n, c.id, a.id, n || '@' || lower(c.id) || '.example', n || '@' || lower(c.id) || '.example',
       true, 'queued', :due, :due
     from communications c join attendees a on a.event_id = c.event_id, generate_series(1, :messages::integer) n where c.id = :id`,
    { due, messages, id: body.id },
  )
  return body.id.toLowerCase()
}

/** Sends until all messages of `last` are sent; returns the recipients in order. */
async function sendUntil(last: string, messages: number): Promise<string[]> {
  const { databaseUrl, clock } = server
  // One connection, so that the statements of no communication are faster than those of another.
  const database = connectDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'test' })
  const log = buildLog('silent')
  const stop = new AbortController()
  const order: string[] = []
  const transport: MailTransport = {
    messageDomain: 'postern.example',
    send: async ({ to }) => {
      order.push(to.address.split(/[@.]/)[1] ?? '')
      if (order.filter((communication) => communication === last).length === messages) stop.abort()
    },
    close: () => {},
  }
  const tokens = buildUnsubscribeSigner(Buffer.alloc(32))
  const publicOrigin = async () => 'https://tickets.example'
  const queue = buildMessageQueue({ database, transport, clock, log, tokens, publicOrigin })
  await drainQueue(queue, { database, clock, log, signal: stop.signal })
  await database.destroy()
  return order
}

test('five messages of one organization do not wait for the ten thousand of another that began before', async () => {
  const large = await sending(MANY, 60)
  const small = await sending(FEW, 0)
  const order = await sendUntil(small, FEW)
  const of = (communication: string) => order.filter((one) => one === communication).length
  expect(of(small)).toBe(FEW)
  // They alternate; three more may have been claimed at the same time.
  expect(of(large)).toBeLessThanOrEqual(2 * FEW + 3)
})

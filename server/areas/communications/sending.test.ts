import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import {
  type CommunicationTestServer,
  startCommunicationTestServer,
} from '../../testing/communications/communication-test-server.ts'
import { getStatusAndCode } from '../../testing/fixtures.ts'
import { parseMailHeaders } from '../../testing/mail/read-message.ts'

/** The mail server's reply code by recipient. */
const answers = new Map<string, number>()

let office: CommunicationTestServer
beforeAll(async () => {
  office = await startCommunicationTestServer({
    atRecipient: () => {
      const status = answers.get('next')
      return status ? { status, text: 'No such person here' } : 'accept'
    },
  })
})
beforeEach(async () => {
  answers.clear()
  office.smtp.received.length = 0
  await office.server.database.raw('truncate communication_messages, communication_unsubscribes')
})
afterAll(() => office.close())

let audiences = 0

/** Attendees of a new attendee type, so that the communications of other tests do not reach them. */
async function audienceOf(...people: object[]) {
  audiences += 1
  const code = `type-${audiences}`
  await office.live('POST', `${office.event}/attendee-types`, { code, name: 'Guest of honour' })
  await office.register(...people.map((person) => ({ attendee_type: code, ...person })))
  return { attendee_types: [code] }
}

const send = async (path: string, when: object = {}) => {
  const answer = await office.live('POST', `${path}/send`, when)
  expect(answer.status).toBe(202)
  return `/v1/jobs/${answer.body.id}`
}
const messagesOf = async (path: string) => (await office.live('GET', `${path}/messages`)).body.data
const statusesOf = async (path: string) => {
  const messages: { address: string; status: string }[] = await messagesOf(path)
  return Object.fromEntries(messages.map(({ address, status }) => [address, status]))
}

describe('who is written to', () => {
  test('each address gets one message, in the words of the first person who has it', async () => {
    const audience = await audienceOf(
      { first_name: 'Ada', email: 'Ada@one.example' },
      { first_name: 'Bob', email: 'ada@ONE.example' },
      { first_name: 'Cy', email: 'cy@one.example' },
    )
    await office.register({ attendee_type: audience.attendee_types[0], first_name: 'Di', email: null })
    const path = await office.draft({ audience, subject: 'For {{first_name}}' })
    expect((await office.live('GET', `${path}/audience`)).body).toEqual({
      attendees: 4,
      recipients: 2,
      without_address: 1,
      unsubscribed: 0,
      livemode: true,
    })
    const job = await send(path)
    await office.work()
    expect(office.received().sort((one, other) => (one.to < other.to ? -1 : 1))).toEqual([
      { to: 'Ada@one.example', subject: 'For Ada' },
      { to: 'cy@one.example', subject: 'For Cy' },
    ])
    expect((await office.live('GET', path)).body).toMatchObject({
      status: 'sent',
      counts: { recipients: 2, sent: 2, failed: 0, unsubscribed: 0 },
    })
    expect((await office.live('GET', job)).body).toMatchObject({
      type: 'communication',
      status: 'succeeded',
      progress: { done: 2, total: 2 },
      counts: { recipients: 2, sent: 2, failed: 0 },
    })
  })

  test('people without an address are written to at that of their registration, where somebody else’s name does not win', async () => {
    audiences += 1
    const code = `type-${audiences}`
    await office.live('POST', `${office.event}/attendee-types`, { code, name: 'Family', ticket: 'per_person' })
    const person = { attendee_type: code, last_name: 'Ruiz' }
    const { body } = await office.live('POST', `${office.event}/registrations`, {
      email: 'parent@family.example',
      send_ticket_emails: false,
      attendees: [
        { ...person, first_name: 'Kid' },
        { ...person, first_name: 'Parent', email: 'parent@family.example' },
      ],
    })
    const path = await office.draft({
      audience: { attendee_types: [code] },
      subject: '{{first_name}}: {{ticket_codes}}',
    })
    await send(path)
    await office.work()
    const tickets = await office.server
      .database('tickets')
      .where({ registration_id: body.id })
      .orderBy('code')
      .pluck('code')
    expect(tickets).toHaveLength(2)
    expect(office.received()).toEqual([{ to: 'parent@family.example', subject: `Parent: ${tickets.join(', ')}` }])
  })

  test('status, type, day and whether they were let in narrow the audience', async () => {
    const mine = await audienceOf(
      { email: 'in@door.example', days: ['fri'] },
      { email: 'out@door.example', days: ['sat'] },
    )
    const { database } = office.server
    const count = async (options: object) => {
      const path = await office.draft({ audience: { ...mine, ...options } })
      return (await office.live('GET', `${path}/audience`)).body.recipients
    }
    await office.live('POST', `${office.event}/check-in-points`, {
      code: `gate-${audiences}`,
      name: 'Gate',
      kind: 'entry',
    })
    const attendee = await database('attendees').where({ email: 'in@door.example' }).first()
    const { code } = await database('tickets').whereRaw('? = any (attendee_ids)', [attendee.id]).first('code')
    const scanner = await office.as({ scopes: ['scanner'] })
    const scan = {
      code,
      check_in_point: `gate-${audiences}`,
      client_uuid: randomUUID(),
      scanned_at: office.server.clock.now().toISOString(),
    }
    const scanned = await scanner('POST', `${office.event}/scan`, scan)
    expect(scanned.body).toMatchObject({ result: 'accepted' })
    expect(await count({})).toBe(2)
    expect(await count({ days: ['sat'] })).toBe(1)
    expect(await count({ statuses: ['cancelled'] })).toBe(0)
    expect(await count({ admitted: true })).toBe(1)
    expect(await count({ admitted: false })).toBe(1)
    expect(await count({ admitted: true, days: ['sat'] })).toBe(0)
  })
})

describe('the mail', () => {
  test('has both parts, is named and can be unsubscribed from with one click', async () => {
    const audience = await audienceOf({ email: 'ada@mail.example' })
    await office.server
      .database('attendees')
      .where({ email: 'ada@mail.example' })
      .update({ first_name: 'Ada\r\nBcc: eve@evil.example', last_name: 'Lovelace' })
    await send(await office.draft({ audience, language: 'es', subject: 'Hola {{first_name}}' }))
    await office.work()
    const { raw } = office.smtp.received[0] ?? expect.fail('Nothing was received.')
    const headers = parseMailHeaders(raw)
    expect(headers).toMatchObject({
      from: 'Postern <post@postern.example>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'content-type': expect.stringContaining('multipart/alternative'),
      'list-unsubscribe': expect.stringMatching(/^<http:\/\/127\.0\.0\.1:\d+\/unsubscribe\/[\w-]{84}>$/),
    })
    expect(headers.subject).toBe('Hola Ada Bcc: eve@evil.example')
    expect(headers.to).toContain('<ada@mail.example>')
    expect(headers.bcc).toBeUndefined()
    expect(office.smtp.received[0]?.to).toEqual(['ada@mail.example'])
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8')
    expect(raw).toContain('Content-Type: text/html; charset=utf-8')
  })
})

describe('when the mail server', () => {
  test('refuses a recipient for good, the message has failed, with the reason', async () => {
    const audience = await audienceOf({ email: 'gone@refused.example' })
    const path = await office.draft({ audience })
    answers.set('next', 550)
    const job = await send(path)
    await office.work()
    const [message] = await messagesOf(path)
    expect(message).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('No such person here'),
      sent_at: null,
    })
    expect((await office.live('GET', path)).body).toMatchObject({
      status: 'sent',
      counts: { recipients: 1, sent: 0, failed: 1 },
    })
    expect((await office.live('GET', job)).body).toMatchObject({ status: 'succeeded', counts: { failed: 1 } })
  })

  test('defers a recipient, the message waits and goes out later, once', async () => {
    const audience = await audienceOf({ email: 'later@deferred.example' })
    const path = await office.draft({ audience })
    answers.set('next', 451)
    const job = await send(path)
    await office.work()
    expect(await statusesOf(path)).toEqual({ 'later@deferred.example': 'queued' })
    expect((await office.live('GET', path)).body.status).toBe('sending')
    expect((await office.live('GET', job)).body).toMatchObject({ status: 'running', progress: { done: 0, total: 1 } })
    answers.clear()
    office.server.clock.advance(61_000)
    await office.messages()
    await office.messages()
    office.server.clock.advance(61_000)
    await office.jobs()
    expect(office.received()).toHaveLength(1)
    expect((await office.live('GET', path)).body.status).toBe('sent')
  })
})

describe('a time to send', () => {
  test('is waited for, and whom it is for is read then', async () => {
    const audience = await audienceOf({ email: 'early@time.example' })
    const path = await office.draft({ audience })
    const when = new Date(office.server.clock.now().getTime() + 3_600_000).toISOString()
    await send(path, { send_at: when })
    await office.work()
    expect((await office.live('GET', path)).body).toMatchObject({ status: 'scheduled', send_at: when })
    expect(office.received()).toEqual([])
    await office.register({ attendee_type: audience.attendee_types[0], email: 'late@time.example' })
    office.server.clock.advance(3_600_000)
    await office.work()
    expect(office.received().map(({ to }) => to)).toEqual(['early@time.example', 'late@time.example'])
  })

  test('is at most a year ahead', async () => {
    const refused = await office.live('POST', `${await office.draft()}/send`, { send_at: '2028-01-01T00:00:00Z' })
    expect(getStatusAndCode(refused)).toEqual([400, 'validation_failed'])
  })
})

describe('cancelling', () => {
  const three = () => audienceOf(...['a', 'b', 'c'].map((name) => ({ email: `${name}@cancel.example` })))

  test.each(['communication', 'job'] as const)(
    'the %s while it is sent leaves out what is not sent yet',
    async (what) => {
      const path = await office.draft({ audience: await three() })
      const job = await send(path)
      await office.jobs()
      await office.messages({
        before: async () => {
          if (office.smtp.received.length !== 1) return
          const cancelled = await office.live('POST', `${what === 'job' ? job : path}/cancel`)
          if (cancelled.status !== 200) throw new Error(JSON.stringify(cancelled.body))
        },
      })
      // The second one was already claimed when it was cancelled.
      expect(office.received().map(({ to }) => to)).toEqual(['a@cancel.example', 'b@cancel.example'])
      expect(Object.values(await statusesOf(path))).toEqual(['sent', 'sent', 'cancelled'])
      expect((await office.live('GET', path)).body).toMatchObject({ status: 'cancelled', counts: { sent: 2 } })
      expect((await office.live('GET', job)).body.status).toBe('cancelled')
      const again = await office.live('POST', `${path}/cancel`)
      expect([getStatusAndCode(again), again.body.error.details]).toEqual([
        [409, 'invalid_state'],
        { state: 'cancelled' },
      ])
      expect((await office.live('GET', `${path}/messages?status=cancelled`)).body.data).toHaveLength(1)
    },
  )

  test('what is scheduled sends nothing when its time has come', async () => {
    const path = await office.draft({ audience: await three() })
    const job = await send(path, { send_at: new Date(office.server.clock.now().getTime() + 60_000).toISOString() })
    expect((await office.live('POST', `${path}/cancel`)).body.status).toBe('cancelled')
    office.server.clock.advance(120_000)
    await office.work()
    expect(office.received()).toEqual([])
    expect((await office.live('GET', job)).body.status).toBe('cancelled')
  })
})

describe('in test mode', () => {
  test('everything happens but the mails', async () => {
    const { database } = office.server
    await office.test('POST', `${office.event}/registrations`, {
      attendees: [{ attendee_type: 'visitor', first_name: 'Test', last_name: 'Person', email: 'test@test.example' }],
    })
    const options = { subject: 'Hi', body: 'Hi', audience: { statuses: ['confirmed'] } }
    const { body: made } = await office.test('POST', `${office.event}/communications`, options)
    const path = `${office.event}/communications/${made.id}`
    const { body: job } = await office.test('POST', `${path}/send`, {})
    await office.work()
    expect((await office.test('GET', path)).body).toMatchObject({ status: 'sent', counts: { recipients: 1, sent: 1 } })
    expect((await office.test('GET', `/v1/jobs/${job.id}`)).body).toMatchObject({
      status: 'succeeded',
      livemode: false,
    })
    const { data } = (await office.test('GET', `${path}/messages`)).body
    expect(data).toMatchObject([{ address: 'test@test.example', status: 'sent', sent_at: null, livemode: false }])
    expect(office.received()).toEqual([])
    expect(await database('mails').where({ recipient_address: 'test@test.example' })).toEqual([])
  })
})

test('nobody gets the same communication twice, whatever becomes of the job', async () => {
  const audience = await audienceOf({ email: 'once@once.example' })
  const path = await office.draft({ audience })
  await send(path)
  const { database } = office.server
  await office.jobs()
  await office.messages()
  // As if all progress of the job were lost.
  await database('jobs')
    .whereNull('finished_at')
    .update({ state: null, next_attempt_at: new Date(0) })
  await office.work()
  await office.work()
  expect(office.received()).toHaveLength(1)
  const id = path.split('/').at(-1)
  const [row] = await database('communication_messages').where({ communication_id: id })
  const { lease: _, ...copy } = row
  const again = database('communication_messages').insert({
    ...copy,
    id: newId(new Date(0)),
    address: 'ONCE@once.example',
  })
  await expect(again).rejects.toThrow('communication_messages_once')
})

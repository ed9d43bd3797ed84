import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type CommunicationTestServer,
  startCommunicationTestServer,
} from '../../testing/communications/communication-test-server.ts'
import { getStatusAndCode } from '../../testing/fixtures.ts'

let office: CommunicationTestServer
beforeAll(async () => {
  office = await startCommunicationTestServer()
})
afterAll(() => office.close())

describe('a draft', () => {
  test('is made for all who are confirmed, in the language of the event, unless it says otherwise', async () => {
    const { body } = await office.live('GET', await office.draft({ name: 'Doors' }))
    expect(body).toMatchObject({
      name: 'Doors',
      status: 'draft',
      language: 'en',
      group: null,
      livemode: true,
      job_id: null,
      send_at: null,
      audience: { statuses: ['confirmed'], attendee_types: null, days: null, groups: null, admitted: null },
      counts: { recipients: 0, sent: 0, failed: 0, unsubscribed: 0 },
    })
  })

  test('names what its audience names by codes', async () => {
    const audience = {
      statuses: ['pending', 'pending'],
      attendee_types: ['visitor'],
      days: ['sat', 'fri'],
      admitted: false,
    }
    const { body } = await office.live('GET', await office.draft({ audience }))
    expect(body.audience).toEqual({
      statuses: ['pending'],
      attendee_types: ['visitor'],
      days: ['fri', 'sat'],
      groups: null,
      admitted: false,
    })
  })

  test('with placeholders that do not exist is refused, and the refusal names them all', async () => {
    const options = { subject: 'Hi {{fist_name}}', body: '{{nonsense}} {{first_name}}' }
    const { status, body } = await office.live('POST', `${office.event}/communications`, options)
    expect([status, body.error.code]).toEqual([400, 'validation_failed'])
    expect(body.error.details).toMatchObject([
      {
        path: 'body/subject',
        message: expect.stringContaining('{{fist_name}}, which does not exist; did you mean {{first_name}}?'),
      },
      { path: 'body/body', message: expect.stringContaining('{{nonsense}}') },
    ])
    const draft = await office.draft()
    expect(getStatusAndCode(await office.live('PATCH', draft, { body: '{{nonsense}}' }))).toEqual([
      400,
      'validation_failed',
    ])
  })

  test('is changed and deleted, and what is not a draft any more is not', async () => {
    const path = await office.draft()
    const { body } = await office.live('PATCH', path, { subject: 'Changed', audience: { days: ['sat'] } })
    expect(body).toMatchObject({ subject: 'Changed', body: 'Hello {{first_name}}.', audience: { days: ['sat'] } })
    expect((await office.live('DELETE', path)).status).toBe(204)
    expect(getStatusAndCode(await office.live('GET', path))).toEqual([404, 'not_found'])
    const sent = await office.draft({ audience: { statuses: ['declined'] } })
    await office.live('POST', `${sent}/send`, { send_at: '2026-06-06T10:00:00Z' })
    for (const [method, act, options] of [
      ['PATCH', '', { subject: 'Changed' }],
      ['DELETE', ''],
      ['POST', '/send', {}],
    ] as const) {
      const refused = await office.live(method, sent + act, options)
      expect(getStatusAndCode(refused)).toEqual([409, 'invalid_state'])
      expect(refused.body.error.details).toEqual({ state: 'scheduled' })
    }
    await office.live('POST', `${sent}/cancel`)
  })

  test('names nothing that is not there', async () => {
    for (const list of ['days', 'attendee_types', 'groups']) {
      const options = { subject: 'Hi', body: 'Hi', audience: { [list]: ['nowhere'] } }
      const refused = await office.live('POST', `${office.event}/communications`, options)
      expect(getStatusAndCode(refused)).toEqual([404, 'not_found'])
      expect(refused.body.error.details).toMatchObject({ path: `body/audience/${list}/0` })
    }
  })
})

describe('a test', () => {
  test('goes to the given addresses alone, each once, and says that it is one', async () => {
    await office.register({ email: 'nobody-of-the-test@example.com' })
    const path = await office.draft({ body: 'Hello {{first_name}}, {{ticket_codes}}.' })
    const addresses = ['a@example.com', 'b@example.com', 'A@example.com']
    const { status, body } = await office.live('POST', `${path}/test-send`, { addresses })
    expect(status).toBe(200)
    expect(body).toMatchObject({ addresses: ['A@example.com', 'b@example.com'], subject: '[Test] News of Festival' })
    expect(body.text).toContain('This is a test.')
    expect(body.html).toContain('Hello <bdi>Ana</bdi>')
    const mails = await office.server.database('mails').whereRaw(`occurrence like 'communication-test:%'`)
    expect(mails.map((mail) => mail.recipient_address).sort()).toEqual(['A@example.com', 'b@example.com'])
    expect(mails.every((mail) => mail.subject === '[Test] News of Festival')).toBe(true)
    expect((await office.live('GET', path)).body.status).toBe('draft')
    expect((await office.live('GET', `${path}/messages`)).body.data).toEqual([])
  })

  test('is sent to ten addresses at most', async () => {
    const addresses = Array.from({ length: 11 }, (_, n) => `a${n}@example.com`)
    const refused = await office.live('POST', `${await office.draft()}/test-send`, { addresses })
    expect(getStatusAndCode(refused)).toEqual([400, 'validation_failed'])
  })

  test('with a test key goes nowhere, and shows what would have been sent', async () => {
    const before = await office.server.database('mails').count('* as n')
    const { body: made } = await office.test('POST', `${office.event}/communications`, { subject: 'Hi', body: 'Hi' })
    const path = `${office.event}/communications/${made.id}`
    const { body } = await office.test('POST', `${path}/test-send`, { addresses: ['a@example.com'] })
    expect(body).toMatchObject({ subject: '[Test] Hi', livemode: false })
    expect(await office.server.database('mails').count('* as n')).toEqual(before)
    expect(getStatusAndCode(await office.live('GET', path))).toEqual([404, 'not_found'])
  })
})

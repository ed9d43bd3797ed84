import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../../../testing/fixtures.ts'
import {
  setUpWebhookTests,
  type WebhookReceiverAnswer,
  type WebhookTestSetup,
} from '../../../testing/webhooks/webhook-test-setup.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const RETRIES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR, 24 * HOUR]

let room: WebhookTestSetup
let path: string

beforeAll(async () => {
  room = await setUpWebhookTests()
})
afterAll(() => room.close())
beforeEach(async () => {
  room.fixtures = await buildTestFixtures(room.server)
  path = await makeTestEvent(room.fixtures.live)
})

const only = { event_types: ['registration.created'] }
const now = () => room.server.clock.now().toISOString()

async function makeDue(url: string): Promise<string> {
  const { id } = await room.endpoint(url, only)
  await room.fixtures.live('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
  await room.fanOut()
  return id
}

async function shown(endpoint: string) {
  const [{ id } = { id: '' }] = await room.deliveries({ endpoint_id: endpoint })
  return (await room.fixtures.live('GET', `/v1/webhooks/${endpoint}/deliveries/${id}`)).body
}

const logOf = async (endpoint: string) => (await shown(endpoint)).attempt_log

/** Advances the server's clock by the given duration, then responds. */
const answering =
  (answers: { status: number; took: number }[]): WebhookReceiverAnswer =>
  (_, response) => {
    const { status, took } = answers.shift() ?? { status: 500, took: 0 }
    room.server.clock.advance(took)
    response.writeHead(status).end()
  }

describe('a delivery', () => {
  test('keeps each attempt with its time, status, duration and error, in order', async () => {
    const answers = [
      { status: 503, took: 1_234 },
      { status: 302, took: 20 },
      { status: 204, took: 7 },
    ]
    const id = await makeDue((await room.receiver(answering(answers))).url)
    expect(await logOf(id)).toEqual([])
    const first = { number: 1, attempted_at: now(), status_code: 503, duration_ms: 1_234 }
    await room.deliver()
    expect(await logOf(id)).toEqual([{ ...first, error: 'The answer has the status 503.' }])
    room.server.clock.advance(MINUTE)
    const second = { number: 2, attempted_at: now(), status_code: 302, duration_ms: 20 }
    await room.deliver()
    room.server.clock.advance(5 * MINUTE)
    const third = { number: 3, attempted_at: now(), status_code: 204, duration_ms: 7 }
    await room.deliver()
    expect(await shown(id)).toMatchObject({
      status: 'delivered',
      attempts: 3,
      last_attempt_at: third.attempted_at,
      attempt_log: [
        { ...first, error: 'The answer has the status 503.' },
        { ...second, error: 'The answer has the status 302.' },
        { ...third, error: null },
      ],
    })
  })

  test('that is taken at once has one, with no error', async () => {
    const id = await makeDue((await room.receiver(answering([{ status: 200, took: 3 }]))).url)
    const attempt = { number: 1, attempted_at: now(), status_code: 200, duration_ms: 3, error: null }
    await room.deliver()
    expect(await logOf(id)).toEqual([attempt])
  })

  test('that was given up has nine attempts', async () => {
    const id = await makeDue((await room.receiver(answering([]))).url)
    await room.deliver()
    for (const wait of RETRIES) {
      room.server.clock.advance(wait)
      await room.deliver()
    }
    const { status, attempt_log } = await shown(id)
    expect(status).toBe('dead')
    expect(attempt_log.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('that was not sent, because its endpoint is paused, has none', async () => {
    const id = await makeDue((await room.receiver()).url)
    const paused = { paused_at: room.server.clock.now(), paused_reason: 'manual' }
    await room.server.database('webhook_endpoints').where({ id }).update(paused)
    await room.deliver()
    expect(await logOf(id)).toEqual([])
  })

  test('that was attempted before attempts were kept goes on from there', async () => {
    const id = await makeDue((await room.receiver()).url)
    const before = { attempts: 2, failures: 2, status: 'failed', first_attempt_at: room.server.clock.now() }
    await room.server.database('webhook_deliveries').where({ endpoint_id: id }).update(before)
    await room.deliver()
    expect(await logOf(id)).toMatchObject([{ number: 3, error: null }])
  })
})

describe('an attempt without an answer is kept with what went wrong', () => {
  const failureAt = async (url: string, send = room.sendWith({})) => {
    const id = await makeDue(url)
    await room.deliver({ send })
    const [attempt, ...more] = await logOf(id)
    expect(more).toEqual([])
    expect(attempt).toMatchObject({ number: 1, status_code: null, duration_ms: expect.any(Number) })
    return attempt.error
  }

  test('where the address is not public', async () => {
    expect(await failureAt('https://10.0.0.1/hook')).toMatch(/not public/)
  })

  test('where the host does not resolve', async () => {
    const resolve = async () => {
      throw new Error('ENOTFOUND')
    }
    expect(await failureAt('https://gone.example.com/hook', room.sendWith({ resolve }))).toMatch(/gone\.example\.com/)
  })

  test('where the certificate is for somebody else', async () => {
    const { port } = await room.receiver()
    expect(await failureAt(`https://other.example.com:${port}/hook`)).toMatch(/other\.example\.com/)
  })

  test('where nobody listens', async () => {
    const hook = await room.receiver()
    await hook.close()
    expect(await failureAt(hook.url)).toMatch(/hooks\.example\.com/)
  })

  test('where no answer comes in time', async () => {
    const hook = await room.receiver(() => {})
    expect(await failureAt(hook.url, room.sendWith({ total: 300 }))).toMatch(/did not finish its answer within/)
  })
})

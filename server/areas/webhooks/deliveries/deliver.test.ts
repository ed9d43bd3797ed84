import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../../../testing/fixtures.ts'
import { waitUntilBlocked } from '../../../testing/until-blocked.ts'
import {
  parseReceivedEnvelope,
  setUpWebhookTests,
  testSecretBox,
  type WebhookTestSetup,
} from '../../../testing/webhooks/webhook-test-setup.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

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

const register = (more: object = {}) =>
  room.fixtures.live('POST', `${path}/registrations`, { attendees: [buildNewAttendee(more)] })
const only = { event_types: ['registration.created'] }
const digest = (secret: string, t: string, body: Buffer) =>
  createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex')

describe('a delivery', () => {
  test('is the stored body, signed, under its own id and attempt', async () => {
    const hook = await room.receiver()
    const { id, secret } = await room.endpoint(hook.url, only)
    await register({ first_name: 'Jürgen 🎪' })
    await room.work()
    const [received] = hook.received
    const [delivery] = await room.deliveries({ endpoint_id: id })
    const [event] = await room.server.database('webhook_events').where({ id: delivery?.webhook_event_id })
    expect(received?.body.equals(Buffer.from(event.envelope, 'utf8'))).toBe(true)
    expect(received).toMatchObject({ method: 'POST', path: '/hook' })
    expect(received?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Postern-Webhooks/1',
      'service-delivery-id': delivery?.id,
      'service-delivery-attempt': '1',
      'service-event-type': 'registration.created',
    })
    const signature = String(received?.headers['service-signature'])
    const [, t = '', v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
    expect(v1).toBe(digest(secret, t, received?.body ?? Buffer.alloc(0)))
    expect(Number(t)).toBe(Math.floor(room.server.clock.now().getTime() / 1000))
    expect(delivery).toMatchObject({
      status: 'delivered',
      attempts: 1,
      failures: 0,
      last_status_code: 200,
      is_single: false,
      last_signature: signature,
      last_answer: Buffer.from('taken'),
      last_error: null,
    })
  })

  test('is signed with both secrets while the former one still signs, the new one first', async () => {
    const hook = await room.receiver()
    const until = new Date(room.server.clock.now().getTime() + HOUR)
    const { id, secret } = await room.endpoint(hook.url, only)
    const own = room.server.database('webhook_endpoints').where({ id })
    await own.update({ former_secret: testSecretBox.seal('whsec_former', id), former_secret_until: until })
    await register()
    await room.work()
    room.server.clock.advance(HOUR)
    await register()
    await room.work()
    const [both = '', one = ''] = hook.received.map(({ headers }) => String(headers['service-signature']))
    const [, t = '', first, second] = /^t=(\d+),v1=([0-9a-f]{64}),v1=([0-9a-f]{64})$/.exec(both) ?? []
    const body = hook.received[0]?.body ?? Buffer.alloc(0)
    expect([first, second]).toEqual([digest(secret, t, body), digest('whsec_former', t, body)])
    expect(one).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/)
  })

  test('that fails is tried again by the schedule, signed afresh, and is dead at its end', async () => {
    let status = 500
    const hook = await room.receiver((_, response) => {
      response.statusCode = status
      response.end('x'.repeat(5000))
    })
    const { id } = await room.endpoint(hook.url, only)
    await register()
    await room.work()
    const waits = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR, 24 * HOUR]
    for (const [index, wait] of waits.entries()) {
      const [delivery] = await room.deliveries({ endpoint_id: id })
      expect(delivery).toMatchObject({ status: 'failed', attempts: index + 1, failures: index + 1, settled_at: null })
      expect(delivery?.last_answer).toHaveLength(1024)
      expect(delivery?.next_attempt_at?.getTime()).toBe(room.server.clock.now().getTime() + wait)
      room.server.clock.advance(wait - 1)
      await room.work()
      expect(hook.received).toHaveLength(index + 1)
      room.server.clock.advance(1)
      status = index % 2 ? 302 : 404
      await room.work()
      expect(hook.received).toHaveLength(index + 2)
    }
    const [delivery] = await room.deliveries({ endpoint_id: id })
    expect(delivery).toMatchObject({ status: 'dead', attempts: 9, failures: 9, is_single: false })
    expect(delivery?.settled_at).toEqual(room.server.clock.now())
    expect(hook.received.map(({ headers }) => headers['service-delivery-attempt'])).toEqual([...'123456789'])
    expect(new Set(hook.received.map(({ headers }) => headers['service-signature'])).size).toBe(9)
    expect(new Set(hook.received.map(({ headers }) => headers['service-delivery-id'])).size).toBe(1)
    expect(new Set(hook.received.map(({ body }) => body.toString('hex'))).size).toBe(1)
    expect(await room.endpointRow(id)).toMatchObject({ consecutive_failures: 9 })
  })

  test('comes back at most five seconds later than the schedule says, and never earlier', async () => {
    const hook = await room.receiver((_, response) => response.writeHead(500).end())
    const { id } = await room.endpoint(hook.url, only)
    await register()
    const waits = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR, 24 * HOUR]
    for (const [index, wait] of waits.entries()) {
      const share = (index % 3) / 2
      await room.work({ random: () => share })
      const [delivery] = await room.deliveries({ endpoint_id: id })
      const due = delivery?.next_attempt_at?.getTime() ?? 0
      expect(due - room.server.clock.now().getTime()).toBe(wait + share * 5_000)
      room.server.clock.set(new Date(due))
    }
  })

  test('whose attempt was lost is sent again with the same id and number, and counts no failure', async () => {
    const hook = await room.receiver()
    const { id } = await room.endpoint(hook.url, only)
    await register()
    await room.fanOut()
    const [made] = await room.deliveries({ endpoint_id: id })
    const lost = { attempts: 1, first_attempt_at: room.server.clock.now(), last_attempt_at: room.server.clock.now() }
    await room.server.database('webhook_deliveries').where({ id: made?.id }).update(lost)
    await room.deliver()
    expect(hook.received[0]?.headers).toMatchObject({
      'service-delivery-id': made?.id,
      'service-delivery-attempt': '1',
    })
    const [delivery] = await room.deliveries({ endpoint_id: id })
    expect(delivery).toMatchObject({ status: 'delivered', attempts: 1, failures: 0 })
    expect(await room.endpointRow(id)).toMatchObject({ consecutive_failures: 0 })
  })

  test('is pending without an attempt until somebody has answered or nobody did in time', async () => {
    let seen: unknown
    const hook = await room.receiver(async ({ headers }, response) => {
      seen = (await room.deliveries({ id: headers['service-delivery-id'] }))[0]
      response.end()
    })
    const { id } = await room.endpoint(hook.url, only)
    await register()
    await room.work()
    expect(seen).toMatchObject({ attempts: 0, status: 'pending', last_attempt_at: null, first_attempt_at: null })
    const at = room.server.clock.now()
    const [delivery] = await room.deliveries({ endpoint_id: id })
    expect(delivery).toMatchObject({ attempts: 1, last_attempt_at: at, first_attempt_at: at })
  })

  test('to an address that is not public any more is a failure', async () => {
    const { id } = await room.endpoint('https://10.0.0.1/hook', only)
    await register()
    await room.work()
    const [delivery] = await room.deliveries({ endpoint_id: id })
    expect(delivery).toMatchObject({ status: 'failed', last_status_code: null, failures: 1 })
    expect(delivery?.last_error).toContain('not public')
  })
})

describe('an endpoint', () => {
  test('that is deleted ends the attempt in flight', async () => {
    let arrived = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve
    })
    const hook = await room.receiver(() => arrived())
    const { id } = await room.endpoint(hook.url, only)
    await register()
    await room.fanOut()
    const delivering = room.deliver()
    await arrival
    await room.server.database('webhook_endpoints').where({ id }).delete()
    await delivering
    expect(await room.deliveries({ endpoint_id: id })).toEqual([])
  })

  test('that is paused is sent nothing, and its delivery rests', async () => {
    const hook = await room.receiver()
    const { id } = await room.endpoint(hook.url, only)
    await register()
    await room.fanOut()
    const paused = { paused_at: room.server.clock.now(), paused_reason: 'manual' }
    await room.server.database('webhook_endpoints').where({ id }).update(paused)
    await room.deliver()
    await register()
    await room.work()
    expect(hook.received).toEqual([])
    for (const delivery of await room.deliveries({ endpoint_id: id })) {
      expect(delivery).toMatchObject({ status: 'pending', next_attempt_at: null, attempts: 0 })
    }
  })

  test('that is enabled while a delivery is about to rest gets it', async () => {
    const hook = await room.receiver()
    const { id } = await room.endpoint(hook.url, only)
    await register()
    await room.fanOut()
    const own = { organization_id: room.fixtures.organizationId, id }
    const paused = { paused_at: room.server.clock.now(), paused_reason: 'manual' }
    await room.server.database('webhook_endpoints').where(own).update(paused)
    let delivering: Promise<void> | undefined
    await room.server.database.transaction(async (transaction) => {
      await transaction('webhook_endpoints').where(own).forUpdate().first()
      await transaction('webhook_endpoints').where(own).update({ paused_at: null, paused_reason: null })
      delivering = room.deliver()
      await waitUntilBlocked(room.server.database, 1, delivering)
    })
    await delivering
    room.server.clock.advance(MINUTE)
    await room.deliver()
    expect(hook.received).toHaveLength(1)
  })

  test('that is paused and enabled is not sent again what is on its way', async () => {
    const answers: (() => void)[] = []
    const hook = await room.receiver((_, response) => {
      // Of an endpoint that takes the first at once, several are on their way.
      if (answers.push(() => response.end()) === 1) response.end()
    })
    const { id } = await room.endpoint(hook.url, only)
    for (let count = 0; count < 3; count += 1) await register()
    await room.fanOut()
    const delivering = room.deliver()
    await expect.poll(() => answers.length).toBe(3)
    room.server.clock.advance(1_000)
    const due = { next_attempt_at: room.server.clock.now() }
    await room.server.database('webhook_deliveries').where({ endpoint_id: id, settled_at: null }).update(due)
    await register()
    await room.fanOut()
    await expect.poll(() => answers.length).toBe(4)
    for (const answer of answers.slice(1)) answer()
    await delivering
    expect(new Set(hook.received.map(({ headers }) => headers['service-delivery-id'])).size).toBe(4)
    expect(hook.received).toHaveLength(4)
  })

  test('that is paused while an attempt fails is not tried again', async () => {
    const hook = await room.receiver(async (_, response) => {
      const paused = { paused_at: room.server.clock.now(), paused_reason: 'manual' }
      await room.server.database('webhook_endpoints').where({ id }).update(paused)
      response.writeHead(500).end()
    })
    const { id } = await room.endpoint(hook.url, only)
    await register()
    await room.work()
    const [delivery] = await room.deliveries({ endpoint_id: id })
    expect(delivery).toMatchObject({ status: 'pending', next_attempt_at: null, failures: 1 })
  })

  test('gets a test event once, whatever comes of it, also while it is paused, and its health is the same', async () => {
    const hook = await room.receiver((_, response) => response.writeHead(500).end())
    const { id } = await room.endpoint(hook.url, { paused_at: new Date(), paused_reason: 'manual' })
    await room.server.database('webhook_deliveries').insert({
      organization_id: room.fixtures.organizationId,
      id: 'TEST',
      endpoint_id: id,
      webhook_event_id: 'evt_TEST',
      body: Buffer.from('{}'),
      type: 'ticket.issued',
      livemode: false,
      is_test: true,
      created_at: room.server.clock.now(),
      next_attempt_at: room.server.clock.now(),
      is_single: true,
    })
    await room.deliver()
    room.server.clock.advance(48 * HOUR)
    await room.deliver()
    expect(hook.received.map(({ body }) => body.toString())).toEqual(['{}'])
    const [delivery] = await room.deliveries({ endpoint_id: id })
    expect(delivery).toMatchObject({ status: 'failed', attempts: 1, is_single: false })
    expect(delivery?.settled_at).not.toBeNull()
    expect(await room.endpointRow(id)).toMatchObject({ consecutive_failures: 0 })
  })

  test('gets a replay as another delivery of the same bytes', async () => {
    const hook = await room.receiver()
    const { id } = await room.endpoint(hook.url, only)
    await register()
    await room.work()
    const [original] = await room.server.database('webhook_deliveries').where({ endpoint_id: id })
    const { organization_id, endpoint_id, webhook_event_id, type, event_id, livemode, first_attempt_at } = original
    await room.server.database('webhook_deliveries').insert({
      organization_id,
      id: `${original.id.slice(0, -1)}${original.id.endsWith('Z') ? 'Y' : 'Z'}`,
      endpoint_id,
      webhook_event_id,
      type,
      event_id,
      livemode,
      first_attempt_at,
      replay_of: original.id,
      created_at: room.server.clock.now(),
      next_attempt_at: room.server.clock.now(),
      is_single: true,
    })
    room.server.clock.advance(5000)
    await room.deliver()
    const [first, second] = hook.received
    expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true)
    expect(second?.headers['service-signature']).not.toBe(first?.headers['service-signature'])
    expect(second?.headers['service-delivery-id']).not.toBe(first?.headers['service-delivery-id'])
  })
})

test('a delivery that somebody holds delays no other endpoint', async () => {
  const answers: (() => void)[] = []
  const late = await room.receiver((_, response) => void answers.push(() => response.end()))
  const { id: heldEndpoint } = await room.endpoint(late.url, only)
  const { id } = await room.endpoint(late.url, only)
  await register()
  await room.fanOut()
  const delivering = room.deliver()
  await expect.poll(() => answers.length).toBe(2)
  await room.server.database.transaction(async (transaction) => {
    await transaction('webhook_deliveries').where({ endpoint_id: heldEndpoint }).forUpdate().first()
    for (const answer of answers) answer()
    const status = async () => (await room.deliveries({ endpoint_id: id }))[0]?.status
    await expect.poll(status).toBe('delivered')
  })
  await delivering
  expect(await room.deliveries({ endpoint_id: heldEndpoint })).toMatchObject([{ status: 'delivered', failures: 0 }])
})

test('one endpoint that never answers delays no other of its organization', async () => {
  const silent = await room.receiver(() => {})
  const hooks = await Promise.all([room.receiver(), room.receiver()])
  const { id } = await room.endpoint(silent.url)
  for (const hook of hooks) await room.endpoint(hook.url)
  for (let count = 0; count < 10; count += 1) await register()
  await room.fanOut()
  const delivering = room.deliver()
  await expect.poll(() => hooks.map(({ received }) => received.length)).toEqual([40, 40])
  expect(silent.received).toHaveLength(1)
  await room.server.database('webhook_endpoints').where({ id }).delete()
  await delivering
  expect(new Set(hooks[0]?.received.map((one) => parseReceivedEnvelope(one).id)).size).toBe(40)
})

test('metrics tell attempts by outcome, the lag of first attempts, and the age of what waits', async () => {
  const value = async (name: string) => {
    const lines = (await room.registry.metrics()).split('\n')
    return Number(
      lines
        .find((line) => line.startsWith(name))
        ?.split(' ')
        .at(-1) ?? 0,
    )
  }
  const counts = () =>
    Promise.all([
      ...['taken', 'refused', 'unanswered'].map((outcome) =>
        value(`postern_webhook_attempts_total{outcome="${outcome}"}`),
      ),
      value('postern_webhook_first_attempt_lag_seconds_count'),
    ])
  const before = await counts()
  const good = await room.receiver()
  const bad = await room.receiver((_, response) => response.writeHead(500).end())
  for (const url of [good.url, bad.url, 'https://10.0.0.1/']) await room.endpoint(url, only)
  await register()
  await room.fanOut()
  room.server.clock.advance(2_000)
  await room.deliver()
  const after = await counts()
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 1, 3])
  const hour = new Date(Date.now() - 3_600_000)
  const failed = room.server.database('webhook_deliveries').where({ status: 'failed' })
  await failed.update({ next_attempt_at: hour })
  expect(await value('postern_webhook_queue_age_seconds{queue="deliveries"}')).toBeGreaterThanOrEqual(3600)
})

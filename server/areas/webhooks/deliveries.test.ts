import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { insertTestDelivery } from '../../testing/webhooks/deliveries.ts'

const NAMES: Record<string, string[]> = {}
const DAY = 86_400_000
/** Runs during a DNS lookup, as a concurrent request would. */
let meanwhile: (() => Promise<unknown>) | undefined

let server: TestServer
let fixtures: TestFixtures
let live: TestApiCall
let webhook: string
let path: string

beforeAll(async () => {
  server = await startTestServer({
    resolve: async (host) => {
      await meanwhile?.()
      return NAMES[host] ?? ['1.1.1.1']
    },
  })
})

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  live = fixtures.live
  const options = { url: 'https://hooks.example.com/postern', event_types: ['ticket.voided', 'ticket.issued'] }
  webhook = (await live('POST', '/v1/webhooks', options)).body.id
  path = `/v1/webhooks/${webhook}`
})

afterAll(() => server.close())

type Shown = { id: string }
const record = (more: Parameters<typeof insertTestDelivery>[3] = {}) =>
  insertTestDelivery(server, fixtures.organizationId, webhook, more)
const idsOf = async (query: string, call = live) =>
  (await call('GET', `${path}/deliveries${query}`)).body.data.map(({ id }: Shown) => id)

describe('the deliveries of an endpoint', () => {
  test('are listed newest first, page by page', async () => {
    const [first, second, third] = [await record(), await record(), await record()]
    const { body } = await live('GET', `${path}/deliveries?limit=2`)
    expect(body.data.map(({ id }: Shown) => id)).toEqual([third, second])
    expect(await idsOf(`?limit=2&cursor=${body.page.next_cursor}`)).toEqual([first])
  })

  test('are filtered by status, by event and by type', async () => {
    await makeTestEvent(live)
    const { body: event } = await live('GET', '/v1/events/fest')
    const dead = await record({ status: 'dead' })
    const issued = await record({ type: 'ticket.issued', eventId: event.id })
    expect(await idsOf('?status=dead')).toEqual([dead])
    expect(await idsOf('?status=delivered')).toEqual([issued])
    expect(await idsOf('?event=ticket.issued')).toEqual([issued])
    expect(await idsOf('?event=fest')).toEqual([issued])
    expect(await idsOf(`?event=${event.id}&status=dead`)).toEqual([])
    expect(getStatusAndCode(await live('GET', `${path}/deliveries?event=nothing`))).toEqual([404, 'not_found'])
    expect(getStatusAndCode(await live('GET', `${path}/deliveries?status=lost`))).toEqual([400, 'validation_failed'])
  })

  test('show the envelope byte for byte, the last signature and what the answer began with', async () => {
    const envelope = '{ "id":"evt_x",\t"data": {"name":"Ñandú 🎟", "n": 1.0} }'
    const id = await record({ status: 'dead', envelope })
    const { status, body } = await live('GET', `${path}/deliveries/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, webhook_id: webhook, envelope, last_signature: 't=1,v1=00', answer: 'Nö' })
    expect(body.attempt_log).toEqual([])
    const other = (await live('POST', '/v1/webhooks', { url: 'https://a.example.com', event_types: '*' })).body.id
    expect(getStatusAndCode(await live('GET', `/v1/webhooks/${other}/deliveries/${id}`))).toEqual([404, 'not_found'])
  })

  test('of live people are not there for a test key', async () => {
    const [lived, tried] = [await record(), await record({ livemode: false })]
    expect(await idsOf('')).toEqual([tried, lived])
    expect(await idsOf('', fixtures.test)).toEqual([tried])
    expect(getStatusAndCode(await fixtures.test('GET', `${path}/deliveries/${lived}`))).toEqual([404, 'not_found'])
    expect((await fixtures.test('GET', `${path}/deliveries/${tried}`)).status).toBe(200)
    expect(getStatusAndCode(await fixtures.test('POST', `/v1/webhooks/deliveries/${lived}/replay`))).toEqual([
      404,
      'not_found',
    ])
  })

  test('that were recorded when its filter was wider are not there for a limited key', async () => {
    const groupId = (await live('POST', '/v1/groups', { code: 'north', name: 'North' })).body.id
    const north = await fixtures.as({ groupId })
    const [wider, own] = [await record(), await record({ visibleTo: [groupId] })]
    expect(getStatusAndCode(await north('GET', `${path}/deliveries`))).toEqual([404, 'not_found'])
    expect(getStatusAndCode(await north('GET', `${path}/deliveries/${own}`))).toEqual([404, 'not_found'])
    await live('PATCH', path, { group: 'north' })
    expect(await idsOf('', north)).toEqual([own])
    expect(getStatusAndCode(await north('GET', `${path}/deliveries/${wider}`))).toEqual([404, 'not_found'])
    expect(getStatusAndCode(await north('POST', `/v1/webhooks/deliveries/${wider}/replay`))).toEqual([404, 'not_found'])
    expect((await north('POST', `/v1/webhooks/deliveries/${own}/replay`)).status).toBe(201)
  })

  test('that wait and that a key cannot see are not led elsewhere by it', async () => {
    const groupId = (await live('POST', '/v1/groups', { code: 'north', name: 'North' })).body.id
    const north = await fixtures.as({ groupId })
    await live('PATCH', path, { group: 'north' })
    const elsewhere = { url: 'https://elsewhere.example.com/' }
    await record({ status: 'pending', visibleTo: [groupId] })
    expect((await north('PATCH', path, elsewhere)).status).toBe(200)
    await live('PATCH', path, { url: 'https://hooks.example.com/postern' })
    await record({ status: 'pending', visibleTo: [] })
    const refused = await north('PATCH', path, elsewhere)
    expect(getStatusAndCode(refused)).toEqual([409, 'invalid_state'])
    expect(refused.body.error.details).toEqual({ state: 'deliveries_wait' })
    expect((await north('PATCH', path, { description: 'Ours' })).status).toBe(200)
    await live('PATCH', path, { group: null, livemode: false })
    expect(getStatusAndCode(await fixtures.test('PATCH', path, elsewhere))).toEqual([409, 'invalid_state'])
    expect((await live('PATCH', path, elsewhere)).status).toBe(200)
  })

  test('go with their endpoint', async () => {
    const id = await record()
    await live('DELETE', path)
    expect(await server.database('webhook_deliveries').where({ id })).toEqual([])
  })
})

describe('a test event', () => {
  test('is one delivery of a sample of the first type that the endpoint is told of', async () => {
    const { status, body, headers } = await live('POST', `${path}/test`)
    expect(status).toBe(201)
    expect(headers.get('location')).toBe(`${path}/deliveries/${body.id}`)
    const now = server.clock.now().toISOString()
    expect(body).toMatchObject({
      type: 'ticket.voided',
      status: 'pending',
      livemode: false,
      event_id: null,
      attempts: 0,
    })
    expect(body).toMatchObject({ next_attempt_at: now, created_at: now, replay_of: null })
    const details = (await live('GET', headers.get('location') ?? '')).body
    const envelope = JSON.parse(details.envelope)
    expect(envelope).toEqual({
      id: body.envelope_id,
      type: 'ticket.voided',
      created_at: now,
      livemode: false,
      organization_id: fixtures.organizationId,
      event_id: null,
      request_id: null,
      actor: null,
      data: expect.objectContaining({ livemode: false, status: 'voided' }),
    })
    const logged = await server.database('audit_log').where({ object_id: webhook, action: 'webhook.tested' })
    expect(logged).toHaveLength(1)
  })

  test('is of the type that is asked for, subscribed or not, and also while the endpoint is paused', async () => {
    await live('POST', `${path}/pause`)
    const { body } = await live('POST', `${path}/test`, { type: 'payment.failed' })
    expect([body.type, body.next_attempt_at]).toEqual(['payment.failed', server.clock.now().toISOString()])
    const all = (await live('POST', '/v1/webhooks', { url: 'https://a.example.com', event_types: '*' })).body.id
    expect((await live('POST', `/v1/webhooks/${all}/test`)).body.type).toBe('registration.created')
    expect(getStatusAndCode(await live('POST', `${path}/test`, { type: '*' }))).toEqual([400, 'validation_failed'])
  })

  test('of an endpoint that is deleted meanwhile is refused', async () => {
    meanwhile = async () => {
      meanwhile = undefined
      await live('DELETE', path)
    }
    expect(getStatusAndCode(await live('POST', `${path}/test`))).toEqual([404, 'not_found'])
  })

  test('does not go where the name has come to lead inside', async () => {
    NAMES['hooks.example.com'] = ['192.168.1.20']
    try {
      const answers = [
        await live('POST', `${path}/test`),
        await live('POST', `/v1/webhooks/deliveries/${await record()}/replay`),
      ]
      await live('POST', `${path}/pause`)
      answers.push(await live('POST', `${path}/enable`))
      expect(answers.map(getStatusAndCode)).toEqual(answers.map(() => [422, 'webhook_url_refused']))
      expect((await live('GET', path)).body.paused).toBe(true)
    } finally {
      delete NAMES['hooks.example.com']
    }
  })
})

describe('a replay', () => {
  const replay = (id: string) => live('POST', `/v1/webhooks/deliveries/${id}/replay`)

  test('is a new delivery of the same envelope', async () => {
    const id = await record({ envelope: '{"ñ": 1}' })
    const { status, body, headers } = await replay(id)
    expect(status).toBe(201)
    expect(headers.get('location')).toBe(`${path}/deliveries/${body.id}`)
    const original = (await live('GET', `${path}/deliveries/${id}`)).body
    expect(body).toMatchObject({ replay_of: id, status: 'pending', attempts: 0, envelope_id: original.envelope_id })
    expect((await live('GET', `${path}/deliveries/${body.id}`)).body.envelope).toBe('{"ñ": 1}')
    const [logged] = await server.database('audit_log').where({ object_id: body.id })
    expect(logged.action).toBe('webhook_delivery.replayed')
  })

  test('is made of whatever was attempted, also of what waits for its next attempt', async () => {
    for (const status of ['delivered', 'failed', 'dead'] as const) {
      const { body, ...reply } = await replay(await record({ status }))
      expect([status, reply.status, body.status]).toEqual([status, 201, 'pending'])
    }
  })

  test('of a failed delivery leaves it its own schedule', async () => {
    const due = new Date(server.clock.now().getTime() + 300_000)
    const id = await record({ status: 'failed', failures: 2, due })
    const rowOf = (one: string) => server.database('webhook_deliveries').where({ id: one }).first()
    const before = await rowOf(id)
    const { body: copy } = await replay(id)
    expect(copy).toMatchObject({ replay_of: id, attempts: 0, next_attempt_at: server.clock.now().toISOString() })
    expect(await rowOf(id)).toEqual(before)
    expect(await rowOf(copy.id)).toMatchObject({ failures: 0, first_attempt_at: before.first_attempt_at })
  })

  test('is not made of what is pending, because its endpoint is paused or nothing was sent yet', async () => {
    const [fresh, failed] = [await record({ status: 'pending' }), await record({ status: 'failed', failures: 1 })]
    await live('POST', `${path}/pause`)
    for (const id of [fresh, failed]) {
      const refused = await replay(id)
      expect(getStatusAndCode(refused)).toEqual([409, 'invalid_state'])
      expect(refused.body.error).toMatchObject({
        message: `The delivery ${id} is pending: it goes out by itself, and can be replayed after its next attempt.`,
        details: { state: 'pending' },
      })
    }
    await live('POST', `${path}/enable`)
    expect([(await replay(fresh)).status, (await replay(failed)).status]).toEqual([409, 201])
  })

  test.each([['delivered'], ['failed'], ['dead']] as const)(
    'of a %s one can be made for 30 days from its first attempt, of which a copy starts no new ones',
    async (outcome) => {
      const now = server.clock.now().getTime()
      const id = await record({ status: outcome, firstAttemptAt: new Date(now - 30 * DAY) })
      const { body: copy } = await replay(id)
      await server
        .database('webhook_deliveries')
        .where({ id: copy.id })
        .update({ status: 'delivered', settled_at: server.clock.now(), next_attempt_at: null })
      server.clock.advance(1)
      for (const one of [id, copy.id]) expect(getStatusAndCode(await replay(one))).toEqual([410, 'replay_window_over'])
      server.clock.advance(-1)
      expect((await replay(copy.id)).status).toBe(201)
    },
  )

  test('of a test event is one, too', async () => {
    const { body: sent } = await live('POST', `${path}/test`)
    await server
      .database('webhook_deliveries')
      .where({ id: sent.id })
      .update({ status: 'failed', settled_at: server.clock.now(), next_attempt_at: null, attempts: 1 })
    const { status, body } = await replay(sent.id)
    expect(status).toBe(201)
    expect(await server.database('webhook_deliveries').where({ id: body.id }).first()).toMatchObject({ is_test: true })
  })

  test('waits while the endpoint is paused', async () => {
    const id = await record()
    await live('POST', `${path}/pause`)
    expect((await replay(id)).body).toMatchObject({ status: 'pending', next_attempt_at: null })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../../../testing/fixtures.ts'
import { setUpWebhookTests, type WebhookTestSetup } from '../../../testing/webhooks/webhook-test-setup.ts'

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

const batchesOf = (id: string) => room.server.database('webhook_batches').where({ endpoint_id: id })
const idsOf = (requests: { headers: Record<string, unknown> }[]) =>
  requests.map(({ headers }) => headers['service-delivery-id'])

/** An endpoint with a batch of so many deliveries, in their order. */
async function makeBatch(url: string, count: number) {
  const { id } = await room.endpoint(url, { event_types: ['registration.created'] })
  for (let made = 0; made < count; made += 1) {
    await room.fixtures.live('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
  }
  await room.fanOut()
  const deliveries = await room.deliveries({ endpoint_id: id })
  return { id, ids: deliveries.map((one) => one.id).sort() }
}

describe('a batch', () => {
  test('holds what one transaction made for an endpoint, and is gone once that is sent, in its order', async () => {
    const hook = await room.receiver()
    const { id, ids } = await makeBatch(hook.url, 3)
    expect(await batchesOf(id)).toMatchObject([{ first_id: ids[0], last_id: ids[2] }])
    await room.deliver()
    expect(idsOf(hook.received)).toEqual(ids)
    expect(await batchesOf(id)).toEqual([])
  })

  test('of which a lost process has sent a part is sent to its end, and that part not again', async () => {
    const hook = await room.receiver()
    const { id, ids } = await makeBatch(hook.url, 3)
    const settled = { status: 'delivered', settled_at: room.server.clock.now() }
    await room.server.database('webhook_deliveries').where({ id: ids[1] }).update(settled)
    await room.deliver()
    expect(idsOf(hook.received)).toEqual([ids[0], ids[2]])
    expect(await batchesOf(id)).toEqual([])
  })

  test('of which everything is settled is deleted, and nothing is sent', async () => {
    const hook = await room.receiver()
    const { id } = await makeBatch(hook.url, 2)
    const settled = { status: 'delivered', settled_at: room.server.clock.now() }
    await room.server.database('webhook_deliveries').where({ endpoint_id: id }).update(settled)
    await room.deliver()
    expect(hook.received).toEqual([])
    expect(await batchesOf(id)).toEqual([])
  })

  test('is gone when all that failed waits for its own time', async () => {
    const hook = await room.receiver((_, response) => response.writeHead(500).end())
    const { id, ids } = await makeBatch(hook.url, 2)
    await room.deliver()
    expect(await batchesOf(id)).toEqual([])
    const failed = await room.deliveries({ endpoint_id: id, is_single: true, status: 'failed' })
    expect(failed.map((one) => one.id).sort()).toEqual(ids)
  })

  test('rests with its endpoint, and what rested is sent once the endpoint is enabled', async () => {
    const hook = await room.receiver()
    const { id, ids } = await makeBatch(hook.url, 3)
    const { live } = room.fixtures
    expect((await live('POST', `/v1/webhooks/${id}/pause`)).status).toBe(200)
    await room.deliver()
    expect(hook.received).toEqual([])
    expect(await batchesOf(id)).toEqual([])
    const moved = await room.deliveries({ endpoint_id: id })
    expect(moved.map(({ next_attempt_at }) => next_attempt_at)).toEqual([null, null, null])
    const enabled = { paused_at: null, paused_reason: null }
    await room.server.database('webhook_endpoints').where({ id }).update(enabled)
    const due = { next_attempt_at: room.server.clock.now(), is_single: true }
    await room.server.database('webhook_deliveries').where({ endpoint_id: id }).update(due)
    await room.deliver()
    expect(idsOf(hook.received)).toEqual(ids)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changePlan, changePlanOverrides } from '../../access/organizations/index.ts'
import { buildLog } from '../../platform/log.ts'
import { buildWorkerOrigin } from '../../platform/work/audit/index.ts'
import { doWork } from '../../platform/work/work.ts'
import { buildTestFixtures, type TestApiCall, type TestFixtures } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { waitUntilBlocked } from '../../testing/until-blocked.ts'
import { insertTestDelivery } from '../../testing/webhooks/deliveries.ts'
import type { HookAdmin } from './endpoints/endpoint-caller.ts'
import { finishBacklogs, pauseEndpoint, syncPausesToPlan, toHookAdmin } from './index.ts'

const silent = buildLog('silent')
let server: TestServer
let fixtures: TestFixtures
let live: TestApiCall
let webhook: string

beforeAll(async () => {
  server = await startTestServer()
})

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  live = fixtures.live
  webhook = await make()
})

afterAll(() => server.close())

const make = async (more: object = {}) =>
  (await live('POST', '/v1/webhooks', { url: 'https://hooks.example.com', event_types: '*', ...more })).body.id
const record = (more: Parameters<typeof insertTestDelivery>[3]) =>
  insertTestDelivery(server, fixtures.organizationId, webhook, more)
const act = async (name: string, id = webhook) => (await live('POST', `/v1/webhooks/${id}/${name}`)).body
const endpointOf = async (id = webhook) => (await live('GET', `/v1/webhooks/${id}`)).body
const deliveryOf = (id: string) => server.database('webhook_deliveries').where({ id }).first()
const trailOf = async (id = webhook) => {
  const rows = await server.database('audit_log').where({ object_id: id }).orderBy('id')
  return rows.map(({ action }: { action: string }) => action).slice(1)
}

const rowOf = () => server.database('webhook_endpoints').where({ id: webhook }).first()

describe('pausing an endpoint', () => {
  test('lets what waits rest, and leaves what is settled or a test event', async () => {
    const waiting = [await record({ status: 'failed', failures: 2 }), await record({ status: 'pending' })]
    const settled = [await record({ status: 'delivered' }), await record({ status: 'dead' })]
    const tried = (await act('test')).id
    expect(await act('pause')).toMatchObject({ paused: true, paused_reason: 'manual' })
    for (const id of waiting) expect(await deliveryOf(id)).toMatchObject({ status: 'pending', next_attempt_at: null })
    expect((await Promise.all(settled.map(deliveryOf))).map(({ status }) => status)).toEqual(['delivered', 'dead'])
    expect((await deliveryOf(tried)).next_attempt_at).toEqual(server.clock.now())
  })

  test('a second time changes nothing', async () => {
    const first = await act('pause')
    server.clock.advance(1_000)
    expect(await act('pause')).toEqual(first)
    expect(await trailOf()).toEqual(['webhook.paused'])
  })

  test('that was paused for failing makes the pause a manual one, which is audited', async () => {
    const failing = { paused_at: server.clock.now(), paused_reason: 'failing', failing_since: server.clock.now() }
    await server.database('webhook_endpoints').where({ id: webhook }).update(failing)
    server.clock.advance(1_000)
    const paused = await act('pause')
    expect(paused).toMatchObject({ paused: true, paused_reason: 'manual', health: 'failing' })
    expect(await endpointOf()).toEqual(paused)
    const [logged] = await server.database('audit_log').where({ object_id: webhook, action: 'webhook.paused' })
    expect(logged).toMatchObject({ actor_type: 'key', source: 'api' })
    expect([logged.before.paused_reason, logged.after.paused_reason]).toEqual(['failing', 'manual'])
  })
})

describe('enabling an endpoint', () => {
  test('clears its failures and makes what rests due, each as it was', async () => {
    const [failed, fresh] = [await record({ status: 'failed', failures: 2 }), await record({ status: 'pending' })]
    await act('pause')
    await server
      .database('webhook_endpoints')
      .where({ id: webhook })
      .update({ consecutive_failures: 70, failing_since: server.clock.now() })
    expect(await endpointOf()).toMatchObject({ health: 'failing', consecutive_failures: 70 })
    server.clock.advance(60_000)
    const healthy = { health: 'healthy', failing_since: null, consecutive_failures: 0 }
    expect(await act('enable')).toMatchObject({ paused: false, paused_reason: null, ...healthy })
    const due = server.clock.now()
    expect(await deliveryOf(failed)).toMatchObject({ status: 'failed', failures: 2, next_attempt_at: due })
    expect(await deliveryOf(fresh)).toMatchObject({ status: 'pending', next_attempt_at: due })
    expect(await trailOf()).toEqual(['webhook.paused', 'webhook.enabled'])
  })

  test('of one that is enabled changes nothing', async () => {
    const before = await endpointOf()
    server.clock.advance(1_000)
    expect(await act('enable')).toEqual(before)
    expect(await trailOf()).toEqual([])
  })

  test('of a large backlog is finished in the background, in order and in bounded batches', async () => {
    await act('pause')
    await server.database.raw(
      `insert into webhook_deliveries
         (organization_id, id, endpoint_id, webhook_event_id, type, event_id, livemode, created_at)
       select ?, 'd' || lpad(n::text, 5, '0'), ?, 'evt_' || n, 'ticket.issued', 'e', true, now()
       from generate_series(1, 2500) n`,
      [fixtures.organizationId, webhook],
    )
    const due = async () =>
      (
        await server
          .database('webhook_deliveries')
          .where({ endpoint_id: webhook })
          .whereNotNull('next_attempt_at')
          .orderBy('id')
          .select('id', 'next_attempt_at')
      ).map((row) => row)
    await act('enable')
    const enabledAt = server.clock.now()
    const first = await due()
    expect([first.length, first.at(-1).id]).toEqual([1_000, 'd01000'])
    expect((await rowOf()).backlog_since).toEqual(enabledAt)
    server.clock.advance(5_000)
    await finishBacklogs(server.database, silent, new AbortController().signal)
    const all = await due()
    expect(all).toHaveLength(2_500)
    expect(new Set(all.map((row) => row.next_attempt_at.getTime()))).toEqual(new Set([enabledAt.getTime()]))
    expect((await rowOf()).backlog_since).toBeNull()
    await act('pause')
    expect(await due()).toHaveLength(1_500)
    await finishBacklogs(server.database, silent, new AbortController().signal)
    expect(await due()).toEqual([])
  })

  test('leaves a delivery that somebody is settling to the background, and forgets none', async () => {
    const id = await record({ status: 'pending' })
    await act('pause')
    await server.database.transaction(async (transaction) => {
      await transaction('webhook_deliveries').where({ id }).forUpdate().first()
      expect((await act('enable')).paused).toBe(false)
    })
    expect((await deliveryOf(id)).next_attempt_at).toBeNull()
    await finishBacklogs(server.database, silent, new AbortController().signal)
    expect((await deliveryOf(id)).next_attempt_at).toEqual(server.clock.now())
  })

  test('waits for whoever records something for it', async () => {
    await act('pause')
    const { organizationId } = fixtures
    let enabled: Promise<unknown> | undefined
    await server.database.transaction(async (transaction) => {
      await transaction.raw('select from webhook_endpoints where organization_id = ? and id = ? for key share', [
        organizationId,
        webhook,
      ])
      enabled = act('enable')
      await waitUntilBlocked(server.database, 1, enabled)
      await transaction('webhook_deliveries').insert({
        organization_id: organizationId,
        id: 'late',
        endpoint_id: webhook,
        webhook_event_id: 'evt_late',
        type: 'ticket.issued',
        event_id: 'e',
        livemode: true,
        created_at: server.clock.now(),
      })
    })
    await enabled
    expect((await deliveryOf('late')).next_attempt_at).toEqual(server.clock.now())
  })
})

describe('a plan', () => {
  const operator = () => ({ organization: { id: fixtures.organizationId, slug: 'harbour' }, member: null })
  const inWork = (perform: Parameters<typeof doWork>[3]) =>
    doWork(server.database, buildWorkerOrigin(fixtures.organizationId), server.clock.now(), perform)
  const moveTo = (plan: string) => inWork((work) => changePlan(work, operator(), plan, syncPausesToPlan))
  const override = (...entries: string[]) =>
    inWork((work) => changePlanOverrides(work, operator(), entries, syncPausesToPlan))

  test('that loses webhooks pauses the endpoints, and one that has them again enables those and no others', async () => {
    const paused = await make({ paused: true })
    const waiting = await record({ status: 'failed', failures: 1 })
    await moveTo('starter')
    await moveTo('free')
    const stored = await server.database('webhook_endpoints').whereIn('id', [webhook, paused]).orderBy('id')
    expect(stored.map((row) => row.paused_reason)).toEqual(['plan', 'manual'])
    expect(await deliveryOf(waiting)).toMatchObject({ status: 'pending', next_attempt_at: null })
    await moveTo('growth')
    await moveTo('scale')
    expect(await endpointOf()).toMatchObject({ paused: false, paused_reason: null })
    expect(await endpointOf(paused)).toMatchObject({ paused: true, paused_reason: 'manual' })
    expect((await deliveryOf(waiting)).next_attempt_at).toEqual(server.clock.now())
    expect(await trailOf()).toEqual(['webhook.paused', 'webhook.enabled'])
    expect(await trailOf(paused)).toEqual([])
  })

  test('that has webhooks again does not enable what a member paused meanwhile', async () => {
    const other = await make()
    await moveTo('starter')
    const waiting = await record({ status: 'pending', due: null })
    const paused = await inWork((work) => pauseEndpoint(work, toHookAdmin(operator()) as HookAdmin, webhook))
    expect(paused).toMatchObject({ paused: true, paused_reason: 'manual' })
    const [, logged] = await server
      .database('audit_log')
      .where({ object_id: webhook, action: 'webhook.paused' })
      .orderBy('id')
    expect([logged.before.paused_reason, logged.after.paused_reason]).toEqual(['plan', 'manual'])
    await moveTo('scale')
    expect(await endpointOf()).toMatchObject({ paused: true, paused_reason: 'manual' })
    expect(await endpointOf(other)).toMatchObject({ paused: false, paused_reason: null })
    expect((await deliveryOf(waiting)).next_attempt_at).toBeNull()
    expect(await act('enable')).toMatchObject({ paused: false, paused_reason: null })
    expect((await deliveryOf(waiting)).next_attempt_at).toEqual(server.clock.now())
  })

  test('that has webhooks again waits for a member who is pausing an endpoint', async () => {
    await moveTo('starter')
    let returned: Promise<unknown> | undefined
    await inWork(async (work) => {
      await pauseEndpoint(work, toHookAdmin(operator()) as HookAdmin, webhook)
      returned = moveTo('scale')
      await waitUntilBlocked(server.database, 1, returned)
    })
    await returned
    expect(await rowOf()).toMatchObject({ paused_reason: 'manual' })
  })

  test('may be overridden, with the same effect', async () => {
    await override('webhooks=false')
    expect((await rowOf()).paused_reason).toBe('plan')
    await override('attendee_cap=5')
    expect((await rowOf()).paused_reason).toBe('plan')
    await override('webhooks=')
    expect((await rowOf()).paused_reason).toBeNull()
  })
})

import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { buildLog } from '../../../platform/log.ts'
import { buildTestFixtures } from '../../../testing/fixtures.ts'
import { raiseTestEvents } from '../../../testing/webhooks/raise-events.ts'
import { setUpWebhookTests, type WebhookTestSetup } from '../../../testing/webhooks/webhook-test-setup.ts'
import { fanOutWebhookEvents } from './fan-out.ts'

const URL_OF_NOBODY = 'https://hooks.example.com/hook'
const MAX_PAIRS = 5_000

let room: WebhookTestSetup

beforeAll(async () => {
  room = await setUpWebhookTests()
})
afterAll(() => room.close())
beforeEach(async () => {
  room.fixtures = await buildTestFixtures(room.server)
})

const addEndpoints = (count: number) =>
  room.server.database('webhook_endpoints').insert(
    Array.from({ length: count }, () => ({
      organization_id: room.fixtures.organizationId,
      id: newId(room.server.clock.now()),
      url: URL_OF_NOBODY,
      event_types: ['*'],
      secret: Buffer.alloc(0),
      secret_last_four: '1234',
      created_at: room.server.clock.now(),
      updated_at: room.server.clock.now(),
    })),
  )

const raise = (count: number, type = 'ticket.issued') =>
  raiseTestEvents(room.server, { organizationId: room.fixtures.organizationId, count, type })

async function deliveriesByTransaction(): Promise<number[]> {
  const { rows } = await room.server.database.raw(
    'select count(*)::integer as made from webhook_deliveries where organization_id = ? group by xmin::text order by made desc',
    [room.fixtures.organizationId],
  )
  return rows.map(({ made }: { made: number }) => made)
}

/** Until nothing is left, however slow the machine is. */
const fanOutOnce = (log = buildLog('silent')) => {
  const { database, clock } = room.server
  return fanOutWebhookEvents({ database, clock, log, turnSeconds: 3_600 })
}

test('many events for many endpoints are told in transactions of bounded size, each pair once and in order', async () => {
  await addEndpoints(60)
  const events = await raise(200)
  await fanOutOnce()
  const made = await deliveriesByTransaction()
  expect(made.reduce((sum, count) => sum + count, 0)).toBe(60 * 200)
  expect(Math.max(...made)).toBeLessThanOrEqual(MAX_PAIRS)
  const deliveries = await room.deliveries()
  for (const own of Map.groupBy(deliveries, ({ endpoint_id }) => endpoint_id).values())
    expect(own.map((delivery) => delivery.webhook_event_id)).toEqual(events)
})

test('what was written first is told first, also where its ids are the highest', async () => {
  await addEndpoints(1)
  const ids = Array.from({ length: 300 }, () => `evt_${newId(room.server.clock.now())}`).reverse()
  await raiseTestEvents(room.server, { organizationId: room.fixtures.organizationId, ids })
  await fanOutOnce()
  expect((await room.deliveries()).map((delivery) => delivery.webhook_event_id)).toEqual(ids)
})

test('an organization with few endpoints is told of as many events at a time as ever', async () => {
  await addEndpoints(8)
  await raise(200)
  await fanOutOnce()
  expect(await deliveriesByTransaction()).toEqual([1_600])
})

test('as many endpoints as there may be are told of a few events at a time', async () => {
  await addEndpoints(500)
  await raise(12)
  await fanOutOnce()
  const made = await deliveriesByTransaction()
  expect(made.reduce((sum, count) => sum + count, 0)).toBe(6_000)
  expect(Math.max(...made)).toBeLessThanOrEqual(MAX_PAIRS)
})

test('an organization without an endpoint is done with many at a time', async () => {
  await raise(4_500)
  await fanOutOnce()
  const own = { organization_id: room.fixtures.organizationId }
  expect(await room.server.database('webhook_events_to_fan_out').where(own)).toEqual([])
  expect(await room.deliveries()).toEqual([])
  await addEndpoints(1)
  await fanOutOnce()
  expect(await room.deliveries()).toEqual([])
})

test('while one process tells an organization of what happened, no other tells it of what happened later', async () => {
  const { server } = room
  const held = await room.endpoint(URL_OF_NOBODY, { event_types: ['ticket.issued'] })
  const { id } = await room.endpoint(URL_OF_NOBODY)
  const early = await raise(200)
  const stuck = new pg.Client({ connectionString: server.databaseUrl })
  await stuck.connect()
  await stuck.query('begin')
  await stuck.query('select from webhook_endpoints where id = $1 for update', [held.id])
  const first = fanOutOnce()
  const isWaiting = async () =>
    (
      await server.database.raw(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for key share%'`,
      )
    ).rows.length
  await expect.poll(isWaiting).toBe(1)
  const late = await raise(3, 'payment.failed')
  const log = buildLog('silent')
  const failed = vi.spyOn(log, 'error')
  expect(await fanOutOnce(log)).toMatchObject({ waiting: true })
  // It passes over the organization; it does not wait for its rows in vain.
  expect(failed).not.toHaveBeenCalled()
  expect(await room.deliveries({ endpoint_id: id })).toEqual([])
  await stuck.query('rollback')
  await stuck.end()
  await first
  await fanOutOnce()
  const told = await room.deliveries({ endpoint_id: id })
  expect(told.map((delivery) => delivery.webhook_event_id)).toEqual([...early, ...late])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { getQueueStatements } from '../../../platform/queue/statements.ts'
import { buildFixtures } from '../../../testing/fixtures.ts'
import { indexesReadBy, NOT_COUNTED, soughtBy } from '../../../testing/indexes-read.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import {
  findLostDeliveryLeasesSql,
  readEnvelopesSql,
  recordDeliveredSql,
  releasePausedDeliveriesSql,
} from './attempt-queries.ts'
import { createDeliveryQueue, type DeliveryQueueOptions } from './deliver.ts'
import { claimWebhookEventsSql, findOrganizationsToFanOutSql, markEventsFannedOutSql } from './fan-out.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await server.database.raw(NOT_COUNTED)
})
afterAll(() => server.close())

const TABLE = 'webhook_deliveries'
const BY_KEY = `${TABLE}: webhook_deliveries_pkey`
const AT_PLACE = [`${TABLE}: ModifyTable`, `${TABLE}: Tid Scan`]

// Planned while empty: a prepared plan stays until the next analyze, and the table may have a million rows by then.
test.each([
  ['delivered', recordDeliveredSql, [...AT_PLACE, BY_KEY]],
  ['rest', releasePausedDeliveriesSql, [...AT_PLACE, BY_KEY]],
  ['lost', findLostDeliveryLeasesSql, [BY_KEY]],
])(
  'what is %s is looked up by the whole key, however few deliveries PostgreSQL knows of',
  async (_, statement, read) => {
    expect(await indexesReadBy(server.database, statement, [TABLE])).toEqual(read)
    const sought = (await soughtBy(server.database, statement, TABLE)).filter((condition) => condition !== null)
    expect(sought).toEqual([expect.stringMatching(/organization_id = .*endpoint_id = .*id >= .*id <= /)])
  },
)

/** Settled rows leave dead entries in the index of those that wait, which makes it look expensive. */
async function settleDeliveries() {
  const { live, organizationId } = await buildFixtures(server)
  const endpoint = { url: 'https://hooks.example.com/postern', event_types: ['ticket.issued'] }
  const { id } = (await live('POST', '/v1/webhooks', endpoint)).body
  await server.database.raw(
    `insert into webhook_deliveries (organization_id, id, endpoint_id, webhook_event_id, type, livemode, created_at, next_attempt_at)
    select ?, lpad(n::text, 26, '0'), ?, 'evt_' || n, 'ticket.issued', true, now(), now() from generate_series(1, 4000) n`,
    [organizationId, id],
  )
  await server.database(TABLE).update({ status: 'delivered', settled_at: new Date(), next_attempt_at: null })
}

test.each(['claim', 'claimHealthy', 'next'] as const)('%s reads only deliveries that wait', async (name) => {
  if (name === 'claim') await settleDeliveries()
  const options = { database: server.database, clock: systemClock } as DeliveryQueueOptions
  const statement = getQueueStatements(createDeliveryQueue(options))[name]
  if (!statement) throw new Error(`The queue of deliveries has no statement ${name}.`)
  const read = await indexesReadBy(server.database, statement, [TABLE])
  expect(read.filter((one) => !AT_PLACE.includes(one))).toEqual([`${TABLE}: webhook_deliveries_waiting`])
})

test.each([
  ['finding organizations', findOrganizationsToFanOutSql, ['webhook_events_to_tell']],
  ['claiming events', claimWebhookEventsSql, ['webhook_events_to_tell']],
  ['marking events', markEventsFannedOutSql, ['ModifyTable', 'Tid Scan', 'webhook_events_pkey']],
  ['reading envelopes', readEnvelopesSql, ['webhook_events_pkey']],
])('%s reads no event that was fanned out before', async (_, statement, read) => {
  const found = await indexesReadBy(server.database, statement, ['webhook_events'])
  expect(found).toEqual(read.map((one) => `webhook_events: ${one}`))
})

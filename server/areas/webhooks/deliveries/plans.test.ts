import { afterAll, beforeAll, expect, test } from 'vitest'
import { getQueueStatements } from '../../../platform/queue/statements.ts'
import { buildTestFixtures } from '../../../testing/fixtures.ts'
import { CLEAR_TABLE_STATISTICS_SQL, findIndexConditions, findIndexesRead } from '../../../testing/indexes-read.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { deleteDoneBatchesSql, findDueDeliveriesSql, recordDeliveredSql } from './attempt-queries.ts'
import { claimWebhookEventsSql, findOrganizationsToFanOutSql } from './fan-out.ts'
import { DELIVERY_QUEUE_TABLE } from './rows.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await server.database.raw(CLEAR_TABLE_STATISTICS_SQL)
})
afterAll(() => server.close())

const TABLE = 'webhook_deliveries'
const BY_KEY = `${TABLE}: webhook_deliveries_pkey`
const AT_PLACE = [`${TABLE}: ModifyTable`, `${TABLE}: Tid Scan`]

// Planned while empty: a prepared plan stays until the next analyze, and the table may have a million rows by then.
test('what is delivered is looked up by the whole key, however few deliveries PostgreSQL knows of', async () => {
  expect(await findIndexesRead(server.database, recordDeliveredSql, [TABLE])).toEqual([...AT_PLACE, BY_KEY])
  const sought = (await findIndexConditions(server.database, recordDeliveredSql, TABLE)).filter(
    (condition) => condition !== null,
  )
  expect(sought).toEqual([expect.stringMatching(/organization_id = .*endpoint_id = .*id >= .*id <= /)])
})

/** Settled rows leave dead entries in the index of those that wait, which makes it look expensive. */
async function settleDeliveries() {
  const { live, organizationId } = await buildTestFixtures(server)
  const endpoint = { url: 'https://hooks.example.com/postern', event_types: ['ticket.issued'] }
  const { id } = (await live('POST', '/v1/webhooks', endpoint)).body
  await server.database.raw(
    `insert into webhook_deliveries (organization_id, id, endpoint_id, webhook_event_id, type, livemode, created_at, next_attempt_at, is_single)
    select ?, lpad(n::text, 26, '0'), ?, 'evt_' || n, 'ticket.issued', true, now(), now(), true from generate_series(1, 4000) n`,
    [organizationId, id],
  )
  await server.database(TABLE).update({ status: 'delivered', settled_at: new Date(), is_single: false })
}

const { findDue, findDueOf } = getQueueStatements(DELIVERY_QUEUE_TABLE)

const SINGLES = `${TABLE}: webhook_deliveries_single`
const BATCHES = 'webhook_batches: webhook_batches_pkey'

test.each([
  ['finding endpoints', findDue, [BATCHES, SINGLES]],
  ['looking at an endpoint', findDueOf, [BATCHES, SINGLES]],
  ['beginning attempts', findDueDeliveriesSql, [BATCHES, BY_KEY, SINGLES]],
  ['looking for batches that are done', deleteDoneBatchesSql, ['webhook_batches: ModifyTable', BATCHES, BY_KEY]],
])('%s reads only deliveries that wait', async (_, statement, indexes) => {
  if (statement === findDue) await settleDeliveries()
  expect(await findIndexesRead(server.database, statement, [TABLE, 'webhook_batches'])).toEqual(indexes)
})

const QUEUED = 'webhook_events_to_fan_out'

test.each([
  ['finding organizations', findOrganizationsToFanOutSql, [`${QUEUED}: ${QUEUED}_pkey`]],
  [
    'claiming events',
    claimWebhookEventsSql,
    ['webhook_events: webhook_events_pkey', `${QUEUED}: ModifyTable`, `${QUEUED}: ${QUEUED}_pkey`],
  ],
  ['reading envelopes', findDueDeliveriesSql, ['webhook_events: webhook_events_pkey']],
])('%s looks events up by their keys', async (_, statement, read) => {
  expect(await findIndexesRead(server.database, statement, ['webhook_events', QUEUED])).toEqual(read)
})

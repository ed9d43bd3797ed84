import { afterAll, beforeAll, expect, test } from 'vitest'
import { indexesReadBy, NOT_COUNTED, soughtBy } from '../../../testing/indexes-read.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { findLostAttemptsSql, recordDeliveredSql, releasePausedDeliveriesSql } from './attempt-queries.ts'

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
  ['lost', findLostAttemptsSql, [BY_KEY]],
])(
  'what is %s is looked up by the whole key, however few deliveries PostgreSQL knows of',
  async (_, statement, read) => {
    expect(await indexesReadBy(server.database, statement, [TABLE])).toEqual(read)
    const sought = (await soughtBy(server.database, statement, TABLE)).filter((condition) => condition !== null)
    expect(sought).toEqual([expect.stringMatching(/organization_id = .*endpoint_id = .*id >= .*id <= /)])
  },
)

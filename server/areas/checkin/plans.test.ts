import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLEAR_TABLE_STATISTICS_SQL, findIndexConditions, findIndexesRead } from '../../testing/indexes-read.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readScanInputsSql } from './read-scan-inputs.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const LARGE = ['events', 'tickets', 'attendees', 'groups', 'scans', 'checkins', 'idempotency_keys']

test.each([
  ['nothing was counted yet', CLEAR_TABLE_STATISTICS_SQL],
  ['nothing was there when it was counted', `vacuum analyze ${LARGE.join(', ')}`],
])('where %s, all that scans are decided by is read by the keys', async (_, counted) => {
  await server.database.raw(counted)
  expect(await findIndexesRead(server.database, readScanInputsSql, LARGE)).toEqual([
    'attendees: attendees_pkey',
    'checkins: checkins_of_person',
    'events: events_organization_id_code_key',
    'events: events_pkey',
    'groups: groups_pkey',
    'idempotency_keys: idempotency_keys_pkey',
    'scans: scans_client',
    'scans: scans_pkey',
    'tickets: tickets_organization_id_code_key',
    'tickets: tickets_pkey',
  ])
})

test.each(['events', 'groups'])('of all %s of the organization only those that are named are read', async (table) => {
  const sought = await findIndexConditions(server.database, readScanInputsSql, table)
  expect(sought).toHaveLength(2)
  for (const condition of sought) expect(condition).toMatch(/organization_id = \$1\) AND \((?:id|code) /)
})

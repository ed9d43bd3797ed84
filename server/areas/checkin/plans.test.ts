import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Statement } from '../../platform/database/prepared.ts'
import { indexesReadBy } from '../../testing/indexes-read.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readAdmissions, readChains, readKept, readStoredScans, readTickets } from './read-queries.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const LARGE = ['tickets', 'attendees', 'scans', 'checkins', 'idempotency_keys']

const TICKETS = 'tickets: tickets_organization_id_code_key'
const PEOPLE = 'attendees: attendees_pkey'

const meant: [string, Statement, string[]][] = [
  ['tickets', readTickets, [PEOPLE, TICKETS]],
  ['admissions', readAdmissions, ['checkins: checkins_admitted', TICKETS]],
  ['stored scans', readStoredScans, ['scans: scans_client']],
  ['groups', readChains, [PEOPLE, TICKETS]],
  ['kept answers', readKept, ['idempotency_keys: idempotency_keys_pkey', 'scans: scans_pkey']],
]

describe.each([
  ['nothing was counted yet', ''],
  ['nothing was there when it was counted', `vacuum analyze ${LARGE.join(', ')}`],
])('where %s, the plans go by the keys', (_, counted) => {
  test.each(meant)('%s', async (_name, statement, indexes) => {
    if (counted) await server.database.raw(counted)
    expect(await indexesReadBy(server.database, statement, LARGE)).toEqual(indexes)
  })
})

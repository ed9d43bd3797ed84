import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Statement } from '../../platform/database/prepared.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import {
  holdPeople,
  planByKeys,
  readAdmissions,
  readChains,
  readKept,
  readStoredScans,
  readTickets,
} from './read-queries.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const LARGE = ['tickets', 'attendees', 'scans', 'checkins', 'idempotency_keys']

const TICKETS = 'tickets: tickets_organization_id_code_key'
const PEOPLE = 'attendees: attendees_pkey'

const meant: [string, Statement, string[]][] = [
  ['people', holdPeople, [PEOPLE, TICKETS]],
  ['tickets', readTickets, [PEOPLE, TICKETS]],
  ['admissions', readAdmissions, ['checkins: checkins_admitted', TICKETS]],
  ['stored scans', readStoredScans, ['scans: scans_client']],
  ['groups', readChains, [PEOPLE, TICKETS]],
  ['kept answers', readKept, ['idempotency_keys: idempotency_keys_pkey', 'scans: scans_pkey']],
]

/** Which index each of the large tables is read by. */
async function indexesOf({ text }: Statement): Promise<string[]> {
  return server.database.transaction(async (transaction) => {
    await transaction.raw(planByKeys.text)
    const { rows } = await transaction.raw(`explain (generic_plan, format json) ${text}`)
    return [...new Set(readBy(rows[0]['QUERY PLAN'][0].Plan))].sort()
  })
}

type Node = { 'Relation Name'?: string; 'Index Name'?: string; 'Node Type': string; Plans?: Node[] }

function readBy(node: Node): string[] {
  const { 'Relation Name': table, 'Index Name': index, 'Node Type': type, Plans: below = [] } = node
  const own = table && LARGE.includes(table) ? [`${table}: ${index ?? type}`] : []
  return [...own, ...below.flatMap(readBy)]
}

describe.each([
  ['nothing was counted yet', ''],
  ['nothing was there when it was counted', `vacuum analyze ${LARGE.join(', ')}`],
])('where %s, the plans go by the keys', (_, counted) => {
  test.each(meant)('%s', async (_name, statement, indexes) => {
    if (counted) await server.database.raw(counted)
    expect(await indexesOf(statement)).toEqual(indexes)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import { CLEAR_TABLE_STATISTICS_SQL, findIndexesRead } from '../../testing/indexes-read.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { buildMatchCandidatesQuery } from './queries.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const caller = { organization: { id: 'o' }, key: { mode: 'live', group: null } } as unknown as Caller
const nobody = { externalIds: [], ids: [], searches: [], phones: [] }
const { statement } = buildMatchCandidatesQuery(caller, { id: 'e' } as EventRow, nobody)

describe.each([
  ['nothing was counted yet', CLEAR_TABLE_STATISTICS_SQL],
  ['nothing was there when it was counted', 'vacuum analyze attendees'],
])('where %s', (_, counted) => {
  test('people of a table are each found by their own keys', async () => {
    await server.database.raw(counted)
    expect(await findIndexesRead(server.database, statement, ['attendees'])).toEqual([
      'attendees: attendees_external',
      'attendees: attendees_named',
      'attendees: attendees_phone',
      'attendees: attendees_pkey',
    ])
  })
})

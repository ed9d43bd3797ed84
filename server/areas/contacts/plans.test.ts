import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLEAR_TABLE_STATISTICS_SQL, findIndexesRead } from '../../testing/indexes-read.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { buildLockMatchingContactsSql, buildLockUnmatchedContactKeysSql } from './queries.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const NO_KEYS = { external_id: null, name_key: 'nerea', email_key: null, phone_key: null }

const SOUGHT = [
  { keys: { ...NO_KEYS, external_id: '1' }, index: ['contacts: contacts_external'] },
  { keys: { ...NO_KEYS, email_key: '1' }, index: ['contacts: contacts_email'] },
  { keys: { ...NO_KEYS, phone_key: '1' }, index: ['contacts: contacts_phone'] },
  {
    keys: { ...NO_KEYS, external_id: '1', email_key: '1', phone_key: '1' },
    index: ['contacts: contacts_email', 'contacts: contacts_external', 'contacts: contacts_phone'],
  },
]

describe.each([
  ['nothing was counted yet', CLEAR_TABLE_STATISTICS_SQL],
  ['nothing was there when it was counted', 'vacuum analyze contacts'],
])('where %s', (_, counted) => {
  test('contacts are each found by their own keys', async () => {
    await server.database.raw(counted)
    for (const { index, keys } of SOUGHT) {
      const found = await findIndexesRead(server.database, buildLockMatchingContactsSql([keys]), ['contacts'])
      expect(found).toEqual([...index, 'contacts: contacts_pkey'])
      expect(await findIndexesRead(server.database, buildLockUnmatchedContactKeysSql([keys]), ['contacts'])).toEqual(
        index,
      )
    }
  })
})

/** In kB. With the default of 4 MB, flushing a full GIN pending list makes all other inserts wait. */
const MAX_LIST = 128

test('what waits to be found by words is a short list', async () => {
  const { rows } = await server.database.raw(`
    select c.relname as name, coalesce(substring(array_to_string(c.reloptions, ',') from 'gin_pending_list_limit=(\\d+)')::int, 4096) as length
    from pg_class c join pg_index i on i.indexrelid = c.oid join pg_opclass o on o.oid = any (i.indclass)
    where o.opcname = 'gin_trgm_ops' order by 1`)
  const lists = rows as { name: string; length: number }[]
  expect(lists.map(({ name }) => name)).toEqual(expect.arrayContaining(['attendees_search', 'contacts_search']))
  expect(lists.filter(({ length }) => length > MAX_LIST)).toEqual([])
})

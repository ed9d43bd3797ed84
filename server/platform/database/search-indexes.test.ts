import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { connectDatabase, type Database } from './connect.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  database = connectDatabase({ url: clone.url, poolSize: 1, applicationName: 'test' })
})

afterAll(async () => {
  await database.destroy()
  await clone.drop()
})

/** In kB. With PostgreSQL's own 4 MB, whoever fills the list holds everybody up while it is sorted into the index. */
const LONGEST = 128

test('what waits to be found by words is a short list', async () => {
  const { rows } = await database.raw(`
    select c.relname as name, coalesce(substring(array_to_string(c.reloptions, ',') from 'gin_pending_list_limit=(\\d+)')::int, 4096) as limit
    from pg_class c join pg_index i on i.indexrelid = c.oid join pg_opclass o on o.oid = any (i.indclass)
    where o.opcname = 'gin_trgm_ops' order by 1`)
  const lists = rows as { name: string; limit: number }[]
  expect(lists.map(({ name }) => name)).toEqual(expect.arrayContaining(['attendees_search', 'contacts_search']))
  expect(lists.filter(({ limit }) => limit > LONGEST)).toEqual([])
})

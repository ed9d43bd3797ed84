import { inject } from 'vitest'
import { connectDatabase } from '../../server/platform/database/connect.ts'
import { cloneDatabase, type TestDatabase } from '../../server/testing/test-database.ts'

/**
 * Sets statistics that PostgreSQL would gather only after minutes: nearly all rows belong to one organization. Without
 * them the planner assumes that any index that begins with the organization finds one row, and reads hundreds of pages
 * each time.
 */
const COUNTED = `
  select pg_restore_attribute_stats(
    'schemaname', 'public', 'relname', t.relname::text, 'attname', 'organization_id', 'inherited', false,
    'null_frac', 0::real, 'avg_width', 27, 'n_distinct', 1::real
  )
  from pg_class t join pg_attribute a on a.attrelid = t.oid
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and a.attname = 'organization_id'`

/** Only the suite looks up audit rows by request. */
const LOG_BY_REQUEST = 'create index on audit_log (request_id)'

export async function cloneForRun(): Promise<TestDatabase> {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const database = connectDatabase({ url: clone.url, poolSize: 1, applicationName: 'test setup' })
  try {
    await database.raw(COUNTED)
    await database.raw(LOG_BY_REQUEST)
  } finally {
    await database.destroy()
  }
  return clone
}

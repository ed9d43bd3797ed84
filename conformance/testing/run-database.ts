import { inject } from 'vitest'
import { connectDatabase } from '../../server/platform/database/connect.ts'
import { cloneDatabase, type TestDatabase } from '../../server/testing/test-database.ts'

/** Only the suite looks up audit rows by request. */
const LOG_BY_REQUEST = 'create index on audit_log (request_id)'

export async function cloneConformanceDatabase(): Promise<TestDatabase> {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const database = connectDatabase({ url: clone.url, poolSize: 1, applicationName: 'test setup' })
  try {
    await database.raw(LOG_BY_REQUEST)
  } finally {
    await database.destroy()
  }
  return clone
}

import type { Clock } from '../platform/clock.ts'
import { connectDatabase } from '../platform/database/connect.ts'
import { migrate } from '../platform/database/migrate.ts'
import { renewDataLineage } from '../platform/database/renew-lineage.ts'
import type { Logger } from '../platform/log.ts'

/** Imports the areas only after migrating, which need not wait for them to load. */
export async function prepareDatabase(url: string, clock: Clock, log: Logger): Promise<void> {
  // A pool of its own without a statement timeout, because migrations may take long.
  const database = connectDatabase({ url, poolSize: 2, applicationName: 'postern start' })
  try {
    const applied = await migrate(database)
    if (applied.length > 0) log.info({ migrations: applied }, 'migrated')
    if (await renewDataLineage(database)) log.warn('the database came from elsewhere: who follows changes begins anew')
    const { rebuildSandboxIfStale } = await import('../areas/sandbox/index.ts')
    await rebuildSandboxIfStale(database, clock.now())
    const { ensureAuditPartitions } = await import('../platform/work/audit/index.ts')
    await ensureAuditPartitions(database, clock.now())
  } finally {
    await database.destroy()
  }
}

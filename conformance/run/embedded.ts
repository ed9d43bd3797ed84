import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../server/embedded-postgres/index.ts'
import { connectDatabase } from '../../server/platform/database/connect.ts'
import { migrate } from '../../server/platform/database/migrate.ts'

/** Nothing of the run has to survive it, so the database may skip every wait for the disk. */
const FAST_AND_FORGETFUL = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '128MB' },
}

/** A migrated database in a folder of its own, gone when it is disposed of. */
export async function startOwnDatabase(): Promise<AsyncDisposable & { url: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'postern-conformance-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, settings: FAST_AND_FORGETFUL })
    const end = async () => {
      await postgres.stop()
      await remove()
    }
    try {
      await migrateAt(postgres.url)
      return { url: postgres.url, [Symbol.asyncDispose]: end }
    } catch (error) {
      await postgres.stop()
      throw error
    }
  } catch (error) {
    await remove()
    throw error
  }
}

async function migrateAt(url: string): Promise<void> {
  const database = connectDatabase({ url, poolSize: 2, applicationName: 'postern conformance' })
  try {
    await migrate(database)
  } finally {
    await database.destroy()
  }
}

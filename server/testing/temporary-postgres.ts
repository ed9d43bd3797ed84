import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../../server/embedded-postgres/index.ts'
import { connectDatabase, type Database } from '../../server/platform/database/connect.ts'
import { migrate } from '../../server/platform/database/migrate.ts'

/** Most installations ask a PostgreSQL on another machine, where a round trip costs more than by a socket. */
const BY_TCP = { unix_socket_directories: '' }

/** A PostgreSQL in its own folder; the clean-up stops and removes both. */
export async function startTemporaryPostgres(
  cleanUp: AsyncDisposableStack,
  name: string,
  options: Omit<EmbeddedPostgresOptions, 'dataDir'> = {},
): Promise<{ url: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), `postern-${name}-`))
  cleanUp.defer(() => rm(folder, { recursive: true, force: true }))
  const settings = { ...BY_TCP, ...options.settings }
  const postgres = await startEmbeddedPostgres({ ...options, settings, dataDir: join(folder, 'data') })
  cleanUp.defer(() => postgres.stop())
  return { url: postgres.url, folder }
}

export async function runWithDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = connectDatabase({ url, poolSize: 4, applicationName: 'postern conformance' })
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

/** The data need not survive the run, so every wait for the disk is off. */
const FAST_AND_FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
}

/** Returns the URL of a migrated database: that of MIGRATED_DATABASE_URL, for this run alone, or one of its own. */
export async function startMigratedDatabase(cleanUp: AsyncDisposableStack): Promise<string> {
  if (process.env.MIGRATED_DATABASE_URL) return process.env.MIGRATED_DATABASE_URL
  const { url } = await startTemporaryPostgres(cleanUp, 'conformance', { settings: FAST_AND_FORGETFUL })
  await runWithDatabase(url, migrate)
  return url
}

import { join, resolve } from 'node:path'
import { readPassword } from './cluster.ts'
import { databaseUrl } from './connection.ts'
import { explainRefusal, openDataFolder, refuseForeignCluster, statIfExists } from './data-folder.ts'
import { findRunningPostmaster } from './postmaster-file.ts'

/** `url` is null while the server is still starting. */
export type FoundPostgres = { running: false } | { running: true; url: string | null }

/** Looks for the database of a data folder, and for its server, without making or starting anything. */
export function findEmbeddedPostgres(dataDir: string): FoundPostgres | undefined {
  const wanted = resolve(dataDir)
  try {
    if (!statIfExists(join(wanted, 'postgres'))) return undefined
    const folder = openDataFolder(dataDir)
    refuseForeignCluster(folder)
    if (!statIfExists(join(folder.cluster, 'PG_VERSION'))) return undefined
    const running = findRunningPostmaster(folder.cluster)
    if (!running) return { running: false }
    return {
      running: true,
      url: running.port ? databaseUrl({ port: running.port, password: readPassword(folder) }) : null,
    }
  } catch (error) {
    throw explainRefusal(error, dataDir, wanted)
  }
}

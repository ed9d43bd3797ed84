import { totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { databaseUrl, keepClaim } from './claim.ts'
import { ensureCluster, readPassword } from './cluster.ts'
import { type DataFolder, explainRefusal, openDataFolder, refuseForeignCluster, statIfExists } from './data-folder.ts'
import { findPostmaster, signalPostmaster, stopPostmaster } from './postmaster.ts'
import { findBinaries } from './programs.ts'
import { chooseAccount } from './run-as.ts'
import { startServer } from './start-server.ts'

export { DataFolderError } from './errors.ts'

export type EmbeddedPostgresOptions = {
  /** The cluster lives in `${dataDir}/postgres`, the log of the server in `${dataDir}/postgres.log`. */
  dataDir: string
  /** Extra settings of PostgreSQL, which go before those that follow from the machine. */
  settings?: Record<string, string>
  report?: (sentence: string) => void
  /** Called once when the server is lost without stop() or kill(). */
  onLost?: (reason: Error) => void
}

export type EmbeddedPostgres = {
  url: string
  /** The server was left running by an earlier owner that was killed. */
  adopted: boolean
  /** Resolves when the server is gone. */
  stop(): Promise<void>
  /** For a second Ctrl-C: immediate, and the next start recovers. */
  kill(): void
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = openDataFolder(options.dataDir)
  try {
    return await start(folder, options)
  } catch (error) {
    throw explainRefusal(error, folder.name, folder.path)
  }
}

async function start(folder: DataFolder, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  refuseForeignCluster(folder)
  const binaries = await findBinaries()
  const account = await chooseAccount(folder, binaries)
  const settings = { ...ROOM_TO_WRITE, ...memorySettings(memoryOfThisMachine()), ...options.settings }
  const context = { folder, binaries, account, settings, report: options.report ?? (() => {}) }
  const server = await startServer(context, await ensureCluster(context))
  const claim = keepClaim(folder, server, (reason) => options.onLost?.(reason))

  let stopped: Promise<void> | undefined
  async function stopOnce(): Promise<void> {
    claim.expectEnd()
    // The lock is kept until the server ends, or somebody could adopt the server that we are stopping.
    await stopPostmaster(folder.cluster, server.pid)
    await claim.letGo()
  }

  return {
    url: databaseUrl(server),
    adopted: server.adopted,
    stop() {
      stopped ??= stopOnce()
      return stopped
    },
    kill() {
      claim.expectEnd()
      signalPostmaster(folder.cluster, server.pid, 'SIGQUIT')
    },
  }
}

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
    const running = findPostmaster(folder.cluster)
    if (!running) return { running: false }
    const { port } = running
    return { running: true, url: port ? databaseUrl({ port, password: readPassword(folder) }) : null }
  } catch (error) {
    throw explainRefusal(error, dataDir, wanted)
  }
}

/**
 * A large import writes gigabytes. With less room, checkpoints follow each other so closely that most pages are logged whole each time.
 * What the log has used before it uses again after a quiet night: everybody who commits waits 30 ms for each new file of it.
 */
const ROOM_TO_WRITE = { max_wal_size: '4GB', min_wal_size: '1GB', checkpoint_timeout: '15min' }

const MIB = 1024 ** 2
const SHARE = 1 / 8
/** What PostgreSQL takes where nobody says anything. */
const LEAST_MIB = 128
const MAX_MIB = 1024

/**
 * The tables of a large event are many times what PostgreSQL keeps at hand unless told otherwise. Beyond a share of the memory the
 * system's own cache does better, and the server itself needs some.
 */
export function memorySettings(bytes: number): { shared_buffers: string } {
  const mebibytes = Math.round((bytes * SHARE) / MIB)
  return { shared_buffers: `${Math.min(MAX_MIB, Math.max(LEAST_MIB, mebibytes))}MB` }
}

/** In bytes; of a container, what it may use. */
function memoryOfThisMachine(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

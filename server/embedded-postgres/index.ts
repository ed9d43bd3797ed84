import { totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { memoize } from '../platform/memoize.ts'
import { formatDatabaseUrl, maintainPostgresClaim } from './claim.ts'
import { ensureCluster, readSuperuserPassword } from './cluster.ts'
import { type DataFolder, explainFsError, openDataFolder, refuseForeignCluster, statIfExists } from './data-folder.ts'
import { findPostmaster, signalPostmaster, stopPostmaster } from './postmaster.ts'
import { findPostgresBinaries } from './programs.ts'
import { choosePostgresAccount } from './run-as.ts'
import { startPostgresServer } from './start-server.ts'

export { DataFolderError } from './errors.ts'

export type EmbeddedPostgresOptions = {
  /** Contains the cluster in `postgres` and the server's log in `postgres.log`. */
  dataDir: string
  /** PostgreSQL settings that override those derived from the machine. */
  settings?: Record<string, string>
  report?: (sentence: string) => void
  /** Called once if the server is lost without stop() or kill(). */
  onLost?: (reason: Error) => void
}

export type EmbeddedPostgres = {
  url: string
  /** The server was left running by an owner that was killed. */
  adopted: boolean
  stop(): Promise<void>
  /** For a second Ctrl-C: immediate; the next start recovers. */
  kill(): void
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = openDataFolder(options.dataDir)
  try {
    return await start(folder, options)
  } catch (error) {
    throw explainFsError(error, folder.name, folder.path)
  }
}

async function start(folder: DataFolder, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  refuseForeignCluster(folder)
  const binaries = await findPostgresBinaries()
  const account = await choosePostgresAccount(folder, binaries)
  const settings = { ...ROOM_TO_WRITE, ...toPostgresMemorySettings(memoryOfThisMachine()), ...options.settings }
  const context = { folder, binaries, account, settings, report: options.report ?? (() => {}) }
  const server = await startPostgresServer(context, await ensureCluster(context))
  const claim = maintainPostgresClaim(folder, server, (reason) => options.onLost?.(reason))

  return {
    url: formatDatabaseUrl(server),
    adopted: server.adopted,
    stop: memoize(async () => {
      claim.expectEnd()
      // The lock is released last, or another process could adopt the server while it stops.
      await stopPostmaster(folder.cluster, server.pid)
      await claim.letGo()
    }),
    kill() {
      claim.expectEnd()
      signalPostmaster(folder.cluster, server.pid, 'SIGQUIT')
    },
  }
}

/** `url` is null while the server is starting. */
export type EmbeddedPostgresState = { running: false } | { running: true; url: string | null }

export function findEmbeddedPostgres(dataDir: string): EmbeddedPostgresState | undefined {
  const wanted = resolve(dataDir)
  try {
    if (!statIfExists(join(wanted, 'postgres'))) return undefined
    const folder = openDataFolder(dataDir)
    refuseForeignCluster(folder)
    if (!statIfExists(join(folder.cluster, 'PG_VERSION'))) return undefined
    const running = findPostmaster(folder.cluster)
    if (!running) return { running: false }
    const { port, sockets } = running
    const password = readSuperuserPassword(folder)
    return { running: true, url: port ? formatDatabaseUrl({ port, sockets, password }) : null }
  } catch (error) {
    throw explainFsError(error, dataDir, wanted)
  }
}

/**
 * A large import writes gigabytes. With less WAL, checkpoints are so frequent that most pages are logged in full each
 * time. The minimum keeps WAL files for reuse after a quiet night: each new file delays all commits by 30 ms.
 */
const ROOM_TO_WRITE = { max_wal_size: '4GB', min_wal_size: '1GB', checkpoint_timeout: '15min' }

const MIB = 1024 ** 2
const SHARE = 1 / 8
/** PostgreSQL's default. */
const LEAST_MIB = 128
const MAX_MIB = 1024

/** Large events far exceed the default. Beyond this share the system's cache does better, and Node needs some. */
export function toPostgresMemorySettings(bytes: number): { shared_buffers: string } {
  return { shared_buffers: `${Math.min(MAX_MIB, Math.max(LEAST_MIB, Math.round((bytes * SHARE) / MIB)))}MB` }
}

/** In bytes; in a container, its limit. */
function memoryOfThisMachine(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

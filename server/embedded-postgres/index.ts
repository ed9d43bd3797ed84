import { findBinaries } from './binaries.ts'
import { claimServer } from './claim-server.ts'
import { ensureCluster } from './cluster.ts'
import { databaseUrl } from './connection.ts'
import { type DataFolder, explainRefusal, openDataFolder, refuseForeignCluster } from './data-folder.ts'
import { keepClaim } from './keep-claim.ts'
import { memoryOfThisMachine, memorySettings } from './memory.ts'
import { chooseAccount } from './run-as.ts'
import { signalPostmaster, stopPostmaster } from './shutdown.ts'

export { DataFolderError } from './errors.ts'
export { type FoundPostgres, findEmbeddedPostgres } from './find.ts'

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

/**
 * A large import writes gigabytes. With less room, checkpoints follow each other so closely that most pages are logged whole each time.
 * What the log has used before it uses again after a quiet night: everybody who commits waits 30 ms for each new file of it.
 */
const ROOM_TO_WRITE = { max_wal_size: '4GB', min_wal_size: '1GB', checkpoint_timeout: '15min' }

async function start(folder: DataFolder, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  refuseForeignCluster(folder)
  const binaries = await findBinaries()
  const account = await chooseAccount(folder, binaries)
  const settings = { ...ROOM_TO_WRITE, ...memorySettings(memoryOfThisMachine()), ...options.settings }
  const context = { folder, binaries, account, settings, report: options.report ?? (() => {}) }
  const password = await ensureCluster(context)
  const { pid, port, client, adopted } = await claimServer(context, password)

  const claim = keepClaim(context, { pid, port, client }, password, (reason) => options.onLost?.(reason))

  let stopped: Promise<void> | undefined
  async function stopOnce(): Promise<void> {
    claim.expectEnd()
    // The lock is kept until the server ends, or somebody could adopt the server that we are stopping.
    await stopPostmaster(folder.cluster, pid)
    await claim.letGo()
  }

  return {
    url: databaseUrl({ port, password }),
    adopted,
    stop() {
      stopped ??= stopOnce()
      return stopped
    },
    kill() {
      claim.expectEnd()
      signalPostmaster(folder.cluster, pid, 'SIGQUIT')
    },
  }
}

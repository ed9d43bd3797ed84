import { setTimeout as sleep } from 'node:timers/promises'
import { explainStartFailure } from '../composition/start-failure.ts'
import { type Config, readConfig } from '../config/config.ts'
import { DataFolderError } from '../embedded-postgres/index.ts'
import { connectDatabase, type Database } from '../platform/database/connect.ts'
import { getErrorCode } from '../platform/database/error-codes.ts'
import { connectToDataFolder } from './data-folder.ts'
import { CommandRefusedError } from './failure.ts'

export type OpenedDatabase = {
  database: Database
  /** The database's clock when it was opened. */
  now: Date
  /** A description for messages. */
  place: string
  close(): Promise<void>
}

/** Reads only the settings of the database: errors in others must not prevent a command. */
export function readDatabaseConfig(environment: NodeJS.ProcessEnv): Config {
  const { DATABASE_URL, DATA_DIR } = environment
  return readConfig({ DATABASE_URL, DATA_DIR })
}

let last: Promise<OpenedDatabase> | null = null

export function openDatabase(config: Config): Promise<OpenedDatabase> {
  last = open(config)
  return last
}

/** For an interrupted command: a database that was started for it must not keep running. */
export async function closeDatabase(): Promise<void> {
  const opened = await last?.catch(() => null)
  await opened?.close().catch(() => {})
}

const PATIENCE_MS = 15_000
const POLL_MS = 100
/** The database is starting or stopping. No statement was run yet, so a retry is safe. */
const PASSING = new Set(['57P01', '57P02', '57P03', 'ECONNRESET'])

async function open(config: Config): Promise<OpenedDatabase> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await enter(config)
    } catch (error) {
      const code = getErrorCode(error) ?? ''
      // The server stopped between the lock and the connection; the next attempt starts it.
      const passing = PASSING.has(code) || (code === 'ECONNREFUSED' && !config.databaseUrl)
      if (error instanceof CommandRefusedError || error instanceof DataFolderError) throw error
      if (!passing || Date.now() > deadline) throw new CommandRefusedError(explainConnection(error, config))
    }
    await sleep(POLL_MS)
  }
}

async function enter(config: Config): Promise<OpenedDatabase> {
  const folder = config.databaseUrl ? null : await connectToDataFolder(config.dataDir)
  const database = connectDatabase({
    url: config.databaseUrl ?? folder?.url ?? '',
    // Migrations lock on one connection and work on another.
    poolSize: 2,
    applicationName: 'postern admin',
  })
  const close = async () => {
    await database.destroy()
    await folder?.close()
  }
  try {
    const { rows } = await database.raw('select clock_timestamp() as now')
    return { database, now: rows[0].now, place: placeOf(config, folder?.own ?? false), close }
  } catch (error) {
    await close()
    throw error
  }
}

function placeOf(config: Config, own: boolean): string {
  if (config.databaseUrl) return 'the PostgreSQL that DATABASE_URL names'
  const folder = `the PostgreSQL in ${config.dataDir}/postgres`
  return own ? `${folder}, started for this command` : `${folder}, which is running`
}

function explainConnection(error: unknown, config: Config): string {
  const explanation = explainStartFailure(error, config)
  const isStack = error instanceof Error && explanation === (error.stack ?? error.message)
  return isStack ? `The database cannot be used: ${error.message}.` : explanation
}

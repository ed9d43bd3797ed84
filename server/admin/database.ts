import { setTimeout as sleep } from 'node:timers/promises'
import { explainStartFailure } from '../composition/start-failure.ts'
import { type Config, readConfig } from '../config/config.ts'
import { DataFolderError } from '../embedded-postgres/index.ts'
import { connectDatabase, type Database } from '../platform/database/connect.ts'
import { codeOf } from '../platform/database/violations.ts'
import { connectToDataFolder } from './data-folder.ts'
import { Refused } from './failure.ts'

export type OpenDatabase = {
  database: Database
  /** The database's clock at the opening. */
  now: Date
  /** In words. */
  place: string
  close(): Promise<void>
}

/** Only what concerns the database is read: a mistake in the settings of the server is no reason to refuse a command. */
export function readDatabaseConfig(environment: NodeJS.ProcessEnv): Config {
  const { DATABASE_URL, DATA_DIR } = environment
  return readConfig({ DATABASE_URL, DATA_DIR })
}

let last: Promise<OpenDatabase> | null = null

export function openDatabase(config: Config): Promise<OpenDatabase> {
  last = open(config)
  return last
}

/** For a command that is interrupted: a database that was started for it must not stay behind. */
export async function closeDatabase(): Promise<void> {
  const opened = await last?.catch(() => null)
  await opened?.close().catch(() => {})
}

const PATIENCE_MS = 15_000
const POLL_MS = 100
/** It is starting or stopping, or has just stopped; nothing was asked of it yet, so asking again does no harm. */
const PASSING = new Set(['57P01', '57P02', '57P03', 'ECONNRESET'])

async function open(config: Config): Promise<OpenDatabase> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await enter(config)
    } catch (error) {
      const code = codeOf(error) ?? ''
      // A server that let the command in and was gone before it connected is started by the next attempt.
      const passing = PASSING.has(code) || (code === 'ECONNREFUSED' && !config.databaseUrl)
      if (error instanceof Refused || error instanceof DataFolderError) throw error
      if (!passing || Date.now() > deadline) throw new Refused(explainConnection(error, config))
    }
    await sleep(POLL_MS)
  }
}

async function enter(config: Config): Promise<OpenDatabase> {
  const folder = config.databaseUrl ? null : await connectToDataFolder(config.dataDir)
  const database = connectDatabase({
    url: config.databaseUrl ?? folder?.url ?? '',
    // Migrations hold a lock on one connection and work on another.
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
  const told = explainStartFailure(error, config)
  const isStack = error instanceof Error && told === (error.stack ?? error.message)
  return isStack ? `The database cannot be used: ${error.message}.` : told
}

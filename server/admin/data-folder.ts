import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { DataFolderError, findEmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { CommandRefusedError } from './failure.ts'

export type DataFolderConnection = {
  url: string /** Whether it was started for this command. */
  own: boolean
  close(): Promise<void>
}

/** "admi" and "n" in ASCII. */
export const COMMAND_LOCK_KEYS = [0x61646d69, 0x6e]
const PATIENCE_MS = 15_000
/** Longer than a command takes on a busy machine; one that hangs must not keep the database running. */
const GUESTS_LIMIT = '60s'
const POLL_MS = 100

/**
 * Connects to the database of a data folder: to the running server, or to one that is started for this command and
 * stopped after it. Commands that use a server started elsewhere take a shared lock; the command that stops it waits
 * for them.
 */
export async function connectToDataFolder(dataDir: string): Promise<DataFolderConnection> {
  const deadline = Date.now() + PATIENCE_MS
  let problem: unknown = 'it is still starting'
  while (Date.now() < deadline) {
    const found = findEmbeddedPostgres(dataDir)
    if (!found) throw noDatabase(dataDir)
    try {
      if (!found.running) return await host(dataDir)
      if (found.url) return await visit(found.url)
    } catch (error) {
      // Another process has started it since the check.
      if (error instanceof DataFolderError && !findEmbeddedPostgres(dataDir)?.running) throw error
      problem = error
    }
    await sleep(POLL_MS)
  }
  const reason = problem instanceof Error ? problem.message : String(problem)
  throw new CommandRefusedError(`The database in ${dataDir}/postgres runs but cannot be used: ${reason}.`)
}

function noDatabase(dataDir: string): CommandRefusedError {
  return new CommandRefusedError(
    `There is no database in the data folder ${dataDir}. Run "npm start" once to create one there, or set DATA_DIR to the ` +
      'folder that has it, or set DATABASE_URL to a PostgreSQL you run yourself.',
  )
}

async function host(dataDir: string): Promise<DataFolderConnection> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  return {
    url: postgres.url,
    own: true,
    close: async () => {
      await waitForGuests(postgres.url).catch(() => {})
      await postgres.stop()
    },
  }
}

/** Keeps the lock: later commands wait for it, lose their connection, and start the database themselves. */
async function waitForGuests(url: string): Promise<void> {
  const client = await connect(url)
  await client.query(`set lock_timeout = '${GUESTS_LIMIT}'`)
  await client.query('select pg_advisory_lock($1, $2)', COMMAND_LOCK_KEYS)
}

async function visit(url: string): Promise<DataFolderConnection> {
  const client = await connect(url)
  try {
    await client.query('select pg_advisory_lock_shared($1, $2)', COMMAND_LOCK_KEYS)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  return { url, own: false, close: () => client.end().catch(() => {}) }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'postern admin' })
  // Without a listener, a broken connection would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

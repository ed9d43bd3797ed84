import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { escapeIdentifier, escapeLiteral, type PoolClient } from 'pg'
import type { Database } from './connect.ts'
import { distributeTables, KEYS_TO_REFERENCES } from './distribution.ts'
import { getErrorCode } from './error-codes.ts'
import { MIGRATIONS_FOLDER, RECREATE_ADVICE, readMigrationState } from './migration-state.ts'
import { ensureJobQueues } from './pg-boss.ts'
import { acquireConnection } from './prepared.ts'
import { isSpread } from './spread.ts'

const MIGRATION_LOCK = 7_001
const LOCK_PAUSE = 200
const OLDEST_POSTGRES = 150_000

/** With this first line, statements run one by one outside a transaction, as CREATE INDEX CONCURRENTLY must. */
const WITHOUT_TRANSACTION = '-- without transaction'

/** The next commit that waits for the disk saves these too, in their order. */
const SETTINGS = `set local lock_timeout = '5s'; set local synchronous_commit = off; ${KEYS_TO_REFERENCES}`

/** PostgreSQL parses all of a script before it runs any of it, so one such error stops every migration. */
const SYNTAX_ERROR = '42601'

const CREATE_TABLE = `
create table if not exists migrations (id serial primary key, name varchar(255), batch integer, migration_time timestamptz);`

const BUILDS_INDEX = /^create (?:unique )?index concurrently if not exists (\w+)/m

export class DatabaseTooOldError extends Error {}
export class DatabaseTooNewError extends Error {}

export async function migrate(database: Database, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  await refuseOldServer(database)
  return withMigrationLock(database, async (connection) => {
    const pending = await findPendingFiles(database, folder)
    const oneByOne = async (error: Error) => {
      if (getErrorCode(error) !== SYNTAX_ERROR) throw error
      for (const name of await findPendingFiles(database, folder)) await applyMigrations(connection, folder, [name])
    }
    const applying = applyMigrations(connection, folder, pending).catch(oneByOne)
    await applying.catch(async (cause: Error) => {
      const [failed] = await findPendingFiles(database, folder)
      if (failed === undefined) throw cause
      const named = new Error(`The migration ${failed} failed: ${cause.message}.`, { cause })
      throw Object.assign(named, { code: getErrorCode(cause) })
    })
    if (await isSpread(database)) await distributeTables(connection)
    await ensureJobQueues(database)
    return pending
  })
}

async function refuseOldServer(database: Database) {
  const { rows } = await database.raw('show server_version_num')
  if (Number(rows[0].server_version_num) < OLDEST_POSTGRES)
    throw new DatabaseTooOldError('DATABASE_URL points at a PostgreSQL older than 15; Postern needs 15 or newer.')
}

async function findPendingFiles(database: Database, folder: string): Promise<string[]> {
  const { pendingFiles, newer, older } = await readMigrationState(database, folder)
  if (older.length > 0) {
    throw new DatabaseTooOldError(
      `The database is from before version 0.2.0 (${older[0]}), and its schema has been written anew since. ${RECREATE_ADVICE}`,
    )
  }
  if (newer.length > 0) {
    throw new DatabaseTooNewError(
      `The database was migrated by a newer Postern (${newer.join(', ')}), and this one cannot go back. Use the newer one.`,
    )
  }
  return pendingFiles
}

/** Also for what must not happen beside a migration. */
export async function withMigrationLock<T>(
  database: Database,
  work: (connection: PoolClient) => Promise<T>,
): Promise<T> {
  const connection = await acquireConnection(database)
  try {
    await takeLock(connection)
    const result = await work(connection)
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    connection.release()
    return result
  } catch (error) {
    // Closing the connection releases the lock in any case.
    connection.release(true)
    throw error
  }
}

/** Polls: waiting inside a statement keeps a snapshot open, and CREATE INDEX CONCURRENTLY waits for older snapshots. */
async function takeLock(connection: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await connection.query('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK])
    if (rows[0].taken) return
    await setTimeout(LOCK_PAUSE)
  }
}

/** Each in a transaction of its own, and all up to the next one without a transaction in one round trip. */
async function applyMigrations(connection: PoolClient, folder: string, names: string[]): Promise<void> {
  if (names.length === 0) return
  let script = CREATE_TABLE
  for (const name of names) {
    const sql = await readFile(join(folder, name), 'utf8')
    const record = `insert into migrations (name, batch, migration_time) values (${escapeLiteral(name)}, 1, now());`
    if (sql.startsWith(WITHOUT_TRANSACTION)) {
      await connection.query(script)
      await runOneByOne(connection, sql)
      script = `begin; ${record} commit;`
    } else script += `begin; ${SETTINGS} ${sql}\n; ${record} commit;`
  }
  await connection.query(script)
}

async function runOneByOne(connection: PoolClient, sql: string): Promise<void> {
  for (const statement of sql.split(/;\s*$/m).filter((text) => text.trim() !== '')) {
    await dropInvalidIndex(connection, statement)
    await connection.query(statement)
  }
}

/** A process killed during the build leaves an invalid index, which `if not exists` would accept. */
async function dropInvalidIndex(connection: PoolClient, statement: string): Promise<void> {
  const [, index] = BUILDS_INDEX.exec(statement) ?? []
  if (index === undefined) return
  const invalid = 'select from pg_index where indexrelid = to_regclass($1) and not indisvalid'
  const { rowCount } = await connection.query(invalid, [index])
  if (rowCount) await connection.query(`drop index concurrently ${escapeIdentifier(index)}`)
}

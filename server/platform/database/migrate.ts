import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { PoolClient } from 'pg'
import type { Database } from './connect.ts'
import { listMigrations, MIGRATIONS_FOLDER, RECREATE_ADVICE, readMigrationState } from './migration-state.ts'
import { ensureJobQueues } from './pg-boss.ts'
import { acquireConnection } from './prepared.ts'

const MIGRATION_LOCK = 7_001
const LOCK_PAUSE = 200
const OLDEST_POSTGRES = 150_000

/** With this first line, statements run one by one outside a transaction, as CREATE INDEX CONCURRENTLY must. */
const WITHOUT_TRANSACTION = '-- without transaction'

/** The next commit that waits for the disk saves these too, in their order. */
const SETTINGS = `set local lock_timeout = '5s'; set local synchronous_commit = off;`

const BUILDS_INDEX = /^create (?:unique )?index concurrently if not exists (\w+)/m

export class DatabaseTooOldError extends Error {}
export class DatabaseTooNewError extends Error {}

export async function migrate(database: Database, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  await refuseOldServer(database)
  return withMigrationLock(database, async () => {
    await refuseForeignSchema(database, folder)
    const config = { migrationSource: migrationsIn(folder), tableName: 'migrations' }
    // The advisory lock ends with its connection; Knex's own would outlive a killed process and block the next start.
    await database.migrate.forceFreeMigrationsLock(config)
    const [, applied] = await database.migrate.latest(config)
    await ensureJobQueues(database)
    return applied
  })
}

async function refuseOldServer(database: Database) {
  const { rows } = await database.raw('show server_version_num')
  if (Number(rows[0].server_version_num) < OLDEST_POSTGRES) {
    throw new DatabaseTooOldError('DATABASE_URL points at a PostgreSQL older than 15; Postern needs 15 or newer.')
  }
}

async function refuseForeignSchema(database: Database, folder: string) {
  const { newer, older } = await readMigrationState(database, folder)
  if (older.length > 0) {
    throw new DatabaseTooOldError(
      `The database is from before the first release (${older[0]}), and its schema has been written anew since. ${RECREATE_ADVICE}`,
    )
  }
  if (newer.length > 0) {
    throw new DatabaseTooNewError(
      `The database was migrated by a newer Postern (${newer.join(', ')}), and this one cannot go back. Use the newer one.`,
    )
  }
}

async function withMigrationLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const connection = await acquireConnection(database)
  try {
    await takeLock(connection)
    const result = await work()
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

const migrationsIn = (folder: string): Knex.MigrationSource<string> => ({
  getMigrations: () => listMigrations(folder),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const sql = await readFile(join(folder, name), 'utf8')
    const transaction = !sql.startsWith(WITHOUT_TRANSACTION)
    return {
      up: (knex) => (transaction ? knex.raw(`${SETTINGS} ${sql}`) : runOneByOne(knex, sql)),
      down: () => Promise.reject(new Error('Migrations only go forward.')),
      config: { transaction },
    }
  },
})

async function runOneByOne(knex: Knex, sql: string): Promise<void> {
  for (const statement of sql.split(/;\s*$/m).filter((text) => text.trim() !== '')) {
    await dropInvalidIndex(knex, statement)
    await knex.raw(statement)
  }
}

/** A process killed during the build leaves an invalid index, which `if not exists` would accept. */
async function dropInvalidIndex(knex: Knex, statement: string): Promise<void> {
  const [, index] = BUILDS_INDEX.exec(statement) ?? []
  if (index === undefined) return
  const { rows } = await knex.raw('select from pg_index where indexrelid = to_regclass(?) and not indisvalid', [index])
  if (rows.length > 0) await knex.raw('drop index concurrently ??', [index])
}

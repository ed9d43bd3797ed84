import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Knex } from 'knex'
import type { Database } from './connect.ts'
import { listMigrations, MIGRATIONS, readMigrationState } from './migration-state.ts'
import { acquireConnection } from './prepared.ts'

const MIGRATION_LOCK = 7_001
const OLDEST_POSTGRES = 150_000

/** A migration that begins with this line runs outside a transaction, as CREATE INDEX CONCURRENTLY must. */
const WITHOUT_TRANSACTION = '-- without transaction'

export class DatabaseTooOld extends Error {}
export class DatabaseTooNew extends Error {}

export async function migrate(database: Database): Promise<string[]> {
  await refuseOldServer(database)
  return withMigrationLock(database, async () => {
    await refuseNewerSchema(database)
    const config = { migrationSource, tableName: 'migrations' }
    // The lock above dies with its connection; Knex's own would outlive a killed process and stop the next start.
    await database.migrate.forceFreeMigrationsLock(config)
    const [, applied] = await database.migrate.latest(config)
    return applied
  })
}

async function refuseOldServer(database: Database) {
  const { rows } = await database.raw('show server_version_num')
  if (Number(rows[0].server_version_num) < OLDEST_POSTGRES) {
    throw new DatabaseTooOld('DATABASE_URL points at a PostgreSQL older than 15; Postern needs 15 or newer.')
  }
}

async function refuseNewerSchema(database: Database) {
  const { unknown } = await readMigrationState(database)
  if (unknown.length === 0) return
  throw new DatabaseTooNew(
    `The database was migrated by a newer Postern (${unknown.join(', ')}), and this one cannot go back. Use the newer one.`,
  )
}

async function withMigrationLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const connection = await acquireConnection(database)
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const result = await work()
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    connection.release()
    return result
  } catch (error) {
    // Ending the connection gives the lock back, whatever state it is in.
    connection.release(true)
    throw error
  }
}

const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: listMigrations,
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const sql = await readFile(join(MIGRATIONS, name), 'utf8')
    const transaction = !sql.startsWith(WITHOUT_TRANSACTION)
    return {
      up: (knex) => knex.raw(transaction ? `set local lock_timeout = '5s'; ${sql}` : sql),
      down: () => Promise.reject(new Error('Migrations only go forward.')),
      config: { transaction },
    }
  },
}

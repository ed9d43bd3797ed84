import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './connect.ts'

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../migrations')

/** Of pg-boss. Not the scheduler's schema, where a starting worker deletes queues that are not its own. */
export const PGBOSS_SCHEMA = 'pgboss_work'

/** For a database from before version 0.2.0, which need not be preserved. */
export const RECREATE_ADVICE =
  'Remove its data folder (.data unless DATA_DIR names another), or point DATABASE_URL at an empty database.'

export type MigrationState = {
  pending: string[]
  pendingFiles: string[]
  /** Applied by a newer Postern. */
  newer: string[]
  /** From before version 0.2.0. Releases only append names, so one in between that is unknown is not of a release. */
  older: string[]
}

const listMigrations = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

export async function readMigrationState(database: Database, folder = MIGRATIONS_FOLDER): Promise<MigrationState> {
  const files = await listMigrations(folder)
  const { rows } = await database.raw(
    `select to_regclass('migrations') is not null as known, to_regclass('${PGBOSS_SCHEMA}.queue') is not null as queues`,
  )
  const [{ known, queues }] = rows
  const applied: string[] = known ? await database('migrations').orderBy('id').pluck('name') : []
  const unknown = applied.filter((name) => !files.includes(name))
  const last = files.at(-1) ?? ''
  const pendingFiles = files.filter((name) => !applied.includes(name))
  return {
    pending: [...pendingFiles, ...(queues ? [] : ['the queues of jobs'])],
    pendingFiles,
    newer: unknown.filter((name) => name > last),
    older: unknown.filter((name) => name < last),
  }
}

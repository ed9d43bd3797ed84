import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './connect.ts'

export const MIGRATIONS = join(import.meta.dirname, '../../../migrations')

export type MigrationState = {
  pending: string[]
  /** Applied by a newer Postern than this one. */
  unknown: string[]
}

export async function listMigrations(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

export async function readMigrationState(database: Database, folder = MIGRATIONS): Promise<MigrationState> {
  const files = await listMigrations(folder)
  const { rows } = await database.raw(`select to_regclass('migrations') is not null as known`)
  const applied: string[] = rows[0].known ? await database('migrations').orderBy('id').pluck('name') : []
  return {
    pending: files.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !files.includes(name)),
  }
}

import type { Database } from '../server/platform/database/connect.ts'
import { migrate } from '../server/platform/database/migrate.ts'
import { runWithDatabase } from '../server/testing/temporary-postgres.ts'
import { withDatabaseName } from '../server/testing/test-database.ts'

export type BenchDatabases<Needs> = { urls: { ours: string; floor: string }; needs: Needs }

/** Migrates and fills one database for the floor, and makes an exact copy of it for the server. */
export async function prepareBenchDatabases<Needs>(
  postgresUrl: string,
  name: string,
  setup: (database: Database, databaseUrl: string) => Promise<Needs>,
): Promise<BenchDatabases<Needs>> {
  const names = databaseNames(name)
  const urls = { ours: withDatabaseName(postgresUrl, names.ours), floor: withDatabaseName(postgresUrl, names.floor) }
  return runWithDatabase(postgresUrl, async (admin) => {
    await admin.raw('create database ??', [names.floor])
    const needs = await runWithDatabase(urls.floor, async (database) => {
      await migrate(database)
      const found = await setup(database, urls.floor)
      await database.raw('vacuum analyze')
      return found
    })
    await admin.raw('create database ?? template ??', [names.ours, names.floor])
    return { urls, needs }
  })
}

/** What autovacuum still does in databases of a run that has ended would slow the next one. */
export async function dropBenchDatabases(postgresUrl: string, name: string): Promise<void> {
  const { ours, floor } = databaseNames(name)
  await runWithDatabase(postgresUrl, async (admin) => {
    for (const database of [ours, floor]) await admin.raw('drop database ?? with (force)', [database])
  })
}

const databaseNames = (name: string) => ({ ours: `bench_${name}_ours`, floor: `bench_${name}_floor` })

/** WAL files of 16 MB. With a third as many, the commit of a registration took 26 to 40 ms in most rounds. */
const FILES = 192

/** Makes PostgreSQL keep old WAL files for reuse. */
export const WAL_SIZE_SETTINGS = { min_wal_size: '4GB', max_wal_size: '16GB' }

/** A new PostgreSQL creates WAL files: every few seconds commits wait 30 ms for one, on whichever side is measured. */
export async function preallocateWalFiles(database: Database): Promise<void> {
  for (let file = 0; file < FILES; file += 1) {
    await database.raw(`select pg_logical_emit_message(false, 'bench', 'on to the next file')`)
    await database.raw('select pg_switch_wal()')
  }
  await database.raw('checkpoint')
}

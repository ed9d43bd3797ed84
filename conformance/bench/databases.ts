import { connectDatabase, type Database } from '../../server/platform/database/connect.ts'
import { migrate } from '../../server/platform/database/migrate.ts'
import type { AnyEntry } from './entry.ts'

export type Databases = { urls: { ours: string; floor: string }; needs: unknown }

/** Migrates and fills one database for the floor, and gives the server an exact copy of it. */
export async function prepareDatabases(postgresUrl: string, name: string, entry: AnyEntry): Promise<Databases> {
  const names = { ours: `bench_${name}_ours`, floor: `bench_${name}_floor` }
  const urls = { ours: withDatabaseName(postgresUrl, names.ours), floor: withDatabaseName(postgresUrl, names.floor) }
  return useDatabase(postgresUrl, async (admin) => {
    await admin.raw('create database ??', [names.floor])
    const needs = await useDatabase(urls.floor, async (database) => {
      await migrate(database)
      const found = await entry.setup(database, urls.floor)
      await database.raw('vacuum analyze')
      return found
    })
    await admin.raw('create database ?? template ??', [names.ours, names.floor])
    return { urls, needs }
  })
}

export async function useDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = connectDatabase({ url, poolSize: 4, applicationName: 'postern bench' })
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

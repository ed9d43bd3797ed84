import { randomBytes } from 'node:crypto'
import { connectDatabase } from '../platform/database/connect.ts'

export const TEMPLATE_DATABASE = 'postern_template'

export type TestDatabase = { url: string; drop(): Promise<void> }

export function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** A migrated database, cloned from the template. */
export async function cloneDatabase(postgresUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // By file copy: it writes no WAL, and its checkpoint is cheap without fsync.
  await asAdmin(postgresUrl, 'create database ?? template ?? strategy file_copy', [name, TEMPLATE_DATABASE])
  return {
    url: withDatabaseName(postgresUrl, name),
    drop: () => asAdmin(postgresUrl, 'drop database if exists ?? with (force)', [name]),
  }
}

async function asAdmin(url: string, sql: string, names: string[]): Promise<void> {
  const admin = connectDatabase({ url, poolSize: 1, applicationName: 'test setup' })
  try {
    await admin.raw(sql, names)
  } finally {
    await admin.destroy()
  }
}

import type { Database } from '../platform/database/connect.ts'

/**
 * Counts the rows that an act reads from tables, also those of triggers and foreign keys. All statements must run on the
 * one connection of the pool: only a connection itself reports what it has read, and does so late unless it is told to.
 */
export async function countTableReads(database: Database, act: () => Promise<unknown>): Promise<number> {
  const before = await totalOf(database)
  await act()
  return (await totalOf(database)) - before
}

async function totalOf(database: Database): Promise<number> {
  await database.raw('select pg_stat_force_next_flush()')
  const { rows } = await database.raw(
    'select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as read from pg_stat_user_tables',
  )
  return Number(rows[0].read)
}

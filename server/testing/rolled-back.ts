import { type Database, getPgPool } from '../platform/database/connect.ts'

/** How many transactions of this database were rolled back. Each connection of the pool first reports what it counted. */
export async function countRolledBackTransactions(database: Database): Promise<number> {
  const connections = await Promise.all(
    Array.from({ length: getPgPool(database).totalCount }, () => database.transaction()),
  )
  for (const connection of connections) {
    await connection.raw('select pg_stat_force_next_flush()')
    await connection.commit()
  }
  const { rows } = await database.raw('select xact_rollback from pg_stat_database where datname = current_database()')
  return Number(rows[0].xact_rollback)
}

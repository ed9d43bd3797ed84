import type { PoolClient } from 'pg'
import { type Database, poolOf } from './connect.ts'
import { codeOf } from './violations.ts'

/** After a migration changed what a statement answers, it fails on the connections that know it from before. */
const STALE_PLAN = '0A000'

/** Which connections were open when a plan turned out to be stale: none of them is used again. */
const openWhenStale = new WeakSet<PoolClient>()
const known = new WeakMap<Database, Set<PoolClient>>()

export function isStalePlan(error: unknown): boolean {
  return codeOf(error) === STALE_PLAN
}

/** A connection of the pool that knows no stale plan. */
export async function connectFresh(database: Database): Promise<PoolClient> {
  for (;;) {
    const connection = await poolOf(database).connect()
    if (!openWhenStale.has(connection)) {
      remember(database, connection)
      return connection
    }
    connection.release(true)
  }
}

/** Once more after a stale plan, on a connection that is newer than it; nothing of the first attempt was kept. */
export async function againIfStale<T>(database: Database, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!isStalePlan(error)) throw error
    for (const connection of known.get(database) ?? []) openWhenStale.add(connection)
    known.delete(database)
    return attempt()
  }
}

function remember(database: Database, connection: PoolClient): void {
  const connections = known.get(database) ?? new Set()
  known.set(database, connections)
  if (connections.has(connection)) return
  connections.add(connection)
  connection.once('end', () => connections.delete(connection))
}

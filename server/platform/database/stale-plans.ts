import type { PoolClient } from 'pg'
import { type Database, getPgPool } from './connect.ts'
import { getErrorCode } from './error-codes.ts'

/** A migration changed the result type of a statement that the connection had prepared before. */
const STALE_PLAN = '0A000'

/** Connections that were open when a stale plan was found; they are not used again. */
const openWhenStale = new WeakSet<PoolClient>()
const known = new WeakMap<Database, Set<PoolClient>>()

export function isStalePlan(error: unknown): boolean {
  return getErrorCode(error) === STALE_PLAN
}

export async function connectWithoutStalePlans(database: Database): Promise<PoolClient> {
  for (;;) {
    const connection = await getPgPool(database).connect()
    if (!openWhenStale.has(connection)) {
      remember(database, connection)
      return connection
    }
    connection.release(true)
  }
}

/** Retries once after a stale plan, on a newer connection; the first attempt was rolled back. */
export async function retryOnStalePlan<T>(database: Database, attempt: () => Promise<T>): Promise<T> {
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

import type { PoolClient, QueryResultRow } from 'pg'
import { type Database, getPgPool } from './connect.ts'
import { isStalePlan } from './error-codes.ts'
import { type Statement, submitStatement } from './prepared-query.ts'

/** Connections that were open when a stale plan was found; they are not used again. */
const openWhenStale = new WeakSet<PoolClient>()
const known = new WeakMap<Database, Set<PoolClient>>()

async function connectWithoutStalePlans(database: Database): Promise<PoolClient> {
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

export { type BoundStatement, type Statement, sql } from './prepared-query.ts'

/** There was no connection, so nothing of the request was done. */
export class DatabaseUnavailableError extends Error {}

/** Runs a statement that is parsed and planned once per connection, which Knex cannot do. */
export function runPrepared<Row extends QueryResultRow>(database: Database, statement: Statement, values: unknown[]) {
  return retryOnStalePlan(database, async () => {
    const connection = await acquireConnection(database)
    try {
      const rows = await submitStatement<Row>(connection, statement, values)
      connection.release()
      return rows
    } catch (error) {
      // After a failed statement the connection is still good; after any other error it is closed.
      connection.release(isRefusedStatement(error) ? undefined : true)
      throw error
    }
  })
}

export async function acquireConnection(database: Database): Promise<PoolClient> {
  try {
    return await connectWithoutStalePlans(database)
  } catch (cause) {
    throw new DatabaseUnavailableError('No connection to the database could be had.', { cause })
  }
}

/** Runs statements on the database or in a transaction. */
export type Reader = { run<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]> }

export function buildReader(database: Database): Reader {
  return {
    run: <Row extends QueryResultRow>(statement: Statement, values: unknown[]) =>
      runPrepared<Row>(database, statement, values),
  }
}

function isRefusedStatement(error: unknown): boolean {
  const severity = error instanceof Error && 'severity' in error ? error.severity : undefined
  return severity === 'ERROR' && !isStalePlan(error)
}

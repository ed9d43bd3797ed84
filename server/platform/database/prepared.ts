import type { PoolClient, QueryResultRow } from 'pg'
import type { Database } from './connect.ts'
import { type Statement, submitStatement } from './prepared-query.ts'
import { connectWithoutStalePlans, isStalePlan, retryOnStalePlan } from './stale-plans.ts'

export { type BoundStatement, type Statement, statement } from './prepared-query.ts'

/** There was no connection, so nothing of the request was done. */
export class DatabaseUnavailableError extends Error {}

/** Runs a statement that is parsed and planned once per connection, which Knex cannot do. */
export function runPrepared<Row extends QueryResultRow>(
  database: Database,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
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
export type Reader = {
  run<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]>
}

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

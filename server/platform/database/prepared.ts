import type { PoolClient, QueryResultRow } from 'pg'
import type { Database } from './connect.ts'
import { type Statement, submitPrepared } from './prepared-query.ts'
import { againIfStale, connectFresh, isStalePlan } from './stale-plans.ts'

export type { BoundStatement, Statement } from './prepared-query.ts'

/** No connection could be had, so nothing of the request was done. */
export class DatabaseUnavailable extends Error {}

/** Runs a statement that PostgreSQL parses and plans once for each connection; Knex itself has no such thing. */
export function runPrepared<Row extends QueryResultRow>(
  database: Database,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  return againIfStale(database, async () => {
    const connection = await acquireConnection(database)
    try {
      const rows = await submitPrepared<Row>(connection, statement, values)
      connection.release()
      return rows
    } catch (error) {
      // The pool keeps a connection whose statement was refused, and drops one that is broken.
      connection.release(isRefusedStatement(error) ? undefined : true)
      throw error
    }
  })
}

export async function acquireConnection(database: Database): Promise<PoolClient> {
  try {
    return await connectFresh(database)
  } catch (cause) {
    throw new DatabaseUnavailable('No connection to the database could be had.', { cause })
  }
}

/** Whatever statements can be run on: the database, or a transaction on it. */
export type Reader = {
  run<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]>
}

/** Reads outside a transaction, in the form that code for both takes. */
export function readerOn(database: Database): Reader {
  return {
    run: <Row extends QueryResultRow>(statement: Statement, values: unknown[]) =>
      runPrepared<Row>(database, statement, values),
  }
}

/** The database did not answer at all, so whatever else its connection is asked would wait as long again. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

function isRefusedStatement(error: unknown): boolean {
  const severity = error instanceof Error && 'severity' in error ? error.severity : undefined
  return severity === 'ERROR' && !isStalePlan(error)
}

import type { Client, QueryResultRow } from 'pg'
import type { Database } from './connect.ts'

/** No connection could be had, so nothing of the request was done. */
export class DatabaseUnavailable extends Error {}

export type Statement = { name: string; text: string }

/** Runs a statement that PostgreSQL parses and plans once for each connection; Knex itself has no such thing. */
export async function runPrepared<Row extends QueryResultRow>(
  database: Database,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const connection: Client = await acquireConnection(database)
  try {
    const result = await connection.query<Row>({ name: statement.name, text: statement.text, values })
    return result.rows
  } finally {
    await database.client.releaseConnection(connection)
  }
}

export async function acquireConnection(database: Database): Promise<Client> {
  try {
    return await database.client.acquireConnection()
  } catch (cause) {
    throw new DatabaseUnavailable('No connection to the database could be had.', { cause })
  }
}

/** Reads outside a transaction, in the form that code for both takes. */
export function readerOn(database: Database) {
  return {
    run: <Row extends QueryResultRow>(statement: Statement, values: unknown[]) =>
      runPrepared<Row>(database, statement, values),
  }
}

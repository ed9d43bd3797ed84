import type { Client, QueryResultRow } from 'pg'
import type { Database } from './connect.ts'

export type Statement = { name: string; text: string }

/** Runs a statement that PostgreSQL parses and plans once for each connection; Knex itself has no such thing. */
export async function runPrepared<Row extends QueryResultRow>(
  database: Database,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const connection: Client = await database.client.acquireConnection()
  try {
    const result = await connection.query<Row>({ name: statement.name, text: statement.text, values })
    return result.rows
  } finally {
    await database.client.releaseConnection(connection)
  }
}

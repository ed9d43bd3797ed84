import type { Knex } from 'knex'
import type { PoolClient, QueryResultRow } from 'pg'
import type { Database } from './connect.ts'
import { type Step, submitPipeline } from './pipeline.ts'
import { acquireConnection } from './prepared.ts'
import { type Statement, submitPrepared } from './prepared-query.ts'
import { againIfStale, isStalePlan } from './stale-plans.ts'

/** One transaction on one connection. */
export type Transaction = {
  /** Runs a statement that is parsed and planned once for each connection. */
  run<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]>
  /** Runs a query that was put together at run time. */
  query<Row extends QueryResultRow>(builder: Knex.QueryBuilder | Knex.Raw): Promise<Row[]>
}

/** `last` is done together with the commit. */
export type TransactionResult<T> = { commit: boolean; value: T; last?: Step[] }

type TransactionWork<T> = (transaction: Transaction, opened: QueryResultRow[]) => Promise<TransactionResult<T>>

/**
 * Does work in a transaction that commits when the work says so; once more from the beginning when a migration has come
 * meanwhile. `opening` runs in the same round trip as BEGIN; it must hold no value that came from outside.
 */
export function inTransaction<T>(database: Database, opening: string | null, work: TransactionWork<T>): Promise<T> {
  return againIfStale(database, () => attempt(database, opening, work))
}

async function attempt<T>(database: Database, opening: string | null, work: TransactionWork<T>): Promise<T> {
  const connection = await acquireConnection(database)
  let broken = false
  try {
    const opened = await begin(connection, opening)
    const { commit, value, last } = await work(transactionOn(connection), opened)
    if (!commit) await connection.query('rollback')
    else {
      broken = true
      await submitPipeline(connection, [...(last ?? []), { statement: COMMIT, values: [] }])
      broken = false
    }
    return value
  } catch (error) {
    if (isStalePlan(error)) broken = true
    await connection.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    // A connection that cannot even roll back must not serve anybody else.
    connection.release(broken)
  }
}

const COMMIT: Statement = { name: 'commit', text: 'commit' }

async function begin(connection: PoolClient, opening: string | null): Promise<QueryResultRow[]> {
  if (!opening) {
    await connection.query('begin')
    return []
  }
  const results = (await connection.query(`begin; ${opening}`)) as unknown as { rows: QueryResultRow[] }[]
  return results.at(-1)?.rows ?? []
}

function transactionOn(connection: PoolClient): Transaction {
  return {
    run: (statement, values) => submitPrepared(connection, statement, values),
    query: async (builder) => {
      const { sql, bindings } = builder.toSQL().toNative()
      return (await connection.query(sql, [...bindings])).rows
    },
  }
}

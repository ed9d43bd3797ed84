import type { Knex } from 'knex'
import type { PoolClient, QueryResultRow } from 'pg'
import type { Database } from './connect.ts'
import { acquireConnection, isSilence } from './prepared.ts'
import { type Statement, type Step, submitSteps } from './prepared-query.ts'
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

/** `opened` are the rows of each step of the opening. */
type TransactionWork<T> = (transaction: Transaction, opened: QueryResultRow[][]) => Promise<TransactionResult<T>>

/**
 * Does work in a transaction that commits when the work says so; once more from the beginning when a migration has come
 * meanwhile. BEGIN costs no round trip of its own: it goes with the opening, or with the first statement.
 */
export function inTransaction<T>(database: Database, opening: Step[], work: TransactionWork<T>): Promise<T> {
  return againIfStale(database, () => attempt(database, opening, work))
}

async function attempt<T>(database: Database, opening: Step[], work: TransactionWork<T>): Promise<T> {
  const connection = await acquireConnection(database)
  const transaction = transactionOn(connection)
  let broken = false
  try {
    const opened = opening.length > 0 ? await transaction.steps(opening) : []
    const { commit, value, last } = await work(transaction, opened)
    if (commit) await transaction.steps([...(last ?? []), COMMIT])
    else await transaction.rollback()
    return value
  } catch (error) {
    broken = isStalePlan(error) || isSilence(error)
    if (!isSilence(error)) {
      await transaction.rollback().catch(() => {
        broken = true
      })
    }
    throw error
  } finally {
    // A connection that cannot even roll back must not serve anybody else.
    connection.release(broken)
  }
}

const BEGIN: Step = { statement: { name: 'begin', text: 'begin' }, values: [] }
const COMMIT: Step = { statement: { name: 'commit', text: 'commit' }, values: [] }

type OpenTransaction = Transaction & { steps(steps: Step[]): Promise<QueryResultRow[][]>; rollback(): Promise<void> }

function transactionOn(connection: PoolClient): OpenTransaction {
  let begun = false
  const steps = async (wanted: Step[]) => {
    if (begun) return submitSteps(connection, wanted)
    begun = true
    const [, ...results] = await submitSteps(connection, [BEGIN, ...wanted])
    return results
  }
  return {
    steps,
    run: async <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => {
      const [rows] = await steps([{ statement, values }])
      return (rows ?? []) as Row[]
    },
    query: async (builder) => {
      if (!begun) await steps([])
      const { sql, bindings } = builder.toSQL().toNative()
      return (await connection.query(sql, [...bindings])).rows
    },
    rollback: async () => {
      if (begun) await connection.query('rollback')
    },
  }
}

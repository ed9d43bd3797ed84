import type { PoolClient, QueryResultRow } from 'pg'
import type { Database } from './connect.ts'
import { acquireConnection, isSilence } from './prepared.ts'
import { type BoundStatement, type Statement, submitSteps } from './prepared-query.ts'
import { againIfStale, isStalePlan } from './stale-plans.ts'

/** One transaction on one connection. */
export type Transaction = {
  /** Runs a statement that is parsed and planned once for each connection. */
  run<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]>
  /** Runs several statements in one round trip, each on what those before it did and on what was committed until it began. */
  runAll(steps: BoundStatement[]): Promise<QueryResultRow[][]>
  /** Leaves a statement, of which nobody reads rows, to go before the next one in the same round trip. */
  defer(statement: Statement, values: unknown[]): void
  /**
   * Sends a statement, of which nobody reads rows, and does not wait for it: the database is at work on it while the next one is
   * prepared, which fails where this one did.
   */
  start(statement: Statement, values: unknown[]): void
  /** Sends what is left to go, where no other statement comes. */
  flush(): Promise<void>
}

export type TransactionResult<T> = {
  commit: boolean
  value: T
  /** Done together with the commit. */
  last?: BoundStatement[]
  /** Told, once all is committed, what came back from each of the last steps. */
  committed?: (results: QueryResultRow[][]) => void
}

type TransactionWork<T> = (transaction: Transaction) => Promise<TransactionResult<T>>

/**
 * Does work in a transaction that commits when the work says so; once more from the beginning when a migration has come
 * meanwhile. BEGIN and the opening cost no round trip of their own: they go with the first statement, which is not run when one
 * of them fails.
 */
export function inTransaction<T>(database: Database, opening: BoundStatement[], work: TransactionWork<T>): Promise<T> {
  return againIfStale(database, () => attempt(database, opening, work))
}

async function attempt<T>(database: Database, opening: BoundStatement[], work: TransactionWork<T>): Promise<T> {
  const connection = await acquireConnection(database)
  const transaction = transactionOn(connection, opening)
  let broken = false
  try {
    const { commit, value, last = [], committed } = await work(transaction)
    if (commit) {
      const results = await transaction.steps([...last, COMMIT])
      committed?.(results.slice(0, last.length))
    } else await transaction.rollback()
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

const BEGIN: BoundStatement = { statement: { name: 'begin', text: 'begin' }, values: [] }
const COMMIT: BoundStatement = { statement: { name: 'commit', text: 'commit' }, values: [] }

type OpenTransaction = Transaction & {
  steps(steps: BoundStatement[]): Promise<QueryResultRow[][]>
  rollback(): Promise<void>
}

function transactionOn(connection: PoolClient, opening: BoundStatement[]): OpenTransaction {
  let deferred = [BEGIN, ...opening]
  let begun = false
  let started: Promise<unknown> | undefined
  const steps = async (wanted: BoundStatement[]) => {
    const earlier = started
    started = undefined
    // Where nothing is, the statements are on their way before this returns.
    if (earlier) await earlier
    const before = deferred
    deferred = []
    begun = true
    const results = await submitSteps(connection, [...before, ...wanted])
    return results.slice(before.length)
  }
  return {
    steps,
    flush: async () => {
      if (deferred.length > 0 || started) await steps([])
    },
    defer: (statement, values) => {
      deferred.push({ statement, values })
    },
    start: (statement, values) => {
      const sent = steps([{ statement, values }])
      // Whoever comes next is told.
      sent.catch(() => {})
      started = sent
    },
    run: async <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => {
      const [rows] = await steps([{ statement, values }])
      return (rows ?? []) as Row[]
    },
    runAll: steps,
    rollback: async () => {
      // What was sent, or waits to be, must not come after it: it would be done outside of the transaction.
      await started?.catch(() => {})
      if (begun) await connection.query('rollback')
    },
  }
}

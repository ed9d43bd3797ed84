import type { PoolClient, QueryResultRow } from 'pg'
import type { Database } from './connect.ts'
import { isStalePlan } from './error-codes.ts'
import { isQueryReadTimeout } from './pg-private.ts'
import { acquireConnection, retryOnStalePlan } from './prepared.ts'
import { type BoundStatement, type Statement, submitStatements } from './prepared-query.ts'

export type Transaction = {
  /** Parsed and planned once per connection. */
  run<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]>
  /** Several statements in one round trip; each sees the effects of those before it and all commits until it begins. */
  runAll(steps: BoundStatement[]): Promise<QueryResultRow[][]>
  /** Sends a statement whose rows are not needed together with the next one, in the same round trip. */
  defer(statement: Statement, values: unknown[]): void
  /** Sends without waiting, so that PostgreSQL works while the next is prepared. The next fails if this fails. */
  start(statement: Statement, values: unknown[]): void
  /** Sends deferred statements if no other statement follows. */
  flush(): Promise<void>
}

export type TransactionWorkResult<T> = {
  commit: boolean
  value: T
  /** Run in the round trip of the commit. */
  last?: BoundStatement[]
  /** Called after the commit with the rows of each of the last steps. */
  committed?: (results: QueryResultRow[][]) => void
}

type TransactionWork<T> = (transaction: Transaction) => Promise<TransactionWorkResult<T>>

/** Runs again after a stale plan. BEGIN and the opening go with the first statement, skipped if one of them fails. */
export const inTransaction = <T>(database: Database, opening: BoundStatement[], work: TransactionWork<T>): Promise<T> =>
  retryOnStalePlan(database, () => attempt(database, opening, work))

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
    broken = isStalePlan(error) || isQueryReadTimeout(error)
    if (!isQueryReadTimeout(error)) {
      await transaction.rollback().catch(() => {
        broken = true
      })
    }
    throw error
  } finally {
    // A connection that cannot roll back must not be used again.
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
    // If nothing was started, the statements are sent before this returns.
    if (earlier) await earlier
    const before = deferred
    deferred = []
    begun = true
    const results = await submitStatements(connection, [...before, ...wanted])
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
      // The next statement reports the error.
      sent.catch(() => {})
      started = sent
    },
    run: async <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => {
      const [rows] = await steps([{ statement, values }])
      return (rows ?? []) as Row[]
    },
    runAll: steps,
    rollback: async () => {
      // Statements in flight must not run after the rollback, outside the transaction.
      await started?.catch(() => {})
      if (begun) await connection.query('rollback')
    },
  }
}

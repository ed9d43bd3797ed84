import type { Database } from '../../platform/database/connect.ts'
import type { BoundStatement } from '../../platform/database/prepared.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'

/** One snapshot, so that numbers add up. JIT takes longer than these queries, and sums should not spill to disk. */
const OPENING: BoundStatement[] = [
  { name: 'read-one-moment', text: 'set transaction isolation level repeatable read, read only' },
  { name: 'compile-nothing', text: 'set local jit = off' },
  { name: 'sum-in-memory', text: "set local work_mem = '64MB'" },
  // Right after a burst of scans the planner expects no rows, and would read all of one table for each of another.
  {
    name: 'join-by-hash',
    text: "select set_config('enable_nestloop', 'off', true), set_config('enable_mergejoin', 'off', true)",
  },
  // An event may be most of a table or next to nothing of it.
  { name: 'plan-for-event', text: 'set local plan_cache_mode = force_custom_plan' },
].map((statement) => ({ statement, values: [] }))

export const readInSnapshot = <T>(database: Database, read: (reader: Transaction) => Promise<T>): Promise<T> =>
  inTransaction(database, OPENING, async (reader) => ({ commit: true, value: await read(reader) }))

import type { Database } from '../../platform/database/connect.ts'
import type { BoundStatement } from '../../platform/database/prepared.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'

/**
 * All numbers of one report are of one moment, so that they add up while people register. Compiling a query takes longer here than
 * running it, and sums over everyone should not go by way of the disk.
 */
const OPENING: BoundStatement[] = [
  { name: 'read-one-moment', text: 'set transaction isolation level repeatable read, read only' },
  { name: 'compile-nothing', text: 'set local jit = off' },
  { name: 'sum-in-memory', text: "set local work_mem = '64MB'" },
].map((statement) => ({ statement, values: [] }))

export function readSnapshot<T>(database: Database, read: (reader: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(database, OPENING, async (reader) => ({ commit: true, value: await read(reader) }))
}

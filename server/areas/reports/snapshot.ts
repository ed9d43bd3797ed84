import type { Database } from '../../platform/database/connect.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'

/**
 * All numbers of one report are of one moment, so that they add up while people register. Compiling a query takes longer here than
 * running it, and sums over everyone should not go by way of the disk.
 */
const OPENING = [
  'set transaction isolation level repeatable read, read only',
  'set local jit = off',
  "set local work_mem = '64MB'",
].join('; ')

export function readSnapshot<T>(database: Database, read: (reader: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(database, OPENING, async (reader) => ({ commit: true, value: await read(reader) }))
}

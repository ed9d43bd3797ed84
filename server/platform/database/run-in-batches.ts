import type { Statement } from './prepared.ts'
import type { Transaction } from './transaction.ts'

/** Rows that one statement reads: some 0.1 s of work, so that none comes near the statement timeout. */
const PART = 500

type Part = { last: string | null; read: number; changed: number }

/**
 * Runs a statement for one part of the rows after another, in the order of their ids, and returns how many it changed.
 * Its last two parameters are the id after which it begins and the number of rows that it may read; it returns the last
 * id, how many rows it read, and how many of them it changed.
 */
export async function runInBatches(transaction: Transaction, statement: Statement, values: unknown[]): Promise<number> {
  let after = ''
  let total = 0
  for (;;) {
    const [part] = await transaction.run<Part>(statement, [...values, after, PART])
    total += part?.changed ?? 0
    if (!part?.last || part.read < PART) return total
    after = part.last
  }
}

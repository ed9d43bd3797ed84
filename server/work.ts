import { type AuditChange, type AuditOrigin, auditRows, insertAuditRows } from './audit/index.ts'
import { isRefusal } from './contract/refusal.ts'
import type { Database } from './database/connect.ts'
import type { Statement } from './database/prepared.ts'
import { inTransaction, type Transaction } from './database/transaction.ts'

/** A change in the making: its transaction, its time, and what will be told of it when it is done. */
export type Work = {
  transaction: Transaction
  now: Date
  /** Adds a row to the audit log, written together with the work or not at all. */
  audit(change: AuditChange): void
}

export type CollectedWork = Work & { changes: AuditChange[] }

export function beginWork(transaction: Transaction, now: Date): CollectedWork {
  const changes: AuditChange[] = []
  return { transaction, now, changes, audit: (change) => changes.push(change) }
}

const writeAudit: Statement = { name: 'write-audit', text: insertAuditRows('$1') }

/** Does work and its audit rows in one transaction; a refusal leaves nothing behind. */
export function doWork<T>(
  database: Database,
  origin: AuditOrigin,
  now: Date,
  perform: (work: Work) => Promise<T>,
): Promise<T> {
  return inTransaction(database, null, async (transaction) => {
    const work = beginWork(transaction, now)
    const value = await perform(work)
    if (isRefusal(value)) return { commit: false, value }
    if (work.changes.length > 0) await transaction.run(writeAudit, [auditRows(origin, work.changes, now)])
    return { commit: true, value }
  })
}

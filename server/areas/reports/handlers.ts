import type { ApiCall, Handlers } from '../../access/callers/index.ts'
import { findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { BoundStatement } from '../../platform/database/prepared.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { readEventSetup } from '../booking/index.ts'
import { buildAttendanceReport } from './attendance.ts'
import type { ReportScope } from './queries.ts'
import { buildReconciliationReport } from './reconciliation.ts'
import { buildEventStats } from './stats.ts'

/** One snapshot, so that numbers add up. JIT takes longer than these queries, and sums should not spill to disk. */
const OPENING: BoundStatement[] = [
  { name: 'read-one-moment', text: 'set transaction isolation level repeatable read, read only' },
  { name: 'compile-nothing', text: 'set local jit = off' },
  { name: 'sum-in-memory', text: "set local work_mem = '64MB'" },
].map((statement) => ({ statement, values: [] }))

function readSnapshot<T>(database: Database, read: (reader: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(database, OPENING, async (reader) => ({ commit: true, value: await read(reader) }))
}

type Ids = 'getEventStats' | 'getAttendanceReport' | 'getReconciliationReport'

export function reportHandlers(database: Database): Pick<Handlers, Ids> {
  const report =
    <Body>(write: (scope: ReportScope) => Promise<Body>) =>
    ({ path, caller }: Pick<ApiCall<Ids>, 'path' | 'caller'>) =>
      readSnapshot(database, async (reader) => {
        const event = await findVisibleEvent(reader, caller, path.event)
        if (isRefusal(event)) return event
        const setup = await readEventSetup(reader, caller.organization.id, event.id, caller.key.mode === 'live')
        return { status: 200 as const, body: await write({ reader, caller, event, setup }) }
      })
  return {
    getEventStats: report(buildEventStats),
    getAttendanceReport: report(buildAttendanceReport),
    getReconciliationReport: report(buildReconciliationReport),
  }
}

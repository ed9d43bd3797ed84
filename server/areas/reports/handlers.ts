import type { Call, Handlers } from '../../access/callers/index.ts'
import { visibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { BoundStatement } from '../../platform/database/prepared.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { readSetup } from '../booking/index.ts'
import { attendanceReport } from './attendance.ts'
import type { ReportScope } from './queries.ts'
import { reconciliationReport } from './reconciliation.ts'
import { eventStats } from './stats.ts'

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
    ({ path, caller }: Pick<Call<Ids>, 'path' | 'caller'>) =>
      readSnapshot(database, async (reader) => {
        const event = await visibleEvent(reader, caller, path.event)
        if (isRefusal(event)) return event
        const setup = await readSetup(reader, caller.organization.id, event.id, caller.key.mode === 'live')
        return { status: 200 as const, body: await write({ reader, caller, event, setup }) }
      })
  return {
    getEventStats: report(eventStats),
    getAttendanceReport: report(attendanceReport),
    getReconciliationReport: report(reconciliationReport),
  }
}

import type { ApiCall, Handlers } from '../../access/callers/index.ts'
import { findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type BoundStatement, buildReader } from '../../platform/database/prepared.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { readEventSetup } from '../booking/index.ts'
import { readEventStructure } from '../events/index.ts'
import { buildAttendanceReport } from './attendance.ts'
import { buildGateCounts } from './gate-counts.ts'
import type { ReportScope } from './queries.ts'
import { buildReconciliationReport } from './reconciliation.ts'
import { createSharedCounts } from './shared-counts.ts'
import { buildEventStats } from './stats.ts'

/** One snapshot, so that numbers add up. JIT takes longer than these queries, and sums should not spill to disk. */
const OPENING: BoundStatement[] = [
  { name: 'read-one-moment', text: 'set transaction isolation level repeatable read, read only' },
  { name: 'compile-nothing', text: 'set local jit = off' },
  { name: 'sum-in-memory', text: "set local work_mem = '64MB'" },
  // An event may be most of a table or next to nothing of it.
  { name: 'plan-for-event', text: 'set local plan_cache_mode = force_custom_plan' },
].map((statement) => ({ statement, values: [] }))

function readSnapshot<T>(database: Database, read: (reader: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(database, OPENING, async (reader) => ({ commit: true, value: await read(reader) }))
}

type ReportIds = 'getEventStats' | 'getAttendanceReport' | 'getReconciliationReport'

export function reportHandlers(database: Database): Pick<Handlers, ReportIds | 'getGateCounts'> {
  const anyMoment = buildReader(database)
  const shareCounts = createSharedCounts()
  const report =
    <Body>(write: (scope: ReportScope) => Promise<Body>) =>
    ({ path, caller }: Pick<ApiCall<ReportIds>, 'path' | 'caller'>) =>
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
    getGateCounts: async ({ path, caller }) => {
      const event = await findVisibleEvent(anyMoment, caller, path.event)
      if (isRefusal(event)) return event
      const count = async () => {
        const structure = await readEventStructure(anyMoment, caller, event)
        return readSnapshot(database, (reader) => buildGateCounts({ reader, caller, event }, structure))
      }
      return { status: 200, body: await shareCounts(caller, event.id, count) }
    },
  }
}

import type { ApiCall, Handlers } from '../../access/callers/index.ts'
import { findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { readEventSetup } from '../booking/index.ts'
import { readEventStructure } from '../events/index.ts'
import { buildAttendanceReport } from './attendance.ts'
import { buildCountsCache } from './counts-cache.ts'
import { buildGateCounts, type GateCounts } from './gate-counts.ts'
import type { ReportScope } from './queries.ts'
import { buildReconciliationReport } from './reconciliation.ts'
import { readInSnapshot } from './snapshot.ts'
import { buildEventStats } from './stats.ts'

type ReportIds = 'getEventStats' | 'getAttendanceReport' | 'getReconciliationReport'

export function reportHandlers(database: Database): Pick<Handlers, ReportIds | 'getGateCounts'> {
  const anyMoment = buildReader(database)
  const shareCounts = buildCountsCache<GateCounts>()
  const report =
    <Body>(write: (scope: ReportScope) => Promise<Body>) =>
    ({ path, caller }: Pick<ApiCall<ReportIds>, 'path' | 'caller'>) =>
      readInSnapshot(database, async (reader) => {
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
        return readInSnapshot(database, (reader) => buildGateCounts({ reader, caller, event }, structure))
      }
      return { status: 200, body: await shareCounts(caller, event.id, count) }
    },
  }
}

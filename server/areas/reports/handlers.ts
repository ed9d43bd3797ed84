import type { Call, Handlers } from '../../access/callers/index.ts'
import { visibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { readSetup } from '../booking/index.ts'
import { attendanceReport } from './attendance.ts'
import { reconciliationReport } from './reconciliation.ts'
import type { ReportScope } from './scope.ts'
import { readSnapshot } from './snapshot.ts'
import { eventStats } from './stats.ts'

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

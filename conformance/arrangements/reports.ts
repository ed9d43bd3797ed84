import type { Stage } from '../world/stage.ts'
import type { Arrangement, Arrangements } from './arrangement.ts'
import { inNoEvent } from './event-parts.ts'
import { booked } from './halls.ts'

type ReportId = 'getEventStats' | 'getAttendanceReport' | 'getReconciliationReport'

/** Of an event that has somebody. */
const ofHall = async (stage: Stage) => ({ path: { event: (await booked(stage, 'patron')).event } })

const report: Arrangement<ReportId> = { success: { 200: ofHall }, refusals: { not_found: inNoEvent } }

export const reportArrangements: Pick<Arrangements, ReportId> = {
  getEventStats: report,
  getAttendanceReport: report,
  getReconciliationReport: report,
}

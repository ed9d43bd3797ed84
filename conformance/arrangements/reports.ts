import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { booked } from './halls.ts'
import { inNoEvent } from './objects.ts'

/** Of an event that has somebody. */
const ofHall = async (stage: Stage) => ({ path: { event: (await booked(stage, 'patron')).event } })

const report = { success: { 200: ofHall }, refusals: { not_found: inNoEvent } }

export const reportArrangements = {
  getEventStats: report,
  getAttendanceReport: report,
  getReconciliationReport: report,
} satisfies Partial<Arrangements>

import type { Work } from '../../../platform/work/work.ts'
import type { EventScope } from '../scope.ts'
import { findPoint } from './queries.ts'
import type { PointCodes, PointRow } from './rows.ts'
import { type CheckInPoint, toPoint } from './shape.ts'

/** The codes of what it names come with the row, so that it is read once more rather than put together here. */
export async function reread(work: Work, scope: EventScope, id: string): Promise<CheckInPoint> {
  const [row] = await work.transaction.run<PointRow & PointCodes>(findPoint, [scope.organizationId, scope.eventId, id])
  if (!row) throw new Error(`The check-in point ${id} is gone within its own transaction`)
  return toPoint(row)
}

import type { Caller } from '../../../access/callers/index.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import { isUniqueViolation } from '../../../platform/database/violations.ts'
import { changesNothing } from '../../../platform/work/changes-nothing.ts'
import type { Work } from '../../../platform/work/work.ts'
import { countPointRename } from '../queries.ts'
import { type EventScope, findItem } from '../scope.ts'
import { codeTaken } from './checks.ts'
import { type Named, namedObjects, type PointChanges, type Refused } from './named-objects.ts'
import { findPoint, rowValues, updatePoint as updateRow } from './queries.ts'
import { reread } from './reread.ts'
import type { PointCodes, PointRow } from './rows.ts'
import { type CheckInPoint, toPoint } from './shape.ts'
import { areGroupsAsShown } from './sight.ts'

export async function updatePoint(
  work: Work,
  caller: Caller,
  scope: EventScope,
  reference: string,
  changes: PointChanges,
): Promise<CheckInPoint | Refused> {
  const point = await findItem<PointRow & PointCodes>(work.transaction, findPoint, scope, 'check-in point', reference)
  if (isRefusal(point)) return point
  const named = await namedObjects(work, caller, scope, changes)
  if (isRefusal(named)) return named
  if (await areGroupsAsShown(work, caller, point, named.groups)) named.groups = point.groups
  const changed: PointRow = { ...point, ...changes, ...keepUnchanged(point, named), updated_at: work.now }
  if (changesNothing(point, changed)) return toPoint(point)
  try {
    await work.transaction.run(updateRow, rowValues(scope, changed))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return codeTaken(changed.code)
  }
  if (changed.code !== point.code) await work.transaction.run(countPointRename, [scope.organizationId, scope.eventId])
  const after = await reread(work, scope, point.id)
  const object = { type: 'check_in_point', id: point.id }
  work.audit({ action: 'check_in_point.updated', object, before: toPoint(point), after })
  return after
}

function keepUnchanged(point: PointRow, named: Named) {
  return {
    days: named.days === undefined ? point.days : named.days,
    attendee_types: named.attendee_types === undefined ? point.attendee_types : named.attendee_types,
    groups: named.groups === undefined ? point.groups : named.groups,
    windows: named.windows ?? point.windows,
  }
}

import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { freeOfCheckins } from '../scanned.ts'
import { findItem, type ScopeInMode } from '../scope.ts'
import { deletePoint as deleteRow, findPoint } from './queries.ts'
import type { PointCodes, PointRow } from './rows.ts'
import { toPoint } from './shape.ts'

export async function deletePoint(
  work: Work,
  scope: ScopeInMode,
  reference: string,
): Promise<undefined | Refusal<'not_found' | 'invalid_state'>> {
  const point = await findItem<PointRow & PointCodes>(work.transaction, findPoint, scope, 'check-in point', reference)
  if (isRefusal(point)) return point
  const scanned = { column: 'check_in_point_id', id: point.id } as const
  const inUse = await freeOfCheckins(work, scope, `check-in point ${point.code}`, scanned)
  if (inUse) return inUse
  work.transaction.defer(deleteRow, [scope.organizationId, scope.eventId, point.id])
  const object = { type: 'check_in_point', id: point.id }
  work.audit({ action: 'check_in_point.deleted', object, before: toPoint(point), after: null })
  return undefined
}

import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { freeDay } from '../in-use.ts'
import { freeOfCheckins } from '../scanned.ts'
import { findItem, type ScopeInMode } from '../scope.ts'
import { deleteDay as deleteRow, findDay } from './queries.ts'
import type { DayRow } from './rows.ts'
import { toDay } from './shape.ts'

export async function deleteDay(
  work: Work,
  scope: ScopeInMode,
  reference: string,
): Promise<undefined | Refusal<'not_found' | 'invalid_state'>> {
  const day = await findItem<DayRow>(work.transaction, findDay, scope, 'day', reference)
  if (isRefusal(day)) return day
  const scanned = { column: 'day_id', id: day.id } as const
  const inUse = (await freeDay(work, scope, day)) ?? (await freeOfCheckins(work, scope, `day ${day.code}`, scanned))
  if (inUse) return inUse
  work.transaction.defer(deleteRow, [scope.organizationId, scope.eventId, day.id])
  work.audit({ action: 'day.deleted', object: { type: 'day', id: day.id }, before: toDay(day), after: null })
  return undefined
}

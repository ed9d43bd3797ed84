import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { type EventScope, findItem } from '../scope.ts'
import { findDay, rowValues, updateDay as updateRow } from './queries.ts'
import type { DayRow } from './rows.ts'
import { type Day, toDay } from './shape.ts'

/** `at` null unlocks. */
export async function lockDay(
  work: Work,
  scope: EventScope,
  reference: string,
  at: Date | null,
): Promise<Day | Refusal<'not_found'>> {
  const day = await findItem<DayRow>(work.transaction, findDay, scope, 'day', reference)
  if (isRefusal(day)) return day
  work.transaction.defer(updateRow, rowValues(scope, { ...day, locked_at: at, updated_at: work.now }))
  const after = toDay({ ...day, locked_at: at, updated_at: work.now })
  const action = at ? 'day.locked' : 'day.unlocked'
  work.audit({ action, object: { type: 'day', id: day.id }, before: toDay(day), after })
  return after
}

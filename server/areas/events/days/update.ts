import type { components } from '../../../../generated/types.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import { isUniqueViolation } from '../../../platform/database/violations.ts'
import { changesNothing } from '../../../platform/work/changes-nothing.ts'
import type { Work } from '../../../platform/work/work.ts'
import { isLarger, promoteAfterChange } from '../../booking/index.ts'
import { refuseBelowTaken } from '../capacity.ts'
import { refuseDayRename } from '../in-use.ts'
import { type EventScope, findItem } from '../scope.ts'
import { codeTaken, refuseBackwards, refuseFarDate, refuseOverlap } from './checks.ts'
import { instants } from './instants.ts'
import { findDay, rowValues, updateDay as updateRow } from './queries.ts'
import type { DayRow } from './rows.ts'
import { type Day, toDay } from './shape.ts'

type DayChanges = components['schemas']['DayChanges']

export async function updateDay(
  work: Work,
  scope: EventScope,
  reference: string,
  changes: DayChanges,
): Promise<Day | Refusal<'not_found' | 'conflict' | 'invalid_state' | 'validation_failed'>> {
  const day = await findItem<DayRow>(work.transaction, findDay, scope, 'day', reference)
  if (isRefusal(day)) return day
  const far = refuseFarDate(changes.date ?? day.date)
  if (far) return far
  const name = day.name === day.date ? (changes.date ?? day.date) : day.name
  const merged = { ...day, name, ...changes }
  const changed: DayRow = { ...merged, ...instants(merged, scope.timezone), updated_at: work.now }
  if (changesNothing(day, changed)) return toDay(day)
  const refusal =
    refuseBackwards(changed, scope.timezone) ??
    (await refuseOverlap(work, scope, changed)) ??
    (await refuseDayRename(work, scope, day, changed.code)) ??
    (await refuseBelowTaken(work, scope, changed.capacity, {
      what: `day ${day.code}`,
      takenOf: ({ by_day }) => by_day[day.id],
    }))
  if (refusal) return refusal
  return save(work, scope, day, changed, 'day.updated')
}

async function save(
  work: Work,
  scope: EventScope,
  before: DayRow,
  changed: DayRow,
  action: string,
): Promise<Day | Refusal<'conflict'>> {
  try {
    await work.transaction.run(updateRow, rowValues(scope, changed))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return codeTaken(changed.code)
  }
  const after = toDay(changed)
  work.audit({ action, object: { type: 'day', id: before.id }, before: toDay(before), after })
  if (isLarger(changed.capacity, before.capacity)) await promoteAfterChange(work, scope.organizationId, scope.eventId)
  return after
}

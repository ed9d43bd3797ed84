import type { components } from '../../../../generated/types.ts'
import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work/work.ts'
import type { EventScope } from '../scope.ts'
import { codeTaken, refuseBackwards, refuseFarDate, refuseOverlap } from './checks.ts'
import { instants } from './instants.ts'
import { allDays, insertDay } from './queries.ts'
import type { DayRow } from './rows.ts'
import { type Day, toDay } from './shape.ts'

type NewDay = components['schemas']['NewDay']

export async function createDay(
  work: Work,
  scope: EventScope,
  day: NewDay,
): Promise<Day | Refusal<'conflict' | 'invalid_state' | 'validation_failed'>> {
  const far = refuseFarDate(day.date)
  if (far) return far
  const local = { date: day.date, starts_at: day.starts_at ?? null, ends_at: day.ends_at ?? null }
  const row: DayRow = {
    ...local,
    ...instants(local, scope.timezone),
    id: newId(work.now),
    code: day.code,
    name: day.name ?? day.date,
    capacity: day.capacity ?? null,
    locked_at: null,
    created_at: work.now,
    updated_at: work.now,
  }
  const days = await work.transaction.run<DayRow>(allDays, [scope.organizationId, scope.eventId])
  const refusal =
    refuseTooMany(days) ??
    refuseTakenCode(days, row.code) ??
    refuseBackwards(row, scope.timezone) ??
    (await refuseOverlap(work, scope, row))
  if (refusal) return refusal
  work.transaction.defer(insertDay, [
    ...[scope.organizationId, scope.eventId, row.id, row.code, row.name, row.date, row.starts_at, row.ends_at],
    ...[row.starts_instant, row.ends_instant, row.capacity, work.now],
  ])
  const made = toDay(row)
  work.audit({ action: 'day.created', object: { type: 'day', id: row.id }, before: null, after: made })
  return made
}

/** As many as one person can name. */
const MAX_DAYS = 100

function refuseTooMany(days: DayRow[]): Refusal<'invalid_state'> | undefined {
  if (days.length < MAX_DAYS) return undefined
  return refuse('invalid_state', `An event may have ${MAX_DAYS} days, and this one has them.`, {
    details: { state: 'too_many_days', days: days.length },
  })
}

function refuseTakenCode(days: DayRow[], code: string): Refusal<'conflict'> | undefined {
  return days.some((day) => day.code === code) ? codeTaken(code) : undefined
}

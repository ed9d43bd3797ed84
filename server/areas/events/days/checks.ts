import { refuseProblems } from '../../../platform/contract/problems.ts'
import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import type { EventScope } from '../scope.ts'
import { findOverlap } from './queries.ts'
import type { DayRow } from './rows.ts'

const [FIRST_DATE, LAST_DATE] = ['1900-01-01', '2999-12-31']

/** Beyond them a day would begin or end in years that timestamps cannot tell in every time zone. */
export function refuseFarDate(date: string): Refusal<'validation_failed'> | undefined {
  if (date >= FIRST_DATE && date <= LAST_DATE) return undefined
  return refuseProblems([
    { path: 'body/date', message: `The field date must lie between ${FIRST_DATE} and ${LAST_DATE}.` },
  ])
}

/** When the clocks go forward, hours that do not exist are moved past others that do. */
export function refuseBackwards(day: DayRow, timezone: string): Refusal<'conflict'> | undefined {
  if (day.ends_instant > day.starts_instant) return undefined
  return refuse(
    'conflict',
    `The day ${day.code} would be over before it begins: the clocks of ${timezone} go forward on ${day.date}.`,
  )
}

export async function refuseOverlap(
  work: Work,
  scope: EventScope,
  day: DayRow,
): Promise<Refusal<'conflict'> | undefined> {
  const values = [scope.organizationId, scope.eventId, day.id, day.starts_instant, day.ends_instant]
  const [other] = await work.transaction.run<{ code: string }>(findOverlap, values)
  return other && refuse('conflict', `The day ${day.code} would overlap the day ${other.code}.`)
}

export function codeTaken(code: string): Refusal<'conflict'> {
  return refuse('conflict', `The code ${code} is taken by another day of the event.`)
}

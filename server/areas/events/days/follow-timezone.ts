import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { refuseBackwards } from './checks.ts'
import { instants } from './instants.ts'
import { allDays, rowValues, updateDay as updateRow } from './queries.ts'
import type { DayRow } from './rows.ts'

/** Local times stay as they are; the instants that they mean follow the event to its new time zone. */
export async function moveDaysToTimezone(
  work: Work,
  organizationId: string,
  eventId: string,
  timezone: string,
): Promise<Refusal<'conflict'> | undefined> {
  const scope = { organizationId, eventId, timezone }
  const days = await work.transaction.run<DayRow>(allDays, [organizationId, eventId])
  const moved = days.map((day) => ({ ...day, ...instants(day, timezone), updated_at: work.now }))
  const backwards = moved.map((day) => refuseBackwards(day, timezone)).find((refusal) => refusal !== undefined)
  if (backwards) return backwards
  const clash = moved.find((day, index) => (moved[index - 1]?.ends_instant ?? day.starts_instant) > day.starts_instant)
  if (clash)
    return refuse('conflict', `In the time zone ${timezone} the day ${clash.code} would overlap the day before it.`)
  for (const day of moved) await work.transaction.run(updateRow, rowValues(scope, day))
  return undefined
}

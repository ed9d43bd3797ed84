import { dayInterval } from '#sdk/checkin'
import { problem, refuseProblems } from '../../../platform/contract/problems.ts'
import { isRefusal, type Refusal, refuse, refuseState } from '../../../platform/contract/refusal.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import { newId } from '../../../platform/ids.ts'
import { isUnchanged } from '../../../platform/work/is-unchanged.ts'
import { refuseStale } from '../../../platform/work/precondition.ts'
import { promoteInBothModes, raisesLimit } from '../../booking/index.ts'
import * as eventParts from '../event-parts.ts'
import type { EventChange } from '../find.ts'
import { DAY_USAGE_QUERIES, refuseCapacityBelowTaken, refuseRenameOfUsedCode } from '../prepare-deletion.ts'
import { EVENT_DAY_PART, type EventDayRow, findOverlappingDaySql, listEventDaysSql } from './queries.ts'

/** The maximum that one attendee can have. */
const MAX_DAYS = 100

export async function createDay(change: EventChange, day: Schemas['NewDay']) {
  const { work } = change
  const far = refuseFarDate(day.date)
  if (far) return far
  const local = { date: day.date, starts_at: day.starts_at ?? null, ends_at: day.ends_at ?? null }
  const row: EventDayRow = {
    ...local,
    ...instants(local, change.timezone),
    id: newId(work.now),
    code: day.code,
    name: day.name ?? day.date,
    capacity: day.capacity ?? null,
    locked_at: null,
    created_at: work.now,
    updated_at: work.now,
  }
  const days = await work.transaction.run<EventDayRow>(listEventDaysSql, [change.organizationId, change.eventId])
  if (days.length >= MAX_DAYS) {
    return refuseState('too_many_days', `An event may have ${MAX_DAYS} days, and this one has them.`, {
      days: days.length,
    })
  }
  if (days.some(({ code }) => code === row.code)) return eventParts.toCodeTakenRefusal(EVENT_DAY_PART, row.code)
  const refusal =
    refuseBackwards(row, change.timezone) ??
    (await refuseOverlap(change, row)) ??
    (await eventParts.insertEventPart(change, EVENT_DAY_PART, row))
  if (refusal) return refusal
  const made = EVENT_DAY_PART.show(row)
  eventParts.auditEventPart(change, EVENT_DAY_PART, 'created', null, made)
  return made
}

export async function updateDay(change: EventChange, reference: string, changes: Schemas['DayChanges']) {
  const { work } = change
  const day = await eventParts.findEventPart(work.transaction, EVENT_DAY_PART, change, reference)
  if (isRefusal(day)) return day
  const stale = await refuseStale(work, () => EVENT_DAY_PART.show(day))
  if (stale) return stale
  const far = refuseFarDate(changes.date ?? day.date)
  if (far) return far
  const name = day.name === day.date ? (changes.date ?? day.date) : day.name
  const merged = { ...day, name, ...changes }
  const changed: EventDayRow = { ...merged, ...instants(merged, change.timezone), updated_at: work.now }
  if (isUnchanged(day, changed)) return EVENT_DAY_PART.show(day)
  const refusal =
    refuseBackwards(changed, change.timezone) ??
    (await refuseOverlap(change, changed)) ??
    (await refuseRenameOfUsedCode(change, DAY_USAGE_QUERIES, day, changed.code)) ??
    (await refuseCapacityBelowTaken(change, changed.capacity, {
      what: `day ${day.code}`,
      takenOf: ({ by_day }) => by_day[day.id],
    })) ??
    (await eventParts.updateEventPart(change, EVENT_DAY_PART, changed))
  if (refusal) return refusal
  const after = EVENT_DAY_PART.show(changed)
  eventParts.auditEventPart(change, EVENT_DAY_PART, 'updated', EVENT_DAY_PART.show(day), after)
  if (raisesLimit(changed.capacity, day.capacity)) await promoteInBothModes(work, change.organizationId, change.eventId)
  return after
}

/** `at` null unlocks. */
export async function lockOrUnlockDay(change: EventChange, reference: string, at: Date | null) {
  const { work } = change
  const day = await eventParts.findEventPart(work.transaction, EVENT_DAY_PART, change, reference)
  if (isRefusal(day)) return day
  const changed = { ...day, locked_at: at, updated_at: work.now }
  work.transaction.defer(EVENT_DAY_PART.update, eventParts.bindEventPartRow(change, changed))
  const after = EVENT_DAY_PART.show(changed)
  eventParts.auditEventPart(change, EVENT_DAY_PART, at ? 'locked' : 'unlocked', EVENT_DAY_PART.show(day), after)
  return after
}

/** Local times stay; their instants are computed for the new time zone. */
export async function moveDaysToTimezone(change: EventChange, timezone: string) {
  const { work, organizationId, eventId } = change
  const days = await work.transaction.run<EventDayRow>(listEventDaysSql, [organizationId, eventId])
  const moved = days.map((day) => ({ ...day, ...instants(day, timezone), updated_at: work.now }))
  const backwards = moved.map((day) => refuseBackwards(day, timezone)).find((refusal) => refusal !== undefined)
  if (backwards) return backwards
  const clash = moved.find((day, index) => (moved[index - 1]?.ends_instant ?? day.starts_instant) > day.starts_instant)
  if (clash)
    return refuse('conflict', `In the time zone ${timezone} the day ${clash.code} would overlap the day before it.`)
  for (const day of moved) await work.transaction.run(EVENT_DAY_PART.update, eventParts.bindEventPartRow(change, day))
  return undefined
}

function instants(day: Pick<EventDayRow, 'date' | 'starts_at' | 'ends_at'>, timezone: string) {
  const { start, end } = dayInterval(day, timezone)
  return { starts_instant: start, ends_instant: end }
}

const [FIRST_DATE, LAST_DATE] = ['1900-01-01', '2999-12-31']

/** Outside this range, a day's instants could be outside the range of timestamps in some time zone. */
function refuseFarDate(date: string): Refusal<'validation_failed'> | undefined {
  if (date >= FIRST_DATE && date <= LAST_DATE) return undefined
  return refuseProblems([problem('body/date', 'date_range', { from: FIRST_DATE, to: LAST_DATE })])
}

/** Times skipped by a change to summer time move forward, possibly past the end. */
function refuseBackwards(day: EventDayRow, timezone: string): Refusal<'conflict'> | undefined {
  if (day.ends_instant > day.starts_instant) return undefined
  return refuse(
    'conflict',
    `The day ${day.code} would be over before it begins: the clocks of ${timezone} go forward on ${day.date}.`,
  )
}

async function refuseOverlap({ work, organizationId, eventId }: EventChange, day: EventDayRow) {
  const values = [organizationId, eventId, day.id, day.starts_instant, day.ends_instant]
  const [other] = await work.transaction.run<{ code: string }>(findOverlappingDaySql, values)
  return other && refuse('conflict', `The day ${day.code} would overlap the day ${other.code}.`)
}

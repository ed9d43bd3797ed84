import type { components } from '../../../../generated/types.ts'
import { dayInterval } from '../../../../sdk/src/checkin/local-time.ts'
import { refuseProblems } from '../../../platform/contract/problems.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import { isUniqueViolation } from '../../../platform/database/violations.ts'
import { newId } from '../../../platform/ids.ts'
import { changesNothing } from '../../../platform/work/changes-nothing.ts'
import type { Work } from '../../../platform/work/work.ts'
import { isLarger, promoteAfterChange } from '../../booking/index.ts'
import { refuseBelowTaken } from '../capacity.ts'
import { freeDay, refuseDayRename } from '../in-use.ts'
import { type EventScope, findItem, type ScopeInMode } from '../scope.ts'
import {
  allDays,
  type DayRow,
  deleteDay as deleteRow,
  findDay,
  findOverlap,
  insertDay,
  updateDay as updateRow,
} from './queries.ts'

export type Day = components['schemas']['Day']
type NewDay = components['schemas']['NewDay']
type DayChanges = components['schemas']['DayChanges']

export function toDay(row: DayRow): Day {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    date: row.date,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    start: row.starts_instant.toISOString(),
    end: row.ends_instant.toISOString(),
    capacity: row.capacity,
    locked_at: row.locked_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

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
  await work.transaction.run(insertDay, [
    ...[scope.organizationId, scope.eventId, row.id, row.code, row.name, row.date, row.starts_at, row.ends_at],
    ...[row.starts_instant, row.ends_instant, row.capacity, work.now],
  ])
  const made = toDay(row)
  work.audit({ action: 'day.created', object: { type: 'day', id: row.id }, before: null, after: made })
  return made
}

/** As many as one person can name. */
const MOST_DAYS = 100

function refuseTooMany(days: DayRow[]): Refusal<'invalid_state'> | undefined {
  if (days.length < MOST_DAYS) return undefined
  return refuse('invalid_state', `An event may have ${MOST_DAYS} days, and this one has them.`, {
    details: { state: 'too_many_days', days: days.length },
  })
}

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

/** `at` null unlocks. */
export async function lockDay(
  work: Work,
  scope: EventScope,
  reference: string,
  at: Date | null,
): Promise<Day | Refusal<'not_found'>> {
  const day = await findItem<DayRow>(work.transaction, findDay, scope, 'day', reference)
  if (isRefusal(day)) return day
  await work.transaction.run(updateRow, rowValues(scope, { ...day, locked_at: at, updated_at: work.now }))
  const after = toDay({ ...day, locked_at: at, updated_at: work.now })
  const action = at ? 'day.locked' : 'day.unlocked'
  work.audit({ action, object: { type: 'day', id: day.id }, before: toDay(day), after })
  return after
}

export async function deleteDay(
  work: Work,
  scope: ScopeInMode,
  reference: string,
): Promise<undefined | Refusal<'not_found' | 'invalid_state'>> {
  const day = await findItem<DayRow>(work.transaction, findDay, scope, 'day', reference)
  if (isRefusal(day)) return day
  const inUse = await freeDay(work, scope, day)
  if (inUse) return inUse
  await work.transaction.run(deleteRow, [scope.organizationId, scope.eventId, day.id])
  work.audit({ action: 'day.deleted', object: { type: 'day', id: day.id }, before: toDay(day), after: null })
  return undefined
}

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

function rowValues({ organizationId, eventId }: EventScope, row: DayRow): unknown[] {
  return [
    ...[organizationId, eventId, row.id, row.code, row.name, row.date, row.starts_at, row.ends_at],
    ...[row.starts_instant, row.ends_instant, row.capacity, row.locked_at, row.updated_at],
  ]
}

function instants(day: Pick<DayRow, 'date' | 'starts_at' | 'ends_at'>, timezone: string) {
  const { start, end } = dayInterval(day, timezone)
  return { starts_instant: start, ends_instant: end }
}

const [FIRST_DATE, LAST_DATE] = ['1900-01-01', '2999-12-31']

/** Beyond them a day would begin or end in years that timestamps cannot tell in every time zone. */
function refuseFarDate(date: string): Refusal<'validation_failed'> | undefined {
  if (date >= FIRST_DATE && date <= LAST_DATE) return undefined
  return refuseProblems([
    { path: 'body/date', message: `The field date must lie between ${FIRST_DATE} and ${LAST_DATE}.` },
  ])
}

/** When the clocks go forward, hours that do not exist are moved past others that do. */
function refuseBackwards(day: DayRow, timezone: string): Refusal<'conflict'> | undefined {
  if (day.ends_instant > day.starts_instant) return undefined
  return refuse(
    'conflict',
    `The day ${day.code} would be over before it begins: the clocks of ${timezone} go forward on ${day.date}.`,
  )
}

function refuseTakenCode(days: DayRow[], code: string): Refusal<'conflict'> | undefined {
  return days.some((day) => day.code === code) ? codeTaken(code) : undefined
}

async function refuseOverlap(work: Work, scope: EventScope, day: DayRow): Promise<Refusal<'conflict'> | undefined> {
  const values = [scope.organizationId, scope.eventId, day.id, day.starts_instant, day.ends_instant]
  const [other] = await work.transaction.run<{ code: string }>(findOverlap, values)
  return other && refuse('conflict', `The day ${day.code} would overlap the day ${other.code}.`)
}

function codeTaken(code: string): Refusal<'conflict'> {
  return refuse('conflict', `The code ${code} is taken by another day of the event.`)
}

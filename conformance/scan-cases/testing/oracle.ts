import type { Reason, Result } from '#sdk/checkin'
import type {
  CaseEvent,
  CasePerson,
  CaseTicket,
  DayDefinition,
  ExpectedScanResult,
  PointDefinition,
  ScanOfCase,
} from '../format.ts'
import { findInstantByTrying } from './plain-time.ts'

type Unjudged = Omit<ScanOfCase, 'result' | 'reason' | 'people'>
type Row = { who: string; mode: string; result: Result; point: string; day: string }
type Answer = { step: number; result: Result; reason: Reason | null }

/** The oracle: the rules as a straight reading from top to bottom, without regard for speed or elegance. */
export function computeExpectedScans(
  world: CaseEvent,
  tickets: readonly CaseTicket[],
  scans: readonly Unjudged[],
): ScanOfCase[] {
  const rows: Row[] = []
  return scans.map((scan) => {
    const { mode } = scan
    const ticket = tickets.find((one) => one.ref === scan.ticket)
    if (!ticket || (mode === 'live' && ticket.mode === 'test')) {
      return { ...scan, result: 'unknown', reason: null, people: null }
    }
    const people: Record<string, ExpectedScanResult> = {}
    let furthest: Answer | null = null
    const day = dayAt(world, Date.parse(scan.at))
    const admitted: Row[] = []
    for (const person of ticket.people) {
      if (scan.only && !scan.only.includes(person.ref)) continue
      const who = `${ticket.ref}/${person.ref}`
      const own = rows.filter((row) => row.who === who && row.mode === mode)
      const answer = answerFor(world, ticket, person, scan, own)
      people[person.ref] = { result: answer.result, reason: answer.reason }
      if (furthest === null || answer.step > furthest.step) furthest = answer
      if (answer.step === 10 && day) {
        admitted.push({ who, mode, result: answer.result, point: scan.check_in_point, day: day.code })
      }
    }
    rows.push(...admitted)
    const { result, reason } = furthest ?? { result: 'unknown' as const, reason: null }
    return { ...scan, result, reason, people }
  })
}

function answerFor(world: CaseEvent, ticket: CaseTicket, person: CasePerson, scan: Unjudged, rows: Row[]): Answer {
  const at = Date.parse(scan.at)
  const point = world.check_in_points.find((one) => one.code === scan.check_in_point) as PointDefinition
  const say = (step: number, result: Result, reason: Reason | null = null): Answer => ({ step, result, reason })

  if (ticket.voided_at !== null && at >= Date.parse(ticket.voided_at)) return say(2, 'voided')
  if (person.cancelled_at !== null && at >= Date.parse(person.cancelled_at)) return say(2, 'voided')
  if (person.cancelled_at === null && person.status === 'cancelled') return say(2, 'voided')

  if (person.status !== 'confirmed' && person.status !== 'cancelled') return say(3, 'rejected', 'not_confirmed')
  if (point.attendee_types && !point.attendee_types.includes(person.attendee_type)) {
    return say(3, 'rejected', 'attendee_type_not_allowed')
  }
  if (point.groups) {
    let isAllowed = false
    let group = world.groups.find((one) => one.code === person.group)
    while (group) {
      if (point.groups.includes(group.code)) isAllowed = true
      const parent: string | null = group.parent
      group = world.groups.find((one) => one.code === parent)
    }
    if (!isAllowed) return say(3, 'rejected', 'group_not_allowed')
  }

  const day = dayAt(world, at)
  if (!day) {
    for (const other of world.days) if (startOf(world, other) > at) return say(4, 'not_yet_open')
    return say(4, 'closed')
  }

  if (person.days && !person.days.includes(day.code)) return say(5, 'wrong_day')
  if (point.days && !point.days.includes(day.code)) return say(5, 'wrong_day')

  if (day.locked_at && at >= Date.parse(day.locked_at)) return say(6, 'day_locked')

  const [opening, closing] = hoursOn(world, point, day)
  if (at < opening) return say(7, 'not_yet_open')
  if (at >= closing) return say(7, 'closed')

  const today = rows.filter((row) => row.day === day.code)
  const requires = point.requires ?? (point.kind === 'zone' ? 'entry' : 'none')
  if (requires === 'entry' && !today.some((row) => row.result === 'accepted')) {
    return say(8, 'rejected', 'entry_required')
  }
  if (requires === 'pre_check' && !today.some((row) => row.result === 'pre_checked')) {
    return say(8, 'rejected', 'pre_check_required')
  }

  const limit = point.limit ?? (point.kind === 'zone' ? 'unlimited' : 'per_day')
  if (limit !== 'unlimited') {
    for (const row of limit === 'per_day' ? today : rows) {
      if (point.kind === 'entry' && row.result === 'accepted') return say(9, 'duplicate')
      if (point.kind === 'pre_check' && row.result === 'pre_checked') return say(9, 'duplicate')
      if (point.kind === 'pre_check' && row.result === 'accepted') return say(9, 'duplicate')
      if (point.kind === 'zone' && row.result === 'zone_entered' && row.point === point.code) return say(9, 'duplicate')
    }
  }

  if (point.kind === 'entry') return say(10, 'accepted')
  if (point.kind === 'pre_check') return say(10, 'pre_checked')
  return say(10, 'zone_entered')
}

function dayAt(world: CaseEvent, at: number): DayDefinition | undefined {
  return world.days.find((day) => at >= startOf(world, day) && at < endOf(world, day))
}

const after = (date: string, days: number) =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

function startOf({ timezone }: CaseEvent, { date, starts_at }: DayDefinition): number {
  return findInstantByTrying(date, starts_at ?? '00:00', timezone)
}

function endOf({ timezone }: CaseEvent, { date, starts_at, ends_at }: DayDefinition): number {
  if (!ends_at) return findInstantByTrying(after(date, 1), '00:00', timezone)
  const isNextMorning = ends_at <= (starts_at ?? '00:00')
  return findInstantByTrying(isNextMorning ? after(date, 1) : date, ends_at, timezone)
}

/** Compares local times as written: days after the day's date, and hours. */
function hoursOn(world: CaseEvent, point: PointDefinition, day: DayDefinition): [opening: number, closing: number] {
  const exception = (point.windows ?? []).find((window) => window.day === day.code)
  const { opens_at, closes_at } = exception ?? point
  const dayStart = day.starts_at ?? '00:00'
  const openingDay = opens_at && opens_at < dayStart ? 1 : 0
  const openingTime = opens_at ?? dayStart
  const opening = opens_at
    ? findInstantByTrying(after(day.date, openingDay), opens_at, world.timezone)
    : startOf(world, day)
  if (!closes_at) return [opening, endOf(world, day)]
  let closingDay = closes_at < dayStart ? 1 : 0
  if (closingDay < openingDay || (closingDay === openingDay && closes_at <= openingTime)) closingDay += 1
  return [opening, findInstantByTrying(after(day.date, closingDay), closes_at, world.timezone)]
}

import { dayInterval, type Interval, instantOf, nextDate } from './local-time.ts'

/** Version of the decision; it increases when a scan could have another result than before. */
export const DECISION_VERSION = 1

export type DayDefinition = {
  code: string
  /** The calendar date, `YYYY-MM-DD`. */
  date: string
  /** Local times, `HH:MM`; omitted or null for the whole day. An end at or before the start is on the next morning. */
  starts_at?: string | null
  ends_at?: string | null
  /** Nobody is admitted on the day from this instant on. */
  locked_at?: string | null
}

export type WindowDefinition = { day: string; opens_at?: string | null; closes_at?: string | null }

export type PointDefinition = {
  code: string
  kind: 'entry' | 'pre_check' | 'zone' | (string & {})
  /** Codes; omitted or null for all. */
  days?: readonly string[] | null
  attendee_types?: readonly string[] | null
  /** Groups, including all groups below them. */
  groups?: readonly string[] | null
  opens_at?: string | null
  closes_at?: string | null
  windows?: readonly WindowDefinition[] | null
  limit?: 'per_day' | 'per_event' | 'unlimited' | (string & {}) | null
  requires?: 'none' | 'pre_check' | 'entry' | (string & {}) | null
}

export type GroupDefinition = { code: string; parent: string | null }

/** What the decision needs to know of an event. Codes can be any texts, if they are used consistently. */
export type WorldDefinition = {
  timezone: string
  groups: readonly GroupDefinition[]
  days: readonly DayDefinition[]
  check_in_points: readonly PointDefinition[]
  /** The manifest's version; omitted for the version of this module. */
  decision_version?: number
}

export type PreparedDay = Interval & { definition: DayDefinition; lockedAt: number | null }

export type PreparedPoint = {
  code: string
  kind: 'entry' | 'pre_check' | 'zone'
  days: ReadonlySet<string> | null
  attendeeTypes: ReadonlySet<string> | null
  groups: ReadonlySet<string> | null
  limit: 'per_day' | 'per_event' | 'unlimited'
  requires: 'none' | 'pre_check' | 'entry'
  /** When the point is open on a day. */
  windowOn(day: PreparedDay): Interval
}

/** An event, prepared to decide scans. */
export type World = {
  /** The day that contains an instant. */
  activeDay(at: number): PreparedDay | null
  hasDayAfter(at: number): boolean
  /** Null if there is no such point; undefined if the point's policy or the whole world is newer than this version. */
  point(code: string): PreparedPoint | null | undefined
  /** The group and its ancestors. */
  lineage(group: string | null): readonly string[]
}

/** Computes what all scans of an event share: the instants of its days and windows. */
export function buildWorld(definition: WorldDefinition): World {
  const { timezone, groups, days, check_in_points, decision_version = DECISION_VERSION } = definition
  const dated = days
    .map((definition) => dayOf(definition, timezone))
    .sort((a, b) => a.start.getTime() - b.start.getTime())
  const definitions = new Map(check_in_points.map((point) => [point.code, point]))
  const points = new Map<string, PreparedPoint | undefined>()
  const parents = new Map(groups.map(({ code, parent }) => [code, parent]))
  return {
    activeDay: (at) => dated.find(({ start, end }) => start.getTime() <= at && at < end.getTime()) ?? null,
    hasDayAfter: (at) => dated.some(({ start }) => start.getTime() > at),
    point: (code) => {
      const policy = definitions.get(code)
      if (!policy) return null
      if (decision_version > DECISION_VERSION) return undefined
      if (!points.has(code)) points.set(code, pointOf(policy, timezone))
      return points.get(code)
    },
    lineage: (group) => lineageOf(group, parents),
  }
}

function dayOf(definition: DayDefinition, timezone: string): PreparedDay {
  const { date, starts_at = null, ends_at = null, locked_at } = definition
  const lockedAt = locked_at ? Date.parse(locked_at) : null
  return { ...dayInterval({ date, starts_at, ends_at }, timezone), definition, lockedAt }
}

const KINDS = ['entry', 'pre_check', 'zone'] as const
const LIMITS = ['per_day', 'per_event', 'unlimited'] as const
const REQUIREMENTS = ['none', 'pre_check', 'entry'] as const

function pointOf(definition: PointDefinition, timezone: string): PreparedPoint | undefined {
  const isZone = definition.kind === 'zone'
  const kind = oneOf(KINDS, definition.kind)
  const limit = oneOf(LIMITS, definition.limit ?? (isZone ? 'unlimited' : 'per_day'))
  const requires = oneOf(REQUIREMENTS, definition.requires ?? (isZone ? 'entry' : 'none'))
  if (!kind || !limit || !requires) return undefined
  const windows = new Map<PreparedDay, Interval>()
  return {
    code: definition.code,
    kind,
    limit,
    requires,
    days: setOf(definition.days),
    attendeeTypes: setOf(definition.attendee_types),
    groups: setOf(definition.groups),
    windowOn: (day) => {
      const known = windows.get(day)
      if (known) return known
      const window = windowOf(definition, day, timezone)
      windows.set(day, window)
      return window
    },
  }
}

function oneOf<Known extends string>(known: readonly Known[], value: string): Known | undefined {
  return known.find((one) => one === value)
}

const setOf = (codes: readonly string[] | null | undefined) => (codes ? new Set(codes) : null)

/**
 * Opening hours of a point on a day: the day's own, which replace both usual times, or the usual ones. A time before
 * the day's start, and a closing at or before the opening, are on the next morning.
 */
function windowOf(usual: PointDefinition, day: PreparedDay, timezone: string): Interval {
  const { code, date, starts_at } = day.definition
  const { opens_at, closes_at } = usual.windows?.find((window) => window.day === code) ?? usual
  const dayStart = starts_at ?? '00:00'
  const dateOf = (time: string) => (time < dayStart ? nextDate(date) : date)
  const opening = { date: opens_at ? dateOf(opens_at) : date, time: opens_at ?? dayStart }
  const start = opens_at ? instantOf(opening.date, opening.time, timezone) : day.start
  if (!closes_at) return { start, end: day.end }
  const sameDate = dateOf(closes_at)
  const isAfterOpening = `${sameDate} ${closes_at}` > `${opening.date} ${opening.time}`
  return { start, end: instantOf(isAfterOpening ? sameDate : nextDate(sameDate), closes_at, timezone) }
}

function lineageOf(group: string | null, parents: ReadonlyMap<string, string | null>): string[] {
  const lineage: string[] = []
  let next: string | null | undefined = group
  // Guards against a cycle of parents.
  while (next !== null && next !== undefined && !lineage.includes(next)) {
    lineage.push(next)
    next = parents.get(next)
  }
  return lineage
}

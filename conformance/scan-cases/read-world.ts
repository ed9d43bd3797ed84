import { dayInterval } from '#sdk/checkin'
import type {
  AttendeeTypeDefinition,
  CaseWorld,
  DayDefinition,
  GroupDefinition,
  PointDefinition,
  WindowDefinition,
} from './format.ts'
import {
  complain,
  type Given,
  optional,
  readDate,
  readFields,
  readInstant,
  readList,
  readLocalTime,
  readOneOf,
  readText,
  readTimezone,
} from './values.ts'

const PARTS = ['timezone', 'groups', 'attendee_types', 'days', 'check_in_points'] as const

/** A world, with whatever it leaves out taken from another. */
export function readWorld(given: Given, usual: CaseWorld): CaseWorld {
  const fields = readFields(given, PARTS)
  if (!fields) return usual
  return {
    timezone: optional(fields.timezone, readTimezone, usual.timezone),
    groups: optional(fields.groups, (list) => readList(list, readGroup), usual.groups),
    attendee_types: optional(fields.attendee_types, (list) => readList(list, readType), usual.attendee_types),
    days: optional(fields.days, (list) => readList(list, readDay), usual.days),
    check_in_points: optional(fields.check_in_points, (list) => readList(list, readPoint), usual.check_in_points),
  }
}

export const EMPTY_WORLD: CaseWorld = { timezone: '', groups: [], attendee_types: [], days: [], check_in_points: [] }

function readGroup(given: Given): GroupDefinition | undefined {
  const fields = readFields(given, ['code', 'name', 'parent'])
  return fields && { code: readText(fields.code), parent: optional(fields.parent, readText, null) }
}

function readType(given: Given): AttendeeTypeDefinition | undefined {
  const fields = readFields(given, ['code', 'name', 'ticket'])
  if (!fields) return undefined
  const readKind = (kind: Given) => readOneOf(kind, ['per_person', 'shared'])
  return { code: readText(fields.code), ticket: optional(fields.ticket, readKind, 'per_person') }
}

function readDay(given: Given): DayDefinition | undefined {
  const fields = readFields(given, ['code', 'name', 'date', 'starts_at', 'ends_at', 'locked_at'])
  return (
    fields && {
      code: readText(fields.code),
      date: readDate(fields.date),
      starts_at: optional(fields.starts_at, readLocalTime, null),
      ends_at: optional(fields.ends_at, readLocalTime, null),
      locked_at: optional(fields.locked_at, readInstant, null),
    }
  )
}

const POINT = ['code', 'name', 'kind', 'days', 'attendee_types', 'groups', 'opens_at', 'closes_at', 'windows'] as const

function readPoint(given: Given): PointDefinition | undefined {
  const fields = readFields(given, [...POINT, 'limit', 'requires'])
  if (!fields) return undefined
  const codes = (list: Given) => optional(list, (named) => readList(named, readText), null)
  return {
    code: readText(fields.code),
    kind: readOneOf(fields.kind, ['entry', 'pre_check', 'zone']),
    days: codes(fields.days),
    attendee_types: codes(fields.attendee_types),
    groups: codes(fields.groups),
    opens_at: optional(fields.opens_at, readLocalTime, null),
    closes_at: optional(fields.closes_at, readLocalTime, null),
    windows: optional(fields.windows, (list) => readList(list, readWindow), []),
    limit: optional(fields.limit, (limit) => readOneOf(limit, ['per_day', 'per_event', 'unlimited']), null),
    requires: optional(fields.requires, (what) => readOneOf(what, ['none', 'pre_check', 'entry']), null),
  }
}

function readWindow(given: Given): WindowDefinition | undefined {
  const fields = readFields(given, ['day', 'opens_at', 'closes_at'])
  return (
    fields && {
      day: readText(fields.day),
      opens_at: optional(fields.opens_at, readLocalTime, null),
      closes_at: optional(fields.closes_at, readLocalTime, null),
    }
  )
}

/** Complains of codes that are there twice, of days that overlap, and of what names something that the world does not have. */
export function checkWorld(given: Given, world: CaseWorld): void {
  const { groups, attendee_types, days, check_in_points, timezone } = world
  if (timezone === '') complain(given, 'has no timezone.')
  const all = { groups, attendee_types, days, check_in_points }
  for (const [list, items] of Object.entries(all)) {
    for (const code of repeated(items.map((item) => item.code))) complain(given, `has ${code} twice among its ${list}.`)
  }
  checkDays(given, world)
  for (const { code, parent } of groups) {
    if (parent !== null) refuseUnknown(given, `the group ${code}`, [parent], groups, 'groups')
  }
  // Points that a case takes over from the shared world may name days that the case has replaced.
  if ((given.value as Partial<CaseWorld> | undefined)?.check_in_points) checkPoints(given, world)
}

function checkPoints(given: Given, { groups, attendee_types, days, check_in_points }: CaseWorld): void {
  for (const point of check_in_points) {
    const what = `the check-in point ${point.code}`
    const exceptions = (point.windows ?? []).map((window) => window.day)
    refuseUnknown(given, what, [...(point.days ?? []), ...exceptions], days, 'days')
    refuseUnknown(given, what, point.attendee_types ?? [], attendee_types, 'attendee_types')
    refuseUnknown(given, what, point.groups ?? [], groups, 'groups')
  }
}

function refuseUnknown(
  given: Given,
  what: string,
  codes: readonly string[],
  known: readonly { code: string }[],
  list: string,
): void {
  for (const code of codes) {
    if (known.some((one) => one.code === code)) continue
    complain(given, `has ${what}, which names ${JSON.stringify(code)}; there is no such code among its ${list}.`)
  }
}

/** The order of instants cannot be told while a date or the time zone is wrong, which is complained of already. */
function checkDays(given: Given, { days, timezone }: CaseWorld): void {
  try {
    const intervals = days.map(({ code, date, starts_at = null, ends_at = null }) => {
      const { start, end } = dayInterval({ date, starts_at, ends_at }, timezone)
      return { code, start: start.getTime(), end: end.getTime() }
    })
    intervals.sort((one, other) => one.start - other.start)
    for (const [index, { code, end }] of intervals.entries()) {
      const next = intervals[index + 1]
      if (next && next.start < end) complain(given, `has the days ${code} and ${next.code}, which overlap.`)
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}

export function repeated(codes: readonly string[]): string[] {
  return codes.filter((code, index) => codes.indexOf(code) !== index)
}

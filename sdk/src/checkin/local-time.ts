/** A day of an event in local time: a date, with optional times of day. */
export type LocalDay = { date: string; starts_at: string | null; ends_at: string | null }

export type Interval = { start: Date; end: Date }

const MIDNIGHT = '00:00'
const DAY = 86_400_000

/** When a day begins and ends. An end at or before the start is on the next morning. */
export function dayInterval({ date, starts_at, ends_at }: LocalDay, timezone: string): Interval {
  const from = starts_at ?? MIDNIGHT
  const endsNextDay = ends_at === null || ends_at <= from
  return {
    start: instantOf(date, from, timezone),
    end: instantOf(endsNextDay ? nextDate(date) : date, ends_at ?? MIDNIGHT, timezone),
  }
}

/** The instant of a local time. Times skipped by a clock change move forward; of repeated times, the first counts. */
export function instantOf(date: string, time: string, timezone: string): Date {
  const wall = Date.parse(`${date}T${time}:00.000Z`)
  const before = offsetAt(wall - DAY, timezone)
  const after = offsetAt(wall + DAY, timezone)
  const candidates = [wall - before, wall - after].sort((a, b) => a - b)
  const fitting = candidates.find((instant) => instant + offsetAt(instant, timezone) === wall)
  return new Date(fitting ?? wall - before)
}

export function nextDate(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) + DAY).toISOString().slice(0, 10)
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timezone: string): Intl.DateTimeFormat {
  const known = formatters.get(timezone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timezone, made)
  return made
}

/** Offset of local time from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timezone: string): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatterOf(timezone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const local = new Date(0)
  local.setUTCFullYear(year, month - 1, day)
  local.setUTCHours(hour, minute, second, 0)
  return local.getTime() - Math.floor(instant / 1000) * 1000
}

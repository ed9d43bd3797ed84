import { dayInterval } from '#sdk/checkin'
import type { CaseEvent, DayDefinition, PointDefinition } from '../format.ts'
import type { RandomSource } from './random.ts'

const ZONES = [
  'Europe/Madrid',
  'America/Los_Angeles',
  'America/Santiago',
  'America/Havana',
  'America/St_Johns',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'UTC',
]
/** Most of them near a clock change in one of the zones. */
const DATES = [
  '2026-03-08',
  '2026-03-28',
  '2026-04-04',
  '2026-06-05',
  '2026-09-05',
  '2026-09-26',
  '2026-10-03',
  '2026-10-24',
  '2026-10-31',
  '2026-12-30',
]
export const RANDOM_LOCAL_TIMES = [
  '00:00',
  '00:30',
  '01:00',
  '01:45',
  '02:00',
  '02:30',
  '03:00',
  '04:00',
  '09:00',
  '12:00',
  '18:00',
  '18:30',
  '22:00',
  '23:59',
]

/** A world near a clock change, with points of all policies. */
export function buildRandomEvent(random: RandomSource): CaseEvent {
  const timezone = random.pick(ZONES)
  const codes = ['g0', 'g1', 'g2', 'g3'].slice(0, random.below(5))
  const groups = codes.map((code, index) => {
    const parent = index > 0 && random.chance(0.7) ? (codes[random.below(index)] ?? null) : null
    return { code, parent }
  })
  const attendee_types = [
    { code: 'visitor', ticket: 'per_person' as const },
    { code: 'crew', ticket: 'per_person' as const },
    { code: 'family', ticket: 'shared' as const },
  ]
  const world = { timezone, groups, attendee_types, days: drawDays(random, timezone), check_in_points: [] }
  const check_in_points = Array.from({ length: 2 + random.below(5) }, (_, index) => drawPoint(random, world, index))
  return { ...world, check_in_points }
}

function drawDays(random: RandomSource, timezone: string): DayDefinition[] {
  const first = Date.parse(`${random.pick(DATES)}T00:00:00.000Z`)
  const days: DayDefinition[] = []
  let free = Number.NEGATIVE_INFINITY
  for (const offset of [0, 1, 2, 3].slice(0, 1 + random.below(4))) {
    const date = new Date(first + offset * 86_400_000).toISOString().slice(0, 10)
    const starts_at = random.chance(0.5) ? random.pick(RANDOM_LOCAL_TIMES) : null
    const ends_at = random.chance(0.5) ? random.pick(RANDOM_LOCAL_TIMES) : null
    const { start, end } = dayInterval({ date, starts_at, ends_at }, timezone)
    // The service accepts neither overlapping days nor days that a clock change skips.
    if (start.getTime() < free || end <= start) continue
    free = end.getTime()
    const middle = new Date((start.getTime() + end.getTime()) / 2)
    const locked_at = random.chance(0.2) ? random.pick([start, middle, end]).toISOString() : null
    days.push({ code: `d${offset}`, date, starts_at, ends_at, locked_at })
  }
  return days.length > 0 ? days : drawDays(random, timezone)
}

function drawPoint(random: RandomSource, { groups, attendee_types, days }: CaseEvent, index: number): PointDefinition {
  const maybe = <Item>(items: readonly Item[]) => {
    if (random.chance(0.7)) return null
    return items.length > 0 && random.chance(0.9) ? random.some(items) : []
  }
  const hours = () => ({
    opens_at: random.chance(0.3) ? random.pick(RANDOM_LOCAL_TIMES) : null,
    closes_at: random.chance(0.3) ? random.pick(RANDOM_LOCAL_TIMES) : null,
  })
  return {
    code: `point${index}`,
    kind: random.pick(['entry', 'entry', 'pre_check', 'zone']),
    days: maybe(days.map(({ code }) => code)),
    attendee_types: maybe(attendee_types.map(({ code }) => code)),
    groups: maybe(groups.map(({ code }) => code)),
    ...hours(),
    windows: days.filter(() => random.chance(0.2)).map(({ code }) => ({ day: code, ...hours() })),
    limit: random.pick([null, 'per_day', 'per_event', 'unlimited']),
    requires: random.pick([null, 'none', 'pre_check', 'entry']),
  }
}

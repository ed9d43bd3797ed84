/**
 * What comes in at the gates of an event, for those who watch it. Counting a large event whole takes longer than a
 * second allows, so a view is counted whole once, and then what is new is added: check-ins are written in the order of
 * their ids, and after a while none comes in between.
 */

import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { buildLowestIdAt } from '../../platform/ids.ts'
import { type EventDay, type EventStructure, readEventStructure } from '../events/index.ts'
import * as arrivalQueries from './arrival-queries.ts'
import { buildCountsCache } from './counts-cache.ts'
import { type CountScope, countExpectedPeople } from './queries.ts'
import { readInSnapshot } from './snapshot.ts'

export type EventDashboard = {
  /** The chosen day; else the one that is on, the last that began, or the first. */
  day: EventDay | null
  days: EventDay[]
  expected: number
  /** Each person once. */
  admitted: number
  points: { code: string; name: string; people: number; refused: number }[]
  quarters: { start: Date; people: number }[]
  refusals: { result: string; reason: string | null; count: number }[]
  /** Newest first, with the name of the point. */
  lastScans: arrivalQueries.LastScan[]
  at: Date
}

/** Those of the settled check-ins are kept, and the others counted again. */
type Tallies = {
  scans: arrivalQueries.ScanCount[]
  people: arrivalQueries.CountByKey<string>[]
  entries: arrivalQueries.CountByKey<Date>[]
}

type Counts = {
  dashboard: EventDashboard
  settled: Tallies
  settledBefore: string
  lastScans: arrivalQueries.LastScan[]
  expected: number
  wholeAt: number
  expectedAt: number
}

const NONE: Tallies = { scans: [], people: [], entries: [] }

/** Longer than a transaction that writes check-ins may take. */
const SETTLED_AFTER_MS = 30_000
/** Registrations change slowly, and counting them is most of the work. */
const EXPECTED_FRESH_MS = 15_000
const WHOLE_FRESH_MS = 30 * 60_000

export type ReadDashboard = (caller: Caller, event: EventRow, day: string | undefined) => Promise<EventDashboard>

/** Counted once a second for all who see the same, in each process. */
export function buildReadDashboard(database: Database): ReadDashboard {
  const anyMoment = buildReader(database)
  const share = buildCountsCache<Counts>()
  return async (caller, event, day) => {
    const counted = await share(caller, `${event.id} ${day ?? ''}`, async (last) => {
      const structure = await readEventStructure(anyMoment, caller, event)
      const chosen = chooseDay(structure.days, caller.at.toISOString(), day)
      const before = await last?.catch(() => undefined)
      return readInSnapshot(database, (reader) => count({ reader, caller, event }, structure, chosen, before))
    })
    return counted.dashboard
  }
}

function chooseDay(days: EventDay[], now: string, code: string | undefined): EventDay | null {
  const began = days.filter(({ start }) => start <= now)
  return days.find((day) => day.code === code) ?? began.at(-1) ?? days[0] ?? null
}

async function count(
  scope: CountScope,
  structure: EventStructure,
  day: EventDay | null,
  before: Counts | undefined,
): Promise<Counts> {
  const { caller } = scope
  const now = caller.at.getTime()
  const isSame = before !== undefined && before.dashboard.day?.id === day?.id
  // Test check-ins are cleared and their people deleted, so they are counted whole each time.
  const known = isSame && caller.key.mode === 'live' && now - before.wholeAt < WHOLE_FRESH_MS ? before : undefined
  const settledBefore = buildLowestIdAt(new Date(now - SETTLED_AFTER_MS))
  const range: arrivalQueries.ArrivalRange = { day, from: known?.settledBefore ?? arrivalQueries.MIN_ID, settledBefore }
  const counted = {
    scans: await arrivalQueries.countScansByResult(scope, range),
    people: await arrivalQueries.countPeopleByPoint(scope, range),
    entries: await arrivalQueries.countEntriesByQuarterHour(scope, range),
  }
  const newest = await arrivalQueries.listLastScans(scope, range)
  const older = known?.lastScans.filter(({ id }) => id < range.from) ?? []
  const lastScans = [...newest, ...older].slice(0, arrivalQueries.MAX_LAST_SCANS)
  const isExpectedFresh = isSame && now - before.expectedAt < EXPECTED_FRESH_MS
  const expected = isExpectedFresh ? before.expected : await countExpectedPeople(scope, day?.id ?? null)
  const settled = known?.settled ?? NONE
  return {
    dashboard: show(structure, day, add(settled, counted), { lastScans, expected, at: caller.at }),
    settled: add(settled, onlySettled(counted)),
    settledBefore,
    lastScans,
    expected,
    wholeAt: known?.wholeAt ?? now,
    expectedAt: isExpectedFresh ? before.expectedAt : now,
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

const onlySettled = ({ scans, people, entries }: Tallies): Tallies => ({
  scans: scans.filter(({ settled }) => settled),
  people: people.filter(({ settled }) => settled),
  entries: entries.filter(({ settled }) => settled),
})

const add = (some: Tallies, more: Tallies): Tallies => ({
  scans: sumAlike([...some.scans, ...more.scans], ({ point, result, reason }) => `${point} ${result} ${reason}`),
  people: sumAlike([...some.people, ...more.people], ({ key }) => key),
  entries: sumAlike([...some.entries, ...more.entries], ({ key }) => key.getTime()),
})

const sumAlike = <One extends { count: number }>(tallies: One[], keyOf: (tally: One) => string | number): One[] =>
  [...Map.groupBy(tallies, keyOf).values()].map((same) => ({
    ...(same[0] as One),
    count: sum(same.map(({ count }) => count)),
  }))

const isRefused = ({ result }: { result: string }) => !['accepted', 'pre_checked', 'zone_entered'].includes(result)

function show(
  { days, points }: EventStructure,
  day: EventDay | null,
  { scans, people, entries }: Tallies,
  { lastScans, expected, at }: { lastScans: arrivalQueries.LastScan[]; expected: number; at: Date },
): EventDashboard {
  const refused = scans.filter(isRefused)
  const names = new Map(points.map(({ id, name }) => [id, name]))
  const passed = new Map(people.map(({ key, count }) => [key, count]))
  return {
    day,
    days,
    expected,
    admitted: sum(entries.map(({ count }) => count)),
    points: points.map(({ id, code, name }) => ({
      code,
      name,
      people: passed.get(id) ?? 0,
      refused: sum(refused.filter(({ point }) => point === id).map(({ count }) => count)),
    })),
    quarters: fillQuarters(entries),
    refusals: sumAlike(refused, ({ result, reason }) => `${result} ${reason}`).sort(
      (one, other) => other.count - one.count,
    ),
    lastScans: lastScans.map((scan) => ({ ...scan, point: names.get(scan.point) ?? '' })),
    at,
  }
}

const QUARTER_MS = 15 * 60_000
/** A day and a night: devices whose clocks are wrong do not stretch the chart. */
const MAX_QUARTERS = 96

/** From the first to the last with somebody, also those between them without anybody. */
function fillQuarters(entries: arrivalQueries.CountByKey<Date>[]): EventDashboard['quarters'] {
  const people = new Map(entries.map(({ key, count }) => [key.getTime(), count]))
  const times = [...people.keys()]
  if (times.length === 0) return []
  const last = Math.max(...times)
  const first = Math.max(Math.min(...times), last - (MAX_QUARTERS - 1) * QUARTER_MS)
  return Array.from({ length: (last - first) / QUARTER_MS + 1 }, (_, index) => {
    const time = first + index * QUARTER_MS
    return { start: new Date(time), people: people.get(time) ?? 0 }
  })
}

import { buildIndexLookup } from '../../platform/database/index-plans.ts'
import type { SqlCondition } from '../../platform/lists/index.ts'
import { admittedConditionSql } from '../booking/index.ts'
import type { EventDay } from '../events/index.ts'
import { ADMITTING_RESULTS_SQL, buildKeyModeCondition, type CountScope, runReportQuery } from './queries.ts'

/** Of the check-ins from one id on. Those before `settledBefore` are known to be complete. */
export type ArrivalRange = { day: EventDay | null; from: string; settledBefore: string }

/** Before all ids. */
export const MIN_ID = ''

const arrivals = ({ settledBefore }: ArrivalRange): SqlCondition => [
  '(select c.*, c.id < ? as settled from checkins c) as t',
  settledBefore,
]

/** A scan outside of all days, which is refused, belongs to the day on whose date it was made. */
function inRange({ event }: CountScope, { day, from }: ArrivalRange): SqlCondition {
  const range = 't.withdrawn_at is null and t.id >= ?'
  return day === null
    ? [range, from]
    : [
        `${range} and (t.day_id = ? or t.day_id is null and (t.scanned_at at time zone ?)::date = ?::date)`,
        from,
        day.id,
        event.timezone,
        day.date,
      ]
}

export type ScanCount = { point: string; result: string; reason: string | null; settled: boolean; count: number }

export function countScansByResult(scope: CountScope, range: ArrivalRange): Promise<ScanCount[]> {
  return runReportQuery(scope, {
    name: 'count-scans-by-result',
    select: 't.check_in_point_id as point, t.result, t.reason, t.settled, count(*)',
    from: arrivals(range),
    where: inRange(scope, range),
    byRegistration: true,
    tail: 'group by t.check_in_point_id, t.result, t.reason, t.settled',
  })
}

/**
 * Each person once on each day. It is the row that arrived first, and not the mark `is_first` that counts, because that
 * moves to an earlier scan that is sent late.
 */
function countFirstArrivals<Row extends object>(
  scope: CountScope,
  range: ArrivalRange,
  { name, of: [of, ...ofValues], sameAs, by }: { name: string; of: SqlCondition; sameAs: string; by: string },
): Promise<Row[]> {
  const [where, ...values] = inRange(scope, range)
  const earlier = `
  from checkins e
  where e.organization_id = ? and e.event_id = t.event_id and e.livemode = t.livemode
    and e.id < t.id and e.day_id is not distinct from t.day_id
    and ${sameAs} and e.withdrawn_at is null and`
  // All of them are compared at once. A few that came since are looked up one by one, without reading all of the event.
  const isFirst =
    range.from === MIN_ID
      ? `not exists (select ${earlier} e.attendee_id = t.attendee_id)`
      : `(select e.id ${earlier} ${buildIndexLookup('e.attendee_id', 't.attendee_id')}) is null`
  return runReportQuery(scope, {
    name,
    select: `${by} as key, t.settled, count(*)`,
    from: arrivals(range),
    where: [`${where} and ${of} and ${isFirst}`, ...values, ...ofValues, scope.caller.organization.id],
    byRegistration: true,
    tail: `group by ${by}, t.settled`,
  })
}

export type CountByKey<Key> = { key: Key; settled: boolean; count: number }

export function countPeopleByPoint(scope: CountScope, range: ArrivalRange): Promise<CountByKey<string>[]> {
  return countFirstArrivals(scope, range, {
    name: 'count-people-by-point',
    of: [`t.result in ${ADMITTING_RESULTS_SQL}`],
    sameAs: `e.result in ${ADMITTING_RESULTS_SQL} and e.result = t.result and e.check_in_point_id = t.check_in_point_id`,
    by: 't.check_in_point_id',
  })
}

/** Nobody came later than it was told, whatever the clock of a device says. */
export function countEntriesByQuarterHour(scope: CountScope, range: ArrivalRange): Promise<CountByKey<Date>[]> {
  const [ownMode, ...values] = buildKeyModeCondition(scope)
  return countFirstArrivals(scope, range, {
    name: 'count-entries-by-quarter',
    of: [`${admittedConditionSql('t')} and ${ownMode}`, ...values],
    sameAs: admittedConditionSql('e'),
    by: "date_bin('15 minutes', least(t.scanned_at, t.received_at), 'epoch'::timestamptz)",
  })
}

export type LastScan = {
  id: string
  point: string
  result: string
  reason: string | null
  scanned_at: Date
  attendee_id: string | null
  first_name: string | null
  last_name: string | null
}

export const MAX_LAST_SCANS = 10

/** Newest first. */
export function listLastScans(scope: CountScope, range: ArrivalRange): Promise<LastScan[]> {
  return runReportQuery(scope, {
    name: 'list-last-scans',
    select:
      't.id, t.check_in_point_id as point, t.result, t.reason, t.scanned_at, t.attendee_id, a.first_name, a.last_name',
    from: [
      `checkins t left join lateral (
  select a.first_name, a.last_name from attendees a where a.organization_id = ? and ${buildIndexLookup('a.id', 't.attendee_id')}
) a on true`,
      scope.caller.organization.id,
    ],
    where: inRange(scope, range),
    byRegistration: true,
    tail: `order by t.id desc limit ${MAX_LAST_SCANS}`,
  })
}

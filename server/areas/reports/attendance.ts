import type { components } from '../../../generated/types.ts'
import { entriesOf } from './entries.ts'
import { ask, eventKey, type ReportScope, seen } from './scope.ts'

type Schemas = components['schemas']
type Counts = Pick<Schemas['DayAttendance'], 'expected' | 'admitted' | 'absent'>
type Count = { type: string; day: string; people: number }

export async function attendanceReport(scope: ReportScope): Promise<Schemas['AttendanceReport']> {
  const { caller, setup } = scope
  const expected = totals(
    (await expectedPeople(scope)).flatMap(({ type, days, people }) => days.map((day) => ({ type, day, people }))),
  )
  const admitted = totals(await admittedPeople(scope))
  return {
    event_id: setup.event.id,
    livemode: setup.livemode,
    days: setup.days.map((day) => {
      const types = setup.types.map((type) => ({
        attendee_type: type.code,
        ...compare(expected(day.id, type.id), admitted(day.id, type.id)),
      }))
      const all = compare(sum(types.map((type) => type.expected)), sum(types.map((type) => type.admitted)))
      return { day: day.code, date: day.date, ...all, attendee_types: types }
    }),
    generated_at: caller.at.toISOString(),
  }
}

function compare(expected: number, admitted: number): Counts {
  return { expected, admitted, absent: expected - admitted }
}

/** By day and attendee type. */
function totals(counts: Count[]): (day: string, type: string) => number {
  const byPlace = Map.groupBy(counts, ({ day, type }) => `${day} ${type}`)
  return (day, type) => sum((byPlace.get(`${day} ${type}`) ?? []).map(({ people }) => people))
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Counted by the days they come on as a whole, of which there are few; what days those are is then asked of one person each. */
async function expectedPeople(scope: ReportScope): Promise<{ type: string; days: string[]; people: number }[]> {
  const counted = await ask<{ type: string; days_hash: string; people: number; days: string[] }>(scope, {
    name: 'count-expected-people',
    head: [
      `select a.attendee_type_id as type, a.days_hash, count(*) as people, (
  select one.days from attendees one
  where one.organization_id = a.organization_id and one.event_id = a.event_id and one.livemode = a.livemode and one.status = 'confirmed'
    and one.attendee_type_id = a.attendee_type_id and one.days_hash = a.days_hash
  limit 1
) as days
from attendees a
where a.organization_id = ? and a.event_id = ? and a.livemode = ? and a.status = 'confirmed'`,
      ...eventKey(scope),
    ],
    sight: seen(scope, 'a'),
    tail: 'group by a.organization_id, a.event_id, a.livemode, a.attendee_type_id, a.days_hash',
  })
  return counted
}

/** Whether a person is expected on the day is asked while counting: as a condition it makes the planner sort everyone. */
function admittedPeople(scope: ReportScope): Promise<Count[]> {
  const [entries, ...values] = entriesOf(scope)
  return ask(scope, {
    name: 'count-admitted-people',
    head: [
      `select a.attendee_type_id as type, entry.day_id as day, count(*) filter (where entry.day_id = any (a.days)) as people
from (select distinct c.attendee_id, c.day_id from checkins c where ${entries}) as entry
join attendees a on a.organization_id = ? and a.id = entry.attendee_id
where a.event_id = ? and a.livemode = ? and a.status = 'confirmed'`,
      ...[...values, ...eventKey(scope)],
    ],
    sight: seen(scope, 'a'),
    tail: 'group by a.attendee_type_id, entry.day_id',
  })
}

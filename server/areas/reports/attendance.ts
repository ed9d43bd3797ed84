import type { Schemas } from '../../platform/contract/schemas.ts'
import {
  countAdmittedByTypeAndDay,
  countExpectedByTypeAndDays,
  type ReportScope,
  type TypeDayHeadcount,
} from './queries.ts'

type Counts = Pick<Schemas['DayAttendance'], 'expected' | 'admitted' | 'absent'>

export async function buildAttendanceReport(scope: ReportScope): Promise<Schemas['AttendanceReport']> {
  const { caller, setup } = scope
  const expected = totals(
    (await countExpectedByTypeAndDays(scope)).flatMap(({ type, days, people }) =>
      days.map((day) => ({ type, day, people })),
    ),
  )
  const admitted = totals(await countAdmittedByTypeAndDay(scope))
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

function totals(counts: TypeDayHeadcount[]): (day: string, type: string) => number {
  const byPlace = Map.groupBy(counts, ({ day, type }) => `${day} ${type}`)
  return (day, type) => sum((byPlace.get(`${day} ${type}`) ?? []).map(({ people }) => people))
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

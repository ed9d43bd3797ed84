import type { Schemas } from '../../platform/contract/schemas.ts'
import * as queries from './queries.ts'

type Counts = Pick<Schemas['DayAttendance'], 'expected' | 'admitted' | 'absent'>

export async function buildAttendanceReport(scope: queries.ReportScope): Promise<Schemas['AttendanceReport']> {
  const { caller, setup } = scope
  const expected = totals(
    (await queries.countExpectedByTypeAndDays(scope)).flatMap(({ type, days, people }) =>
      days.map((day) => ({ type, day, people })),
    ),
  )
  const came = await queries.countAdmittedByTypeAndDay(scope)
  const admitted = totals(came)
  const asExpected = totals(came.map(({ expected: people, ...place }) => ({ ...place, people })))
  return {
    event_id: setup.event.id,
    livemode: setup.livemode,
    days: setup.days.map((day) => {
      const types = setup.types.map(({ id, code }) => ({
        attendee_type: code,
        expected: expected(day.id, id),
        admitted: admitted(day.id, id),
        absent: expected(day.id, id) - asExpected(day.id, id),
      }))
      return { day: day.code, date: day.date, ...addUp(types), attendee_types: types }
    }),
    generated_at: caller.at.toISOString(),
  }
}

function addUp(counts: Counts[]): Counts {
  return {
    expected: sum(counts.map(({ expected }) => expected)),
    admitted: sum(counts.map(({ admitted }) => admitted)),
    absent: sum(counts.map(({ absent }) => absent)),
  }
}

function totals(counts: queries.TypeDayHeadcount[]): (day: string, type: string) => number {
  const byPlace = Map.groupBy(counts, ({ day, type }) => `${day} ${type}`)
  return (day, type) => sum((byPlace.get(`${day} ${type}`) ?? []).map(({ people }) => people))
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

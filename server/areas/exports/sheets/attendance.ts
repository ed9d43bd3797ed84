import type { Reader } from '../../../platform/database/prepared.ts'
import { type Column, headed } from '../cells.ts'
import { ATTENDANCE, COUNT_ATTENDANCE, COUNT_ATTENDANCE_OF_DAY } from '../queries.ts'
import type { AttendanceLine, ExpectedPerson } from '../rows.ts'
import { conditionsOn, type ExportScope } from '../scope.ts'
import { codeOf } from './codes.ts'
import { HEADINGS } from './headings.ts'
import { readerOf, type Sheet } from './sheet.ts'

const source = (count: string) =>
  readerOf<ExpectedPerson>({
    ...{ name: 'attendance', select: ATTENDANCE, count, alias: 'a', size: 250 },
    conditions: (scope) => conditionsOn(scope, 'a', { group: 'a.group_id', people: (condition) => condition }),
  })

const [people, peopleOfDay] = [source(COUNT_ATTENDANCE), source(COUNT_ATTENDANCE_OF_DAY)]

/** A row for each person and day, in the order of the people and then of the dates. */
export const attendanceSheet: Sheet<AttendanceLine> = {
  title: { en: 'Attendance', es: 'Asistencia' },
  columns,
  count: (reader, scope) => (scope.filters.day === undefined ? people : peopleOfDay).count(reader, scope),
  read: async (reader: Reader, scope: ExportScope, after: string | null) => {
    const { rows, next } = await people.read(reader, scope, after)
    return { rows: rows.flatMap((person) => daysOf(scope, person)), next }
  },
}

function daysOf({ setup, filters }: ExportScope, person: ExpectedPerson): AttendanceLine[] {
  const isWanted = (id: string) => person.days.includes(id) && (filters.day === undefined || filters.day === id)
  return setup.days.filter(({ id }) => isWanted(id)).map((day) => ({ ...person, day, entry: person.entries?.[day.id] }))
}

function columns({ names }: ExportScope): Column<AttendanceLine>[] {
  return headed(HEADINGS, [
    { name: 'day', type: 'text', read: (row) => row.day.code },
    { name: 'date', type: 'date', read: (row) => row.day.date },
    { name: 'first_name', type: 'text', read: (row) => row.first_name },
    { name: 'last_name', type: 'text', read: (row) => row.last_name },
    { name: 'email', type: 'text', read: (row) => row.email },
    { name: 'phone', type: 'text', read: (row) => row.phone },
    { name: 'attendee_type', type: 'text', read: (row) => codeOf(row.attendee_type_id, names.types) },
    { name: 'group', type: 'text', read: (row) => codeOf(row.group_id, names.groups) },
    { name: 'external_id', type: 'text', read: (row) => row.external_id },
    { name: 'admitted', type: 'boolean', read: (row) => row.entry !== undefined },
    { name: 'first_admitted_at', type: 'time', read: ({ entry }) => (entry ? new Date(entry.first) : null) },
    { name: 'last_admitted_at', type: 'time', read: ({ entry }) => (entry ? new Date(entry.last) : null) },
    { name: 'admissions', type: 'integer', read: (row) => row.entry?.scans ?? 0 },
    { name: 'check_in_point', type: 'text', read: (row) => row.entry?.point ?? null },
    { name: 'attendee_id', type: 'text', read: (row) => row.id },
    { name: 'registration_id', type: 'text', read: (row) => row.registration_id },
  ])
}

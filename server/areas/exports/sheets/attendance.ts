import type { Reader } from '../../../platform/database/prepared.ts'
import { addColumnHeadings, type Column } from '../cells.ts'
import { COUNT_EXPECTED_PEOPLE, COUNT_EXPECTED_PERSON_DAYS, SELECT_ATTENDANCE } from '../queries.ts'
import type { AttendanceLine, PersonWithEntries } from '../rows.ts'
import { type ExportScope, toSqlFilters } from '../scope.ts'
import { HEADINGS } from './headings.ts'
import { createPersonColumns } from './shared-columns.ts'
import { newSheetReader, type Sheet } from './sheet.ts'

const source = (count: string) =>
  newSheetReader<PersonWithEntries>({
    name: 'attendance',
    select: SELECT_ATTENDANCE,
    count,
    alias: 'a',
    size: 250,
    conditions: (scope) => toSqlFilters(scope, 'a', { group: 'a.group_id', people: (condition) => condition }),
  })

const [people, peopleOfDay] = [source(COUNT_EXPECTED_PERSON_DAYS), source(COUNT_EXPECTED_PEOPLE)]

/** A row per person and day, ordered by person, then date. */
export const attendanceSheet: Sheet<AttendanceLine> = {
  title: { en: 'Attendance', es: 'Asistencia' },
  columns,
  count: (reader, scope) => (scope.filters.day === undefined ? people : peopleOfDay).count(reader, scope),
  read: async (reader: Reader, scope: ExportScope, after: string | null) => {
    const { rows, next } = await people.read(reader, scope, after)
    return { rows: rows.flatMap((person) => daysOf(scope, person)), next }
  },
}

function daysOf({ setup, filters }: ExportScope, person: PersonWithEntries): AttendanceLine[] {
  const days = new Set(person.days)
  const isWanted = (id: string) => days.has(id) && (filters.day === undefined || filters.day === id)
  return setup.days.filter(({ id }) => isWanted(id)).map((day) => ({ ...person, day, entry: person.entries?.[day.id] }))
}

function columns(scope: ExportScope): Column<AttendanceLine>[] {
  return addColumnHeadings(scope, HEADINGS, [
    { name: 'day', type: 'text', read: (row) => row.day.code },
    { name: 'day_name', type: 'text', read: (row) => scope.names.days.get(row.day.id) ?? null },
    { name: 'date', type: 'date', read: (row) => row.day.date },
    ...createPersonColumns<AttendanceLine>(scope),
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

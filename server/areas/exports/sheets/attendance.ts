import type { Reader } from '../../../platform/database/prepared.ts'
import type { SqlCondition } from '../../../platform/lists/index.ts'
import { addColumnHeadings, type FileColumn } from '../cells.ts'
import * as queries from '../queries.ts'
import type { AttendeeWithEntries, ExportedAttendance } from '../rows.ts'
import { ATTENDEE_TABLE, type ExportScope } from '../scope.ts'
import { buildPersonColumns } from './shared-columns.ts'
import { buildSheetReader, type ExportSheet } from './sheet.ts'
import { EXPORT_HEADINGS } from './words.ts'

const source = (count: string, onDay?: (day: string | undefined) => SqlCondition | null) =>
  buildSheetReader<AttendeeWithEntries>({
    ...ATTENDEE_TABLE,
    name: 'attendance',
    select: queries.SELECT_ATTENDANCE,
    count,
    onDay,
    size: 250,
  })

const expectedDays = source(queries.COUNT_CONFIRMED_ATTENDEE_DAYS)
const expectedPeople = source(queries.COUNT_CONFIRMED_ATTENDEES)
const unexpected = source(queries.COUNT_UNEXPECTED_ATTENDEE_DAYS, (day) =>
  day === undefined ? null : ['came.day_id = ?', day],
)

const people = source(queries.COUNT_CONFIRMED_ATTENDEES, (day) =>
  day === undefined ? queries.confirmedOrAdmittedCondition : queries.buildConfirmedOrAdmittedOn(day),
)

/** A row per person and day on which they are expected or came, ordered by person, then date. */
export const attendanceSheet: ExportSheet<ExportedAttendance> = {
  title: { en: 'Attendance', es: 'Asistencia' },
  columns,
  count: async (reader, scope) => {
    const expected = scope.filters.day === undefined ? expectedDays : expectedPeople
    return (await expected.count(reader, scope)) + (await unexpected.count(reader, scope))
  },
  read: async (reader: Reader, scope: ExportScope, after: string | null) => {
    const { rows, next } = await people.read(reader, scope, after)
    return { rows: rows.flatMap((person) => daysOf(scope, person)), next }
  },
}

function daysOf({ setup, filters }: ExportScope, person: AttendeeWithEntries): ExportedAttendance[] {
  const days = new Set(person.status === 'confirmed' ? person.days : [])
  return setup.days
    .filter(({ id }) => filters.day === undefined || filters.day === id)
    .map((day) => ({ ...person, day, isExpected: days.has(day.id), entry: person.entries?.[day.id] }))
    .filter(({ isExpected, entry }) => isExpected || entry !== undefined)
}

function columns(scope: ExportScope): FileColumn<ExportedAttendance>[] {
  return addColumnHeadings(scope, EXPORT_HEADINGS, [
    { name: 'day', type: 'text', read: (row) => row.day.code },
    { name: 'day_name', type: 'text', read: (row) => scope.names.days.get(row.day.id) ?? null },
    { name: 'date', type: 'date', read: (row) => row.day.date },
    ...buildPersonColumns<ExportedAttendance>(scope),
    { name: 'external_id', type: 'text', read: (row) => row.external_id },
    { name: 'expected', type: 'boolean', read: (row) => row.isExpected },
    { name: 'admitted', type: 'boolean', read: (row) => row.entry !== undefined },
    { name: 'first_admitted_at', type: 'time', read: ({ entry }) => (entry ? new Date(entry.first) : null) },
    { name: 'last_admitted_at', type: 'time', read: ({ entry }) => (entry ? new Date(entry.last) : null) },
    { name: 'admissions', type: 'integer', read: (row) => row.entry?.scans ?? 0 },
    { name: 'check_in_point', type: 'text', read: (row) => row.entry?.point ?? null },
    { name: 'attendee_id', type: 'text', read: (row) => row.id },
    { name: 'registration_id', type: 'text', read: (row) => row.registration_id },
  ])
}

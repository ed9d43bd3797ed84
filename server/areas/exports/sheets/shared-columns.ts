import { formatCellList } from '../../../platform/formats/cell-list.ts'
import type { Column } from '../cells.ts'
import type { PersonWithEntries, RegistrationLine } from '../rows.ts'
import type { ExportScope } from '../scope.ts'

type Unheaded<Row, Name extends string> = Omit<Column<Row>, 'heading' | 'name'> & { name: Name }

type Who = 'first_name' | 'last_name' | 'email' | 'phone'
type Registered = 'status' | 'email' | 'external_id' | 'people'

export function createPersonColumns<Row extends Pick<PersonWithEntries, Who | 'attendee_type_id' | 'group_id'>>({
  names,
}: ExportScope): Unheaded<Row, Who | 'attendee_type' | 'group'>[] {
  return [
    { name: 'first_name', type: 'text', read: (row) => row.first_name },
    { name: 'last_name', type: 'text', read: (row) => row.last_name },
    { name: 'email', type: 'text', read: (row) => row.email },
    { name: 'phone', type: 'text', read: (row) => row.phone },
    { name: 'attendee_type', type: 'text', read: (row) => idToCode(row.attendee_type_id, names.types) },
    { name: 'group', type: 'text', read: (row) => idToCode(row.group_id, names.groups) },
  ]
}

export function createRegistrationColumns<Row extends Pick<RegistrationLine, Registered | 'group_id'>>({
  names,
}: ExportScope): Unheaded<Row, Registered | 'group'>[] {
  return [
    { name: 'status', type: 'text', read: (row) => row.status },
    { name: 'group', type: 'text', read: (row) => idToCode(row.group_id, names.groups) },
    { name: 'email', type: 'text', read: (row) => row.email },
    { name: 'external_id', type: 'text', read: (row) => row.external_id },
    { name: 'people', type: 'integer', read: (row) => row.people },
  ]
}

/** The codes of ids in one cell, in the order of `names`. */
export function idsToCodeList(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  if (ids.length === 1) return names.get(ids[0] ?? '') ?? ''
  const wanted = new Set(ids)
  return formatCellList([...names].flatMap(([id, code]) => (wanted.has(id) ? [code] : [])))
}

export function idToCode(id: string | null, names: ReadonlyMap<string, string>): string | null {
  return id === null ? null : (names.get(id) ?? null)
}

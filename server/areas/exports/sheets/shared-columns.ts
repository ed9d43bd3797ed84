import { formatCellList } from '../../../platform/formats/cell-list.ts'
import type { Column } from '../cells.ts'
import type { PersonWithEntries, RegistrationLine } from '../rows.ts'
import type { ExportScope } from '../scope.ts'
import { createValueTranslator } from './value-words.ts'

type Unheaded<Row, Name extends string> = Omit<Column<Row>, 'heading' | 'name'> & { name: Name }

type Who = 'first_name' | 'last_name' | 'email' | 'phone'
type Registered = 'status' | 'email' | 'external_id' | 'people'

export function createPersonColumns<Row extends Pick<PersonWithEntries, Who | 'attendee_type_id' | 'group_id'>>({
  codes,
  names,
}: ExportScope): Unheaded<Row, Who | 'attendee_type' | 'attendee_type_name' | 'group'>[] {
  return [
    { name: 'first_name', type: 'text', read: (row) => row.first_name },
    { name: 'last_name', type: 'text', read: (row) => row.last_name },
    { name: 'email', type: 'text', read: (row) => row.email },
    { name: 'phone', type: 'text', read: (row) => row.phone },
    { name: 'attendee_type', type: 'text', read: (row) => codes.types.get(row.attendee_type_id) ?? null },
    { name: 'attendee_type_name', type: 'text', read: (row) => names.types.get(row.attendee_type_id) ?? null },
    { name: 'group', type: 'text', read: (row) => idToCode(row.group_id, codes.groups) },
  ]
}

export function createRegistrationColumns<Row extends Pick<RegistrationLine, Registered | 'group_id'>>({
  codes,
  language,
}: ExportScope): Unheaded<Row, Registered | 'group'>[] {
  const translate = createValueTranslator(language)
  return [
    { name: 'status', type: 'text', read: (row) => translate(row.status) },
    { name: 'group', type: 'text', read: (row) => idToCode(row.group_id, codes.groups) },
    { name: 'email', type: 'text', read: (row) => row.email },
    { name: 'external_id', type: 'text', read: (row) => row.external_id },
    { name: 'people', type: 'integer', read: (row) => row.people },
  ]
}

/** The codes or names of ids in one cell, in the order of `texts`. */
export function formatIdList(ids: readonly string[], texts: ReadonlyMap<string, string>): string {
  if (ids.length === 1) return texts.get(ids[0] ?? '') ?? ''
  const wanted = new Set(ids)
  const listed: string[] = []
  for (const [id, text] of texts) if (wanted.has(id)) listed.push(text)
  return formatCellList(listed)
}

export function idToCode(id: string | null, codes: ReadonlyMap<string, string>): string | null {
  return id === null ? null : (codes.get(id) ?? null)
}

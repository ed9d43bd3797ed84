import { formatCellList } from '../../../platform/formats/cell-list.ts'
import { buildFieldColumns, type ColumnWithoutHeading } from '../cells.ts'
import type { AttendeeWithEntries, ExportedRegistration } from '../rows.ts'
import type { ExportScope } from '../scope.ts'
import { buildValueTranslator } from './words.ts'

type Who = 'first_name' | 'last_name' | 'email' | 'phone'
type Registered = 'status' | 'email' | 'external_id' | 'people'

export function buildPersonColumns<Row extends Pick<AttendeeWithEntries, Who | 'attendee_type_id' | 'group_id'>>({
  codes,
  names,
}: ExportScope): ColumnWithoutHeading<Row, Who | 'attendee_type' | 'attendee_type_name' | 'group'>[] {
  return [
    ...buildFieldColumns('text', 'first_name', 'last_name', 'email', 'phone'),
    { name: 'attendee_type', type: 'text', read: (row) => codes.types.get(row.attendee_type_id) ?? null },
    { name: 'attendee_type_name', type: 'text', read: (row) => names.types.get(row.attendee_type_id) ?? null },
    { name: 'group', type: 'text', read: (row) => findCodeOfId(row.group_id, codes.groups) },
  ]
}

export function buildRegistrationColumns<Row extends Pick<ExportedRegistration, Registered | 'group_id'>>({
  codes,
  language,
}: ExportScope): ColumnWithoutHeading<Row, Registered | 'group'>[] {
  const translate = buildValueTranslator(language)
  return [
    { name: 'status', type: 'text', read: (row) => translate(row.status) },
    { name: 'group', type: 'text', read: (row) => findCodeOfId(row.group_id, codes.groups) },
    ...buildFieldColumns('text', 'email', 'external_id'),
    ...buildFieldColumns('integer', 'people'),
  ]
}

/** The codes or names of ids in one cell, in the order of `texts`. */
export function formatIdsAsCell(ids: readonly string[], texts: ReadonlyMap<string, string>): string {
  if (ids.length === 1) return texts.get(ids[0] ?? '') ?? ''
  const wanted = new Set(ids)
  const listed: string[] = []
  for (const [id, text] of texts) if (wanted.has(id)) listed.push(text)
  return formatCellList(listed)
}

export const findCodeOfId = (id: string | null, codes: ReadonlyMap<string, string>): string | null =>
  id === null ? null : (codes.get(id) ?? null)

import { formatCellList } from '../../../platform/formats/cell-list.ts'
import { addColumnHeadings, buildFieldColumns, type FileColumn } from '../cells.ts'
import { COUNT_TICKETS, SELECT_TICKETS, whereAnyTicketHolder } from '../queries.ts'
import type { ExportedTicket } from '../rows.ts'
import type { ExportScope } from '../scope.ts'
import { findCodeOfId, formatIdsAsCell } from './shared-columns.ts'
import { buildSheetReader, type ExportSheet } from './sheet.ts'
import { buildValueTranslator, EXPORT_HEADINGS } from './words.ts'

export const ticketsSheet: ExportSheet<ExportedTicket> = {
  title: { en: 'Tickets', es: 'Entradas' },
  columns,
  ...buildSheetReader<ExportedTicket>({
    name: 'tickets',
    select: SELECT_TICKETS,
    count: COUNT_TICKETS,
    alias: 't',
    group: 'r.group_id',
    people: whereAnyTicketHolder,
  }),
}

function columns(scope: ExportScope): FileColumn<ExportedTicket>[] {
  const { codes, names, language } = scope
  const translate = buildValueTranslator(language)
  const typesOf = ({ people }: ExportedTicket) => (people ?? []).map((one) => one.attendee_type_id)
  const daysOf = ({ people }: ExportedTicket) => (people ?? []).flatMap((one) => one.days)
  return addColumnHeadings<ExportedTicket, keyof typeof EXPORT_HEADINGS>(scope, EXPORT_HEADINGS, [
    ...buildFieldColumns('text', 'code'),
    { name: 'status', type: 'text', read: (row) => translate(row.status) },
    { name: 'kind', type: 'text', read: (row) => translate(row.kind) },
    {
      name: 'attendees',
      type: 'text',
      read: ({ people }) => formatCellList((people ?? []).map((one) => `${one.first_name} ${one.last_name}`)),
    },
    { name: 'email', type: 'text', read: emailOf },
    { name: 'attendee_types', type: 'text', read: (row) => formatIdsAsCell(typesOf(row), codes.types) },
    { name: 'attendee_type_names', type: 'text', read: (row) => formatIdsAsCell(typesOf(row), names.types) },
    { name: 'days', type: 'text', read: (row) => formatIdsAsCell(daysOf(row), codes.days) },
    { name: 'day_names', type: 'text', read: (row) => formatIdsAsCell(daysOf(row), names.days) },
    { name: 'group', type: 'text', read: (row) => findCodeOfId(row.group_id, codes.groups) },
    { name: 'issued_at', type: 'time', read: (row) => row.created_at },
    ...buildFieldColumns('time', 'voided_at'),
    ...buildFieldColumns('text', 'id', 'registration_id', 'replaces', 'replaced_by'),
    ...buildFieldColumns('time', 'updated_at'),
  ])
}

function emailOf({ people, registration_email }: ExportedTicket): string | null {
  const [only, ...others] = people ?? []
  return (others.length === 0 ? only?.email : null) ?? registration_email
}

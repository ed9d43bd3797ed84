import { formatCellList } from '../../../platform/formats/cell-list.ts'
import { addColumnHeadings, type Column } from '../cells.ts'
import { COUNT_TICKETS, SELECT_TICKETS, whereAnyTicketHolder } from '../queries.ts'
import type { TicketLine } from '../rows.ts'
import { type ExportScope, toSqlFilters } from '../scope.ts'
import { HEADINGS } from './headings.ts'
import { idsToCodeList, idToCode } from './shared-columns.ts'
import { newSheetReader, type Sheet } from './sheet.ts'

export const ticketsSheet: Sheet<TicketLine> = {
  title: { en: 'Tickets', es: 'Entradas' },
  columns,
  ...newSheetReader<TicketLine>({
    name: 'tickets',
    select: SELECT_TICKETS,
    count: COUNT_TICKETS,
    alias: 't',
    conditions: (scope) => toSqlFilters(scope, 't', { group: 'r.group_id', people: whereAnyTicketHolder }),
  }),
}

function columns({ names }: ExportScope): Column<TicketLine>[] {
  return addColumnHeadings(HEADINGS, [
    { name: 'code', type: 'text', read: (row) => row.code },
    { name: 'status', type: 'text', read: (row) => row.status },
    { name: 'kind', type: 'text', read: (row) => row.kind },
    {
      name: 'attendees',
      type: 'text',
      read: ({ people }) => formatCellList((people ?? []).map((one) => `${one.first_name} ${one.last_name}`)),
    },
    { name: 'email', type: 'text', read: emailOf },
    {
      name: 'attendee_types',
      type: 'text',
      read: ({ people }) =>
        idsToCodeList(
          (people ?? []).map((one) => one.attendee_type_id),
          names.types,
        ),
    },
    {
      name: 'days',
      type: 'text',
      read: ({ people }) =>
        idsToCodeList(
          (people ?? []).flatMap((one) => one.days),
          names.days,
        ),
    },
    { name: 'group', type: 'text', read: (row) => idToCode(row.group_id, names.groups) },
    { name: 'issued_at', type: 'time', read: (row) => row.created_at },
    { name: 'voided_at', type: 'time', read: (row) => row.voided_at },
    { name: 'id', type: 'text', read: (row) => row.id },
    { name: 'registration_id', type: 'text', read: (row) => row.registration_id },
    { name: 'replaces', type: 'text', read: (row) => row.replaces },
    { name: 'replaced_by', type: 'text', read: (row) => row.replaced_by },
    { name: 'updated_at', type: 'time', read: (row) => row.updated_at },
  ])
}

function emailOf({ people, registration_email }: TicketLine): string | null {
  const [only, ...others] = people ?? []
  return (others.length === 0 ? only?.email : null) ?? registration_email
}

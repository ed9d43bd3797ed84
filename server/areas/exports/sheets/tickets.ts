import { writeList } from '../../../platform/formats/cell-list.ts'
import { type Column, withHeadings } from '../cells.ts'
import { amongHolders, COUNT_TICKETS, TICKETS } from '../queries.ts'
import type { TicketLine } from '../rows.ts'
import { conditionsOn, type ExportScope } from '../scope.ts'
import { HEADINGS } from './headings.ts'
import { codeOf, codesOf } from './shared-columns.ts'
import { readerOf, type Sheet } from './sheet.ts'

export const ticketsSheet: Sheet<TicketLine> = {
  title: { en: 'Tickets', es: 'Entradas' },
  columns,
  ...readerOf<TicketLine>({
    name: 'tickets',
    select: TICKETS,
    count: COUNT_TICKETS,
    alias: 't',
    conditions: (scope) => conditionsOn(scope, 't', { group: 'r.group_id', people: amongHolders }),
  }),
}

function columns({ names }: ExportScope): Column<TicketLine>[] {
  return withHeadings(HEADINGS, [
    { name: 'code', type: 'text', read: (row) => row.code },
    { name: 'status', type: 'text', read: (row) => row.status },
    { name: 'kind', type: 'text', read: (row) => row.kind },
    {
      name: 'attendees',
      type: 'text',
      read: ({ people }) => writeList((people ?? []).map((one) => `${one.first_name} ${one.last_name}`)),
    },
    { name: 'email', type: 'text', read: emailOf },
    {
      name: 'attendee_types',
      type: 'text',
      read: ({ people }) =>
        codesOf(
          (people ?? []).map((one) => one.attendee_type_id),
          names.types,
        ),
    },
    {
      name: 'days',
      type: 'text',
      read: ({ people }) =>
        codesOf(
          (people ?? []).flatMap((one) => one.days),
          names.days,
        ),
    },
    { name: 'group', type: 'text', read: (row) => codeOf(row.group_id, names.groups) },
    { name: 'issued_at', type: 'time', read: (row) => row.created_at },
    { name: 'voided_at', type: 'time', read: (row) => row.voided_at },
    { name: 'id', type: 'text', read: (row) => row.id },
    { name: 'registration_id', type: 'text', read: (row) => row.registration_id },
    { name: 'replaces', type: 'text', read: (row) => row.replaces },
    { name: 'replaced_by', type: 'text', read: (row) => row.replaced_by },
    { name: 'updated_at', type: 'time', read: (row) => row.updated_at },
  ])
}

/** The recipient of the ticket: its person, or the one who registered. */
function emailOf({ people, registration_email }: TicketLine): string | null {
  const [only, ...others] = people ?? []
  return (others.length === 0 ? only?.email : null) ?? registration_email
}

import { writeList } from '../../../platform/formats/cell-list.ts'
import { amountDue } from '../../booking/index.ts'
import { type Column, headed } from '../cells.ts'
import { amongRegistered, COUNT_REGISTRATIONS, REGISTRATIONS } from '../queries.ts'
import type { RegistrationLine } from '../rows.ts'
import { conditionsOn, type ExportScope } from '../scope.ts'
import { HEADINGS } from './headings.ts'
import { registrationColumns } from './shared-columns.ts'
import { readerOf, type Sheet } from './sheet.ts'

export const registrationConditions = (scope: ExportScope) =>
  conditionsOn(scope, 'r', { group: 'r.group_id', people: amongRegistered })

export const registrationsSheet: Sheet<RegistrationLine> = {
  title: { en: 'Registrations', es: 'Inscripciones' },
  columns,
  ...readerOf<RegistrationLine>({
    ...{ name: 'registrations', select: REGISTRATIONS, count: COUNT_REGISTRATIONS, alias: 'r' },
    conditions: registrationConditions,
  }),
}

function columns(scope: ExportScope): Column<RegistrationLine>[] {
  return headed(HEADINGS, [
    { name: 'id', type: 'text', read: (row) => row.id },
    ...registrationColumns<RegistrationLine>(scope),
    { name: 'attendees', type: 'text', read: (row) => writeList(row.names) },
    { name: 'amount_total', type: 'money', read: (row) => row.amount_total },
    { name: 'amount_paid', type: 'money', read: (row) => row.amount_paid },
    { name: 'amount_refunded', type: 'money', read: (row) => row.amount_refunded },
    { name: 'amount_due', type: 'money', read: (row) => amountDue({ registration: row }) },
    { name: 'currency', type: 'text', read: () => scope.event.currency },
    { name: 'payment_due_at', type: 'time', read: (row) => row.payment_due_at },
    { name: 'confirmed_at', type: 'time', read: (row) => row.confirmed_at },
    { name: 'cancelled_at', type: 'time', read: (row) => row.cancelled_at },
    { name: 'note', type: 'text', read: (row) => row.note },
    { name: 'created_at', type: 'time', read: (row) => row.created_at },
    { name: 'updated_at', type: 'time', read: (row) => row.updated_at },
  ])
}

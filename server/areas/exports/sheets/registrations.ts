import { formatCellList } from '../../../platform/formats/cell-list.ts'
import { getAmountDue } from '../../booking/index.ts'
import { addColumnHeadings, type Column } from '../cells.ts'
import { COUNT_REGISTRATIONS, SELECT_RECONCILIATION, SELECT_REGISTRATIONS, whereAnyAttendee } from '../queries.ts'
import type { ReconciliationLine, RegistrationLine } from '../rows.ts'
import { type ExportScope, toSqlFilters } from '../scope.ts'
import { HEADINGS } from './headings.ts'
import { createRegistrationColumns } from './shared-columns.ts'
import { newSheetReader, type Sheet } from './sheet.ts'
import { createValueTranslator } from './value-words.ts'

const conditions = (scope: ExportScope) => toSqlFilters(scope, 'r', { group: 'r.group_id', people: whereAnyAttendee })

export const registrationsSheet: Sheet<RegistrationLine> = {
  title: { en: 'Registrations', es: 'Inscripciones' },
  columns,
  ...newSheetReader<RegistrationLine>({
    name: 'registrations',
    select: SELECT_REGISTRATIONS,
    count: COUNT_REGISTRATIONS,
    alias: 'r',
    conditions,
  }),
}

function columns(scope: ExportScope): Column<RegistrationLine>[] {
  return addColumnHeadings(scope, HEADINGS, [
    { name: 'id', type: 'text', read: (row) => row.id },
    ...createRegistrationColumns<RegistrationLine>(scope),
    { name: 'attendees', type: 'text', read: (row) => formatCellList(row.names) },
    { name: 'amount_total', type: 'money', read: (row) => row.amount_total },
    { name: 'amount_paid', type: 'money', read: (row) => row.amount_paid },
    { name: 'amount_refunded', type: 'money', read: (row) => row.amount_refunded },
    { name: 'amount_due', type: 'money', read: (row) => getAmountDue({ registration: row }) },
    { name: 'currency', type: 'text', read: () => scope.event.currency },
    { name: 'payment_due_at', type: 'time', read: (row) => row.payment_due_at },
    { name: 'confirmed_at', type: 'time', read: (row) => row.confirmed_at },
    { name: 'cancelled_at', type: 'time', read: (row) => row.cancelled_at },
    { name: 'note', type: 'text', read: (row) => row.note },
    { name: 'created_at', type: 'time', read: (row) => row.created_at },
    { name: 'updated_at', type: 'time', read: (row) => row.updated_at },
  ])
}

/** The numbers of the reconciliation report per registration: the sums of the columns equal the report. */
export const reconciliationSheet: Sheet<ReconciliationLine> = {
  title: { en: 'Reconciliation', es: 'Conciliación' },
  columns: reconciliationColumns,
  ...newSheetReader<ReconciliationLine>({
    name: 'reconciliation',
    select: SELECT_RECONCILIATION,
    count: COUNT_REGISTRATIONS,
    alias: 'r',
    size: 500,
    conditions,
  }),
}

function reconciliationColumns(scope: ExportScope): Column<ReconciliationLine>[] {
  const translate = createValueTranslator(scope.language)
  return addColumnHeadings(scope, HEADINGS, [
    { name: 'registration_id', type: 'text', read: (row) => row.id },
    ...createRegistrationColumns<ReconciliationLine>(scope),
    { name: 'amount_total', type: 'money', read: (row) => row.cost },
    { name: 'amount_paid', type: 'money', read: (row) => row.received },
    { name: 'amount_refunded', type: 'money', read: (row) => row.refunded },
    { name: 'amount_due', type: 'money', read: (row) => row.due },
    { name: 'amount_overpaid', type: 'money', read: (row) => row.overpaid },
    { name: 'currency', type: 'text', read: () => scope.event.currency },
    { name: 'methods', type: 'text', read: (row) => formatCellList(row.methods.map(translate)) },
    { name: 'valid_tickets', type: 'integer', read: (row) => row.valid_tickets },
    { name: 'voided_tickets', type: 'integer', read: (row) => row.voided_tickets },
    { name: 'confirmed_people', type: 'integer', read: (row) => row.confirmed },
    { name: 'without_ticket', type: 'integer', read: (row) => row.without_ticket },
    { name: 'admitted_people', type: 'integer', read: (row) => row.admitted },
    { name: 'admitted_and_cancelled', type: 'integer', read: (row) => row.admitted_and_cancelled },
    { name: 'never_admitted', type: 'integer', read: (row) => row.never_admitted },
    { name: 'created_at', type: 'time', read: (row) => row.created_at },
  ])
}

import { formatCellList } from '../../../platform/formats/cell-list.ts'
import { getAmountDue } from '../../booking/index.ts'
import { addColumnHeadings, buildFieldColumns, type FileColumn } from '../cells.ts'
import { COUNT_REGISTRATIONS, SELECT_RECONCILIATION, SELECT_REGISTRATIONS, whereAnyAttendee } from '../queries.ts'
import type { ExportedReconciliation, ExportedRegistration } from '../rows.ts'
import type { ExportScope } from '../scope.ts'
import { buildRegistrationColumns } from './shared-columns.ts'
import { buildSheetReader, type ExportSheet } from './sheet.ts'
import { buildValueTranslator, EXPORT_HEADINGS } from './words.ts'

const REGISTRATIONS = { alias: 'r', group: 'r.group_id', people: whereAnyAttendee, count: COUNT_REGISTRATIONS }

export const registrationsSheet: ExportSheet<ExportedRegistration> = {
  title: { en: 'Registrations', es: 'Inscripciones' },
  columns,
  ...buildSheetReader<ExportedRegistration>({ ...REGISTRATIONS, name: 'registrations', select: SELECT_REGISTRATIONS }),
}

function columns(scope: ExportScope): FileColumn<ExportedRegistration>[] {
  return addColumnHeadings<ExportedRegistration, keyof typeof EXPORT_HEADINGS>(scope, EXPORT_HEADINGS, [
    ...buildFieldColumns('text', 'id'),
    ...buildRegistrationColumns<ExportedRegistration>(scope),
    { name: 'attendees', type: 'text', read: (row) => formatCellList(row.names) },
    ...buildFieldColumns('money', 'amount_total', 'amount_paid', 'amount_refunded'),
    { name: 'amount_due', type: 'money', read: (row) => getAmountDue({ registration: row }) },
    { name: 'currency', type: 'text', read: () => scope.event.currency },
    ...buildFieldColumns('time', 'payment_due_at', 'confirmed_at', 'cancelled_at'),
    ...buildFieldColumns('text', 'note'),
    ...buildFieldColumns('time', 'created_at', 'updated_at'),
  ])
}

/** The numbers of the reconciliation report per registration: the sums of the columns equal the report. */
export const reconciliationSheet: ExportSheet<ExportedReconciliation> = {
  title: { en: 'Reconciliation', es: 'Conciliación' },
  columns: reconciliationColumns,
  ...buildSheetReader<ExportedReconciliation>({
    ...REGISTRATIONS,
    name: 'reconciliation',
    select: SELECT_RECONCILIATION,
    size: 500,
  }),
}

function reconciliationColumns(scope: ExportScope): FileColumn<ExportedReconciliation>[] {
  const translate = buildValueTranslator(scope.language)
  return addColumnHeadings<ExportedReconciliation, keyof typeof EXPORT_HEADINGS>(scope, EXPORT_HEADINGS, [
    { name: 'registration_id', type: 'text', read: (row) => row.id },
    ...buildRegistrationColumns<ExportedReconciliation>(scope),
    ...buildFieldColumns('money', 'amount_total', 'amount_paid', 'amount_refunded', 'amount_due', 'amount_overpaid'),
    { name: 'currency', type: 'text', read: () => scope.event.currency },
    { name: 'methods', type: 'text', read: (row) => formatCellList(row.methods.map(translate)) },
    ...buildFieldColumns('integer', 'valid_tickets', 'voided_tickets', 'confirmed_people', 'without_ticket'),
    ...buildFieldColumns('integer', 'admitted_people', 'admitted_and_cancelled', 'never_admitted'),
    ...buildFieldColumns('time', 'created_at'),
  ])
}

import { writeList } from '../../../platform/formats/cell-list.ts'
import { type Column, headed } from '../cells.ts'
import { COUNT_REGISTRATIONS, RECONCILIATION } from '../queries.ts'
import type { ReconciliationLine } from '../rows.ts'
import type { ExportScope } from '../scope.ts'
import { HEADINGS } from './headings.ts'
import { registrationConditions } from './registrations.ts'
import { registrationColumns } from './shared-columns.ts'
import { readerOf, type Sheet } from './sheet.ts'

/** Every number is one of the reconciliation report, for one registration: the sums of the columns are those of the report. */
export const reconciliationSheet: Sheet<ReconciliationLine> = {
  title: { en: 'Reconciliation', es: 'Conciliación' },
  columns,
  ...readerOf<ReconciliationLine>({
    ...{ name: 'reconciliation', select: RECONCILIATION, count: COUNT_REGISTRATIONS, alias: 'r', size: 500 },
    conditions: registrationConditions,
  }),
}

function columns(scope: ExportScope): Column<ReconciliationLine>[] {
  return headed(HEADINGS, [
    { name: 'registration_id', type: 'text', read: (row) => row.id },
    ...registrationColumns<ReconciliationLine>(scope),
    { name: 'amount_total', type: 'money', read: (row) => row.cost },
    { name: 'amount_paid', type: 'money', read: (row) => row.received },
    { name: 'amount_refunded', type: 'money', read: (row) => row.refunded },
    { name: 'amount_due', type: 'money', read: (row) => row.due },
    { name: 'amount_overpaid', type: 'money', read: (row) => row.overpaid },
    { name: 'currency', type: 'text', read: () => scope.event.currency },
    { name: 'methods', type: 'text', read: (row) => writeList(row.methods) },
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

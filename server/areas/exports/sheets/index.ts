import type { ExportType } from '../scope.ts'
import { attendanceSheet } from './attendance.ts'
import { peopleSheet } from './people.ts'
import { reconciliationSheet, registrationsSheet } from './registrations.ts'
import type { ExportSheet } from './sheet.ts'
import { ticketsSheet } from './tickets.ts'

export { buildAnswerColumn, findExtraAnswerCodes } from './people.ts'
export type { ExportSheet } from './sheet.ts'

/** The rows of a sheet are only ever passed to its own columns. */
export type AnySheet = ExportSheet<never>

export const exportSheetsByType: Record<ExportType, AnySheet> = {
  registrations: registrationsSheet as AnySheet,
  people: peopleSheet as AnySheet,
  tickets: ticketsSheet as AnySheet,
  attendance: attendanceSheet as AnySheet,
  reconciliation: reconciliationSheet as AnySheet,
}

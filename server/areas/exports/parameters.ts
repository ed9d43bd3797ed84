import type { ExportFormat, ExportType, Filters } from './scope.ts'

/** What an export is to do, as it is kept with its job. */
export type ExportParameters = {
  type: ExportType
  format: ExportFormat
  event: string
  filters: Filters
  columns: string[]
  language: 'en' | 'es'
  bom: boolean
}

/** How far a CSV is: what follows it is added to what is there. A workbook begins anew, so it has none. */
export type ExportState = { after: string | null; isWhole: boolean }

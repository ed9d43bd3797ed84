import type { ExportFormat, ExportType, Filters } from './scope.ts'

/** What an export is to do, as it is kept with its job. */
export type ExportParameters = {
  type: ExportType
  format: ExportFormat
  event: string
  filters: Filters
  /** Null for all that there are. */
  columns: string[] | null
  /** Whether the job has yet to see that there are such columns, because looking takes long. */
  choosesLater?: boolean
  language: 'en' | 'es'
  bom: boolean
}

/** How far a CSV is: what follows it is added to what is there. A workbook begins anew, so it has none. */
export type ExportState = { after: string | null; isWhole: boolean; columns: string[] }

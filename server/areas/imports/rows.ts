import type { JobWarning } from '../jobs/index.ts'
import type { FileFormat } from './file/rejects.ts'
import type { Column } from './people/headings.ts'
import type { Defaults } from './people/resolved-row.ts'

export type ImportParameters = {
  written: FileFormat
  columns: Column[]
  defaults: Defaults
  send_ticket_emails: boolean
  warnings: JobWarning[]
}

/** The number of rows done. */
export type ImportState = { row: number }

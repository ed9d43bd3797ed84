import type { JobWarning } from '../jobs/index.ts'
import type { FileFormat } from './file/rejects.ts'
import type { Column } from './people/headings.ts'
import type { Defaults } from './people/resolved-row.ts'

/** What an import is to do, as its job keeps it. */
export type ImportParameters = {
  written: FileFormat
  columns: Column[]
  defaults: Defaults
  send_ticket_emails: boolean
  /** What is to be told of the columns. */
  warnings: JobWarning[]
}

/** How many rows are behind it. */
export type ImportState = { row: number }

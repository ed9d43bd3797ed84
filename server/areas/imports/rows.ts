import type { JobWarning } from '../jobs/index.ts'
import type { Written } from './file/rejects.ts'
import type { Column } from './people/headings.ts'
import type { Defaults } from './people/resolved-row.ts'

/** What an import is to do, as its job keeps it. */
export type ImportParameters = {
  written: Written
  columns: Column[]
  defaults: Defaults
  send_ticket_emails: boolean
  /** What is to be told of the columns. */
  warnings: JobWarning[]
}

/** How many rows are behind it. */
export type ImportState = { row: number }

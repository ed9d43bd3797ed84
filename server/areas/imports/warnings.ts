import type { JobRow, JobWarning } from '../jobs/index.ts'
import type { ReplacedId, RowOutcome } from './chunk.ts'
import { shown } from './people/read-row.ts'
import type { ImportParameters } from './rows.ts'

/** Limits the size of the job: an import may change every ID. */
const MAX_ROW_WARNINGS = 100

type ImportJobRow = Pick<JobRow<ImportParameters>, 'warnings' | 'done' | 'parameters'>

/** The warnings to append after these rows; those about columns come first. */
export function warningsAfter({ warnings, done, parameters }: ImportJobRow, outcomes: RowOutcome[]): JobWarning[] {
  const ofColumns = warnings.length === 0 ? parameters.warnings : []
  const ofRows = outcomes.flatMap((outcome, n) =>
    typeof outcome === 'object' && 'replacedId' in outcome ? [warningOf(done + n + 1, outcome.replacedId)] : [],
  )
  const room = MAX_ROW_WARNINGS - warnings.filter(({ row }) => row !== undefined).length
  const isFull = warnings.some(({ path }) => path === MORE.path)
  return [...ofColumns, ...ofRows.slice(0, room), ...(ofRows.length > room && !isFull ? [MORE] : [])]
}

const MORE: JobWarning = {
  path: 'rows',
  message: `More than ${MAX_ROW_WARNINGS} rows gave people another ID; the first ${MAX_ROW_WARNINGS} are listed.`,
}

function warningOf(row: number, { by, from, to }: ReplacedId): JobWarning {
  const message = `Row ${row} was matched by ${by} and name with a person whose ID was ${shown(from)}; it is now ${shown(to)}.`
  return { path: `rows/${row - 1}`, row, message }
}

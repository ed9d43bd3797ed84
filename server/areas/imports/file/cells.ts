import type { ParamsArgument, ProblemRule } from '../../../../spec/runtime/problems/rules.ts'
import { type InputProblem, problem } from '../../../platform/contract/problems.ts'

export type RowCells = string[]

/** A file that is no table which can be read, as a problem of the input. */
export class TableReadError extends Error {
  readonly problem: InputProblem

  constructor(found: InputProblem) {
    super(found.message)
    this.problem = found
  }
}

export function toTableError<Rule extends ProblemRule>(rule: Rule, ...params: ParamsArgument<Rule>): TableReadError {
  return new TableReadError(problem('body', rule, ...params))
}

/** A file that can be read more than once, from its start or from a byte in it. */
export type ReadFile = (from?: number) => AsyncIterable<Buffer>

/** Per row, more than the longest cells of all columns: an unclosed quote would make the whole file one row. */
export const MAX_ROW_LENGTH = 500_000
/** Per row: a file of only delimiters has no long cell, but would be one huge row. */
export const MAX_CELLS_PER_ROW = 1_000

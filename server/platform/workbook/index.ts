export type { WorkbookValue } from './cells.ts'
export { getFormulaErrorText, isFormulaError, markAsFormulaError } from './formula-errors.ts'
export { buildWorkbookStream, type WorkbookStream } from './write.ts'

export type { WorkbookValue } from './cells.ts'
export { encodeFormulaError, getFormulaErrorText, isFormulaError } from './formula-errors.ts'
export { buildWorkbookStream, type WorkbookStream } from './write.ts'

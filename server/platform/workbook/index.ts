export type { WorkbookValue } from './cells.ts'
export { getErrorText, isErrorCell, markErrorCell } from './error-cells.ts'
export { buildWorkbookStream, type WorkbookStream } from './write.ts'

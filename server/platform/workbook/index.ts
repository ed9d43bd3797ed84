export { getErrorText, isErrorCell, markErrorCell } from './error-cells.ts'

/** Apart from the rest: the library takes a fifth as long to load as the whole server. */
export const loadWorkbookWriter = () => import('./write.ts')
export type { WorkbookStream, WorkbookValue } from './write.ts'

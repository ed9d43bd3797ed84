/** A character that no text has. Marks a cell of a workbook whose formula failed, such as #N/A, which text may be too. */
const MARK = '\uffff'

export const markErrorCell = (error: string) => `${MARK}${error}`
export const isErrorCell = (cell: string) => cell.startsWith(MARK)
export const getErrorText = (cell: string) => (isErrorCell(cell) ? cell.slice(MARK.length) : cell)

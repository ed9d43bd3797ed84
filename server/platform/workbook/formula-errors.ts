/** A character that no text has. Marks a cell of a workbook whose formula failed, such as #N/A, which text may be too. */
const MARK = '\uffff'

export const markAsFormulaError = (error: string) => `${MARK}${error}`
export const isFormulaError = (cell: string) => cell.startsWith(MARK)
export const getFormulaErrorText = (cell: string) => (isFormulaError(cell) ? cell.slice(MARK.length) : cell)

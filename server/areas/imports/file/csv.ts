import { MAX_CELLS_PER_ROW, MAX_ROW_LENGTH, type RowCells, toTableError } from './cells.ts'

export type CsvDelimiter = ',' | ';' | '\t'

const QUOTE = 0x22
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** Takes text in parts, and returns the rows that each part completes. */
export type CsvScanner = { scan(text: string): RowCells[]; end(): RowCells[] }

/**
 * Parses CSV as people and spreadsheets write it: lines end with CR, LF or both; a quoted cell may contain delimiters,
 * line breaks and doubled quotes; a quote elsewhere is text; rows may differ in length; empty lines are no rows.
 * `firstLine` is the line number in the file at which the text starts.
 */
export function buildCsvScanner(delimiter: CsvDelimiter, firstLine: number): CsvScanner {
  const separator = delimiter.charCodeAt(0)
  let cells: RowCells = []
  let cell = ''
  let rowLength = 0
  let inQuotes = false
  /** A quoted cell exists even if it is empty. */
  let wasQuoted = false
  let line = firstLine
  let rowLine = firstLine
  /** The last character of a part, whose meaning depends on the next part. */
  let undecided = ''

  const take = (text: string) => {
    rowLength += text.length
    if (rowLength > MAX_ROW_LENGTH) throw toTableError('csv_row_length', { line: rowLine, limit: MAX_ROW_LENGTH })
    cell = cell === '' ? text : cell + text
  }

  /** All pairs of a piece at once: a cell may be nothing else, and a text that is put together from pairs takes much memory. */
  const joinPairs = (quoted: string) => quoted.split('""').join('"')

  const endCell = () => {
    cells.push(cell)
    if (cells.length > MAX_CELLS_PER_ROW)
      throw toTableError('csv_row_cells', { line: rowLine, limit: MAX_CELLS_PER_ROW })
    cell = ''
    wasQuoted = false
  }

  const endRow = (rows: RowCells[]) => {
    if (cells.length > 0 || cell !== '' || wasQuoted) {
      endCell()
      rows.push(cells)
      cells = []
    }
    rowLength = 0
    rowLine = line
  }

  const scan = (piece: string, isLast: boolean): RowCells[] => {
    const rows: RowCells[] = []
    const text = undecided + piece
    const end = isLast ? text.length : text.length - 1
    let start = 0
    let at = 0
    while (at < end) {
      const code = text.charCodeAt(at)
      const isBreak = code === LINE_FEED || code === CARRIAGE_RETURN
      if (!isBreak && code !== QUOTE && code !== separator) {
        at += 1
        continue
      }
      const sign = at
      const next = text.charCodeAt(at + 1)
      const isPair = code === CARRIAGE_RETURN ? next === LINE_FEED : inQuotes && code === QUOTE && next === QUOTE
      at += isPair ? 2 : 1
      if (isBreak) line += 1
      if (inQuotes) {
        if (code !== QUOTE || isPair) continue
        take(joinPairs(text.slice(start, sign)))
        start = at
        inQuotes = false
        const endsCell = Number.isNaN(next) || next === separator || next === LINE_FEED || next === CARRIAGE_RETURN
        // Text after the closing quote: both quotes are text.
        if (!endsCell) cell = `"${cell}"`
      } else if (code !== QUOTE) {
        take(text.slice(start, sign))
        start = at
        if (isBreak) endRow(rows)
        else endCell()
      } else if (sign === start && cell === '' && !wasQuoted) {
        inQuotes = true
        wasQuoted = true
        start = at
      }
    }
    const rest = text.slice(start, at)
    take(inQuotes ? joinPairs(rest) : rest)
    undecided = text.slice(at)
    return rows
  }

  return {
    scan: (text) => scan(text, false),
    end: () => {
      const rows = scan('', true)
      if (inQuotes) throw toTableError('csv_open_quote', { line: rowLine })
      endRow(rows)
      return rows
    },
  }
}

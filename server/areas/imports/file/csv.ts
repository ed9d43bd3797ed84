/** The cells of a row, as they stand in the file. */
export type Cells = string[]

/** Why no table can be read from a file, as a sentence. */
export class UnreadableTable extends Error {}

export type Delimiter = ',' | ';' | '\t'

/** Of one row: a quote that is never closed would make a row of the whole file. */
const MAX_ROW_LENGTH = 2_000_000
/** Of one row: a file of nothing but delimiters has no long cell, and would make a row of them all. */
const MAX_CELLS = 1_000

const QUOTE = 0x22
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** Takes a table piece by piece, and gives the rows that each piece completes. */
export type CsvScanner = { scan(text: string): Cells[]; end(): Cells[] }

/**
 * Reads rows as people and spreadsheets write them: lines end with CR, LF or both; a cell in quotes may hold delimiters, line breaks
 * and doubled quotes; a quote anywhere else is a quote; rows may differ in length; empty lines are no rows. `firstLine` is the number
 * in the file of the first line that is scanned.
 */
export function createCsvScanner(delimiter: Delimiter, firstLine: number): CsvScanner {
  const separator = delimiter.charCodeAt(0)
  let cells: Cells = []
  let cell = ''
  let rowLength = 0
  let inQuotes = false
  /** The cell began with a quote, so it is there even if nothing is in it. */
  let wasQuoted = false
  let line = firstLine
  let rowLine = firstLine
  /** The last character of a piece: what it means, the next piece may decide. */
  let undecided = ''

  const refuse = (what: string) => new UnreadableTable(`The row that begins on line ${rowLine} of the file ${what}.`)

  const take = (text: string) => {
    rowLength += text.length
    if (rowLength > MAX_ROW_LENGTH) {
      throw refuse(`has more than ${MAX_ROW_LENGTH.toLocaleString('en')} characters; a quote may be open`)
    }
    cell = cell === '' ? text : cell + text
  }

  const endCell = () => {
    cells.push(cell)
    if (cells.length > MAX_CELLS) throw refuse(`has more than ${MAX_CELLS.toLocaleString('en')} cells`)
    cell = ''
    wasQuoted = false
  }

  const endRow = (rows: Cells[]) => {
    if (cells.length > 0 || cell !== '' || wasQuoted) {
      endCell()
      rows.push(cells)
      cells = []
    }
    rowLength = 0
    rowLine = line
  }

  const scan = (piece: string, isLast: boolean): Cells[] => {
    const rows: Cells[] = []
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
        if (code !== QUOTE) continue
        take(text.slice(start, sign))
        start = at
        if (isPair) {
          take('"')
          continue
        }
        inQuotes = false
        const endsCell = Number.isNaN(next) || next === separator || next === LINE_FEED || next === CARRIAGE_RETURN
        // Text goes on behind the closing quote, so both quotes were meant as text.
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
    take(text.slice(start, at))
    undecided = text.slice(at)
    return rows
  }

  return {
    scan: (text) => scan(text, false),
    end: () => {
      const rows = scan('', true)
      if (inQuotes) throw refuse('opens a quote and never closes it')
      endRow(rows)
      return rows
    },
  }
}

import type { Delimiter } from './delimiter.ts'
import { type Cells, UnreadableTable } from './unreadable.ts'

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
  /** The end of a piece whose meaning the next one decides. */
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

  /** Reads on inside quotes, from `at` to where they end or the text does. */
  const scanQuoted = (text: string, from: number, isLast: boolean): number => {
    let start = from
    for (let at = from; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === LINE_FEED || code === CARRIAGE_RETURN) {
        const isPair = code === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED
        if (code === CARRIAGE_RETURN && at + 1 === text.length && !isLast) {
          take(text.slice(start, at))
          undecided = '\r'
          return text.length
        }
        if (!isPair) line += 1
        continue
      }
      if (code !== QUOTE) continue
      take(text.slice(start, at))
      if (at + 1 === text.length && !isLast) {
        undecided = '"'
        return text.length
      }
      const next = text.charCodeAt(at + 1)
      if (next === QUOTE) {
        take('"')
        at += 1
        start = at + 1
        continue
      }
      inQuotes = false
      const endsCell = Number.isNaN(next) || next === separator || next === LINE_FEED || next === CARRIAGE_RETURN
      // Text goes on behind the closing quote, so both quotes were meant as text.
      if (!endsCell) cell = `"${cell}"`
      return at + 1
    }
    take(text.slice(start))
    return text.length
  }

  const scanAll = (text: string, isLast: boolean): Cells[] => {
    const rows: Cells[] = []
    let start = 0
    for (let at = 0; at < text.length; at += 1) {
      if (inQuotes) {
        start = scanQuoted(text, at, isLast)
        at = start - 1
        continue
      }
      const code = text.charCodeAt(at)
      if (code === QUOTE && at === start && cell === '' && !wasQuoted) {
        inQuotes = true
        wasQuoted = true
        start = at + 1
      } else if (code === separator) {
        take(text.slice(start, at))
        endCell()
        start = at + 1
      } else if (code === LINE_FEED || code === CARRIAGE_RETURN) {
        take(text.slice(start, at))
        start = at + 1
        if (code === CARRIAGE_RETURN && start === text.length && !isLast) {
          undecided = '\r'
          return rows
        }
        if (code === CARRIAGE_RETURN && text.charCodeAt(start) === LINE_FEED) {
          at += 1
          start += 1
        }
        line += 1
        endRow(rows)
      }
    }
    take(text.slice(start))
    return rows
  }

  const scan = (text: string, isLast: boolean): Cells[] => {
    const whole = undecided + text
    undecided = ''
    return scanAll(whole, isLast)
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

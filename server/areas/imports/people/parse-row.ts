import { isEmail } from '../../../../spec/runtime/formats/email.ts'
import { hasVisibleText, isPhone, isSingleLine } from '../../../../spec/runtime/formats/text.ts'
import { clipName } from '../../../platform/contract/problems.ts'
import { parseCellList } from '../../../platform/formats/cell-list.ts'
import { unescapeCellFormula } from '../../../platform/formats/formula.ts'
import { findNameMistake } from '../../../platform/formats/name.ts'
import { getFormulaErrorText, isFormulaError } from '../../../platform/workbook/index.ts'
import { normalizeEmail, normalizeName } from '../../booking/index.ts'
import type { RowCells } from '../file/cells.ts'
import { MAX_CELL_LENGTH } from '../file/table.ts'
import { type Reason, rejectReasons } from '../reasons.ts'
import { type DateOrder, parseDate, parseInBothDateOrders } from './dates.ts'
import type { ImportColumn, ImportField } from './headings.ts'

/** Blank cells are omitted. Type, group and days are as written, and answers text by code; the event tells what they are. */
export type ParsedImportRow = Partial<Record<Exclude<ImportField, 'day'>, string>> & {
  days?: string[]
  answers: Record<string, string>
}

export type ImportRowParseResult = {
  parsed: ParsedImportRow
  problems: Reason[]
  /** Fields that are present but invalid. */
  misread: ImportField[]
}

export function parseImportRow(columns: ImportColumn[], cells: RowCells): ImportRowParseResult {
  const row: ImportRowParseResult = { parsed: { answers: {} }, problems: [], misread: [] }
  const beyond = cells.findLastIndex((cell) => cell.trim() !== '') + 1
  if (beyond > columns.length) row.problems.push(rejectReasons.tooManyCells(beyond, columns.length))
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]
    if (cell === undefined || column.kind === 'ignored') continue
    const text = plainCell(cell)
    if (text === '') continue
    const mistake = problemOf(text, index, column)
    // A cell that shows nothing is as blank as an empty one.
    if (!mistake && !hasVisibleText(text)) continue
    const problem = mistake ?? take(row.parsed, column, text)
    if (!problem) continue
    row.problems.push(problem)
    if (column.kind === 'field') row.misread.push(column.field)
  }
  return row
}

/** Without the apostrophe that protects against formulas in spreadsheets. */
function plainCell(cell: string): string {
  const text = cell.trim()
  if (!text.startsWith("'")) return text
  return (/^'[+-]?[\d(]/.test(text) ? text.slice(1) : unescapeCellFormula(text)).trim()
}

function problemOf(text: string, index: number, column: ImportColumn): Reason | undefined {
  const name = column.kind === 'ignored' ? index + 1 : shownHeading(column.heading ?? '', index)
  // Counting code points is slow for millions of characters; each has at most two code units.
  if (text.length > MAX_CELL_LENGTH && (text.length > 2 * MAX_CELL_LENGTH || [...text].length > MAX_CELL_LENGTH))
    return rejectReasons.longCell(name, MAX_CELL_LENGTH)
  if (isFormulaError(text)) return rejectReasons.formulaError(name, getFormulaErrorText(text))
  return text.includes('\0') ? rejectReasons.zeroCharacter(name) : undefined
}

const shownHeading = (heading: string, index: number) => (heading.trim() === '' ? index + 1 : quoteText(heading))

/** More than is shown of a text. */
const MAX_QUOTED = 1_000

/** Text of the file for a message: on one line, and shortened. */
export const shortenText = (text: string) => clipName(text.slice(0, MAX_QUOTED).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))

export const quoteText = (text: string) => JSON.stringify(shortenText(text))

function take(parsed: ParsedImportRow, column: ImportColumn, text: string): Reason | undefined {
  if (column.kind === 'ignored') return undefined
  if (column.kind === 'answer') {
    const date = column.dateOrder && parseInBothDateOrders(text)?.[column.dateOrder]
    parsed.answers[column.code] = date ?? text.normalize('NFC')
    return undefined
  }
  if (column.field === 'day') return takeDays(parsed, text)
  const read = readers[column.field](text, column.dateOrder)
  if ('problem' in read) return read.problem
  parsed[column.field] = read.value
  return undefined
}

const MAX_ID_LENGTH = 200
/** Twice as many as an event can have. */
const MAX_DAYS = 200

type ReadCell = { value: string } | { problem: Reason }

const readers: Record<Exclude<ImportField, 'day'>, (text: string, order?: DateOrder) => ReadCell> = {
  first_name: (text) => readName('first_name', text),
  last_name: (text) => readName('last_name', text),
  email: (text) => {
    const value = normalizeEmail(text) ?? ''
    return isEmail(value) ? { value } : { problem: rejectReasons.email(quoteText(text)) }
  },
  phone: (text) => {
    const value = parsePhone(text)
    return value === undefined ? { problem: rejectReasons.phone(quoteText(text)) } : { value }
  },
  date_of_birth: (text, order) => {
    const read = parseDate(text, order)
    if ('date' in read) return { value: read.date }
    return { problem: rejectReasons[`${read.problem}BirthDate`](quoteText(text)) }
  },
  external_id: (text) =>
    isSingleLine(text) && [...text].length <= MAX_ID_LENGTH
      ? { value: text.normalize('NFC') }
      : { problem: rejectReasons.externalId(quoteText(text), MAX_ID_LENGTH) },
  attendee_type: (text) => ({ value: text }),
  group: (text) => ({ value: text }),
}

function readName(field: 'first_name' | 'last_name', text: string): ReadCell {
  const value = normalizeName(text)
  return findNameMistake(value) ? { problem: rejectReasons.name(field, quoteText(text)) } : { value }
}

function takeDays(parsed: ParsedImportRow, text: string): Reason | undefined {
  const days = parseCellList(text).flatMap((day) => day.split(/[,\n]/))
  const all = [...(parsed.days ?? []), ...days.map((day) => day.trim()).filter((day) => day !== '')]
  if (all.length > MAX_DAYS) return rejectReasons.tooManyDays(MAX_DAYS)
  parsed.days = all
  return undefined
}

const SHORTEST = 3
const LONGEST = 40

/** The number in the format of the API; undefined if invalid. */
export function parsePhone(text: string): string | undefined {
  const tidy = text
    .normalize('NFKC')
    .replace(/^tel[.:]*\s*/i, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    // Such as (555) 123-4567 and (+34) 600.
    .replace(/^\(([+\d ]+)\) ?/, (_, code: string) => `${code.trim()} `)
    .replace(/^\+\s+/, '+')
  const isOne = isPhone(tidy) && tidy.length >= SHORTEST && tidy.length <= LONGEST
  return isOne ? tidy : undefined
}

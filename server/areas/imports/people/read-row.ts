import { shortened } from '../../../platform/contract/problems.ts'
import { readList } from '../../../platform/formats/cell-list.ts'
import { isEmail } from '../../../platform/formats/email.ts'
import { restore } from '../../../platform/formats/formula.ts'
import { mistakeInName } from '../../../platform/formats/name.ts'
import { isLine } from '../../../platform/formats/text.ts'
import { tidyEmail, tidyName } from '../../booking/index.ts'
import { MAX_CELL_LENGTH } from '../file/table.ts'
import type { Cells } from '../file/unreadable.ts'
import { readDate } from './dates.ts'
import type { Column, Field } from './headings.ts'
import { readPhone } from './phone.ts'

/** What a row says of a person. What its cells leave blank is not there. */
export type ParsedRow = {
  first_name?: string
  last_name?: string
  email?: string
  phone?: string
  date_of_birth?: string
  external_id?: string
  /** As written: which they are, the event knows. */
  attendee_type?: string
  group?: string
  days?: string[]
  /** By their codes, as text. */
  answers: Record<string, string>
}

export type ReadRow = {
  said: ParsedRow
  problems: string[]
  /** Which fields the row has, though not as they must be. */
  misread: Field[]
}

const NAMES = { first_name: 'first name', last_name: 'last name' } as const

/** Reads the cells of one row, and tells all that is wrong with them. */
export function readRow(columns: Column[], cells: Cells): ReadRow {
  const row: ReadRow = { said: { answers: {} }, problems: [], misread: [] }
  const beyond = cells.findLastIndex((cell) => cell.trim() !== '') + 1
  if (beyond > columns.length) {
    row.problems.push(`The row has ${beyond} cells, and the table has ${columns.length} columns.`)
  }
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]
    if (cell === undefined || column.kind === 'ignored') continue
    const text = plainCell(cell)
    if (text === '') continue
    const problem = problemOf(text, index, column) ?? take(row.said, column, text)
    if (!problem) continue
    row.problems.push(problem)
    if (column.kind === 'field') row.misread.push(column.field)
  }
  return row
}

/** Without the apostrophe that keeps a spreadsheet from running what follows it. */
export function plainCell(cell: string): string {
  const text = cell.trim()
  if (!text.startsWith("'")) return text
  return (/^'[+-]?[\d(]/.test(text) ? text.slice(1) : restore(text)).trim()
}

function problemOf(text: string, index: number, column: Column): string | undefined {
  const name = column.kind === 'answer' ? `column ${shownHeading(column.heading, index)}` : `column ${index + 1}`
  // A character has two code units at most, and a cell may have millions of them.
  if (text.length > MAX_CELL_LENGTH && (text.length > 2 * MAX_CELL_LENGTH || [...text].length > MAX_CELL_LENGTH)) {
    return `The ${name} has more than ${MAX_CELL_LENGTH.toLocaleString('en')} characters.`
  }
  return text.includes('\0') ? `The ${name} holds a zero character, which cannot be kept.` : undefined
}

const shownHeading = (heading: string, index: number) => (heading.trim() === '' ? index + 1 : shown(heading))

/** A text of the file inside a sentence: on one line, and no longer than it need be. */
export const shown = (text: string) => JSON.stringify(shortened(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')))

function take(said: ParsedRow, column: Column, text: string): string | undefined {
  if (column.kind === 'answer') {
    said.answers[column.code] = text.normalize('NFC')
    return undefined
  }
  return column.kind === 'field' ? takers[column.field](said, text) : undefined
}

/** Each takes what the cell says, or tells what is wrong with it. */
const takers: Record<Field, (said: ParsedRow, text: string) => string | undefined> = {
  first_name: (said, text) => takeName(said, 'first_name', text),
  last_name: (said, text) => takeName(said, 'last_name', text),
  email: (said, text) => {
    const email = tidyEmail(text) ?? ''
    if (!isEmail(email)) return `The email ${shown(text)} is no email address.`
    said.email = email
    return undefined
  },
  phone: (said, text) => {
    const phone = readPhone(text)
    if (phone === undefined) return `The phone ${shown(text)} is no telephone number.`
    said.phone = phone
    return undefined
  },
  date_of_birth: (said, text) => {
    const read = readDate(text)
    if ('problem' in read) return `The date of birth ${read.problem.replace(/[\p{Cc}]+/gu, ' ')}.`
    said.date_of_birth = read.date
    return undefined
  },
  external_id: (said, text) => {
    if (!isLine(text) || [...text].length > MAX_ID_LENGTH) {
      return `The ID ${shown(text)} must have 1 to ${MAX_ID_LENGTH} characters on one line.`
    }
    said.external_id = text.normalize('NFC')
    return undefined
  },
  attendee_type: (said, text) => {
    said.attendee_type = text
    return undefined
  },
  group: (said, text) => {
    said.group = text
    return undefined
  },
  day: (said, text) => {
    const days = readList(text).flatMap((day) => day.split(/[,\n]/))
    const all = [...(said.days ?? []), ...days.map((day) => day.trim()).filter((day) => day !== '')]
    if (all.length > MAX_DAYS) return `The row names more than ${MAX_DAYS} days.`
    said.days = all
    return undefined
  },
}

const MAX_ID_LENGTH = 200
/** Twice as many as an event can have. */
const MAX_DAYS = 200

function takeName(said: ParsedRow, field: 'first_name' | 'last_name', text: string): string | undefined {
  const name = tidyName(text)
  if (mistakeInName(name)) {
    return `The ${NAMES[field]} ${shown(text)} must have 1 to 200 characters on one line, without control characters.`
  }
  said[field] = name
  return undefined
}

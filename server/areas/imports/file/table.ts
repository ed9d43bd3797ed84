import { type Cells, type OpenFile, TableReadError } from './cells.ts'
import type { Delimiter } from './csv.ts'
import { MAX_TITLES, openCsvTable } from './csv-table.ts'
import { type Encoding, readStart } from './encoding.ts'
import { openFirstSheet } from './workbook/open.ts'

/** How the file was written, and its rejects are. */
export type FileFormat = { delimiter: Delimiter; encoding: Encoding } | { sheet: string }

type IsHeadings = (cells: Cells) => boolean

export const MAX_ROWS = 200_000
const MAX_COLUMNS = 200
export const MAX_CELL_LENGTH = 2_000

/** Bytes examined to tell what a file is. */
const START = 4096
/** How a ZIP archive begins, and so an XLSX. */
const ARCHIVE = 'PK\x03\x04'

/**
 * Opens a CSV file or an Excel workbook. The first row that `isHeadings` accepts is that of the headings; if none of the
 * first few is, the very first. Those above it are skipped. The format is known when all rows are read.
 * Throws TableReadError, at once or while rows are read.
 */
export async function openTable(open: OpenFile, isHeadings: IsHeadings = () => true) {
  const pieces = open()[Symbol.asyncIterator]()
  const start = (await readStart(pieces, START)).subarray(0, START)
  await pieces.return?.()
  if (start.toString('latin1', 0, ARCHIVE.length) === ARCHIVE) return openWorkbookTable(open, isHeadings)
  refuseBinary(start)
  const { titles, rows, delimiter, encoding } = await openCsvTable(open(), isHeadings)
  const format = (): FileFormat => ({ delimiter, encoding: encoding() })
  return { titles, ...(await splitHeadings(rows)), otherSheets: [], format }
}

async function openWorkbookTable(open: OpenFile, isHeadings: IsHeadings) {
  const { name, otherSheets, rows } = await openFirstSheet(open)
  const first: Cells[] = []
  let isFound = false
  while (first.length <= MAX_TITLES && !isFound) {
    const { value, done } = await rows.next()
    if (done) break
    first.push(value)
    isFound = isHeadings(value)
  }
  const titles = isFound ? first.splice(0, first.length - 1) : []
  return {
    titles: titles.map((cells) => cells.filter((cell) => cell.trim() !== '').join(' ')),
    ...(await splitHeadings(prependRows(first, rows))),
    otherSheets,
    format: (): FileFormat => ({ sheet: name }),
  }
}

async function* prependRows(first: Cells[], rows: AsyncGenerator<Cells>): AsyncGenerator<Cells> {
  yield* first
  yield* rows
}

const SAVE_AS = 'Save the table as CSV or XLSX, without a password, and send that.'

/** How other files begin, in Latin-1. */
const OTHERS: [RegExp, string][] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: files of this kind begin with one
  [/^\xd0\xcf\x11\xe0/, 'an Excel file of the old format .xls, or protected with a password'],
  [/^%PDF-/, 'a PDF'],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8)/, 'a picture'],
  [/^[\s\xef\xbb\xbf]*<(?:!doctype|html|table|\?xml)/i, 'a web page or XML'],
  [/^\{\\rtf/, 'a document of a word processor'],
]

function refuseBinary(start: Buffer): void {
  const text = start.toString('latin1')
  const other = OTHERS.find(([pattern]) => pattern.test(text))?.[1]
  const what = other ?? (isBinary(text) ? 'binary, or text in UTF-16 without a byte order mark' : undefined)
  if (what) throw new TableReadError(`The file is ${what}. ${SAVE_AS}`)
}

/** In a row, a zero byte is a mistake of that row alone. */
const MAX_ZEROS = 8

function isBinary(text: string): boolean {
  if (/^(?:\xff\xfe|\xfe\xff)/.test(text)) return false
  return /^[^\r\n]*\0/.test(text) || text.split('\0').length > MAX_ZEROS
}

async function splitHeadings(rows: AsyncGenerator<Cells>) {
  const { value: headings, done } = await rows.next()
  if (done) throw new TableReadError('The file is empty; its first row must hold the headings.')
  if (headings.length > MAX_COLUMNS) {
    throw new TableReadError(`The file has ${headings.length} columns, and ${MAX_COLUMNS} are read at most.`)
  }
  const long = headings.findIndex((heading) => heading.length > MAX_CELL_LENGTH)
  if (long !== -1)
    throw new TableReadError(`The heading of column ${long + 1} has more than ${MAX_CELL_LENGTH} characters.`)
  return { headings, rows: limited(rows) }
}

async function* limited(rows: AsyncIterable<Cells>): AsyncGenerator<Cells> {
  let count = 0
  for await (const cells of rows) {
    count += 1
    if (count > MAX_ROWS) {
      throw new TableReadError(`The file has more than ${MAX_ROWS.toLocaleString('en')} rows; split it.`)
    }
    yield cells
  }
}

/** What people see of a file that may be large. A file that is no table has no rows. */
export async function readFirstRows(open: OpenFile, count: number): Promise<{ headings: Cells; rows: Cells[] }> {
  try {
    const { headings, rows } = await openTable(open)
    const first: Cells[] = []
    for await (const cells of rows) {
      first.push(cells)
      if (first.length === count) break
    }
    return { headings, rows: first }
  } catch (error) {
    if (!(error instanceof TableReadError)) throw error
    return { headings: [], rows: [] }
  }
}

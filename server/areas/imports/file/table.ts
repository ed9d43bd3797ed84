import { type ReadFile, type RowCells, TableReadError, toTableError } from './cells.ts'
import type { CsvDelimiter } from './csv.ts'
import { MAX_TITLE_LINES, openCsvTable } from './csv-table.ts'
import { type FileEncoding, readFirstBytes } from './encoding.ts'
import { openFirstSheet } from './workbook/open.ts'

/** How the file was written, and its rejects are. */
export type TableFileFormat = { delimiter: CsvDelimiter; encoding: FileEncoding } | { sheet: string }

type IsHeadings = (cells: RowCells) => boolean

export const MAX_IMPORT_ROWS = 200_000
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
export async function openTableFile(open: ReadFile, isHeadings: IsHeadings = () => true) {
  const pieces = open()[Symbol.asyncIterator]()
  const start = (await readFirstBytes(pieces, START)).subarray(0, START)
  await pieces.return?.()
  if (start.toString('latin1', 0, ARCHIVE.length) === ARCHIVE) return openWorkbookTable(open, isHeadings)
  refuseBinary(start)
  const { titles, rows, delimiter, encoding } = await openCsvTable(open(), isHeadings)
  const format = (): TableFileFormat => ({ delimiter, encoding: encoding() })
  return { titles, ...(await splitHeadings(rows)), otherSheets: [], format }
}

async function openWorkbookTable(open: ReadFile, isHeadings: IsHeadings) {
  const { name, otherSheets, rows } = await openFirstSheet(open)
  const first: RowCells[] = []
  let isFound = false
  while (first.length <= MAX_TITLE_LINES && !isFound) {
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
    format: (): TableFileFormat => ({ sheet: name }),
  }
}

async function* prependRows(first: RowCells[], rows: AsyncGenerator<RowCells>): AsyncGenerator<RowCells> {
  yield* first
  yield* rows
}

/** How other files begin, in Latin-1. */
const OTHERS: [RegExp, string][] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: files of this kind begin with one
  [/^\xd0\xcf\x11\xe0/, 'xls'],
  [/^%PDF-/, 'pdf'],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8)/, 'picture'],
  [/^[\s\xef\xbb\xbf]*<(?:!doctype|html|table|\?xml)/i, 'web_page'],
  [/^\{\\rtf/, 'document'],
]

function refuseBinary(start: Buffer): void {
  const text = start.toString('latin1')
  const other = OTHERS.find(([pattern]) => pattern.test(text))?.[1]
  const kind = other ?? (isBinary(text) ? 'binary' : undefined)
  if (kind) throw toTableError('file_kind', { kind })
}

/** In a row, a zero byte is a mistake of that row alone. */
const MAX_ZEROS = 8

const isBinary = (text: string): boolean =>
  /^(?:\xff\xfe|\xfe\xff)/.test(text) ? false : /^[^\r\n]*\0/.test(text) || text.split('\0').length > MAX_ZEROS

async function splitHeadings(rows: AsyncGenerator<RowCells>) {
  const { value: headings, done } = await rows.next()
  if (done) throw toTableError('file_empty')
  if (headings.length > MAX_COLUMNS) throw toTableError('file_columns', { count: headings.length, limit: MAX_COLUMNS })
  const long = headings.findIndex((heading) => heading.length > MAX_CELL_LENGTH)
  if (long !== -1) throw toTableError('file_heading', { column: long + 1, limit: MAX_CELL_LENGTH })
  return { headings, rows: limited(rows) }
}

async function* limited(rows: AsyncIterable<RowCells>): AsyncGenerator<RowCells> {
  let count = 0
  for await (const cells of rows) {
    count += 1
    if (count > MAX_IMPORT_ROWS) throw toTableError('file_rows', { limit: MAX_IMPORT_ROWS })
    yield cells
  }
}

/** What people see of a file that may be large. A file that is no table has no rows. */
export async function readFirstRows(open: ReadFile, count: number): Promise<{ headings: RowCells; rows: RowCells[] }> {
  try {
    const { headings, rows } = await openTableFile(open)
    const first: RowCells[] = []
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

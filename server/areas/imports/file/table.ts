import { pipeline, Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { decode } from './decode.ts'
import { type Delimiter, declaredDelimiter, detectDelimiter } from './delimiter.ts'
import type { Encoding } from './encoding.ts'
import { joined } from './joined.ts'

/** The cells of a row, as they stand in the file. */
export type Cells = string[]

/** A table as it is read from a file, row by row. */
export type Table = {
  headings: Cells
  delimiter: Delimiter
  /** Without the headings and without rows whose cells are all blank. */
  rows: AsyncIterable<Cells>
  /** Known when all rows are read. */
  encoding(): Encoding
}

export const MOST_ROWS = 200_000
export const MOST_COLUMNS = 200
export const LONGEST_CELL = 2_000
/** Of one row in bytes of UTF-8: a quote that is never closed would make a row of the whole file. */
const LONGEST_ROW = 2_000_000
/** Of one row: a file of nothing but delimiters has no long cell, and would make a row of them all. */
const MOST_CELLS = 1_000

/** Why no table can be read from a file, as a sentence. */
export class UnreadableTable extends Error {}

/** How much of a file is looked at to see how its rows are written. */
const START = 65_536

/** Opens a file of comma-, semicolon- or tab-separated rows. Fails with UnreadableTable, at once or while the rows are read. */
export async function openTable(chunks: AsyncIterable<Buffer>): Promise<Table> {
  const { pieces, encoding } = decode(chunks)
  const iterator = pieces[Symbol.asyncIterator]()
  const start = await readStart(iterator)
  const text = start.toString('utf8')
  const declared = declaredDelimiter(text)
  const delimiter = declared?.delimiter ?? detectDelimiter(text)
  const body = joined(start.subarray(declared?.length ?? 0), iterator)
  const rows = readRows(body, delimiter, declared ? 1 : 0)
  const headings = await rows.next()
  if (headings.done) throw new UnreadableTable('The file is empty; its first row must hold the headings.')
  refuseHeadings(headings.value)
  return { headings: headings.value, delimiter, rows: limited(rows), encoding }
}

async function readStart(pieces: AsyncIterator<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  while (length < START) {
    const { value, done } = await pieces.next()
    if (done) break
    parts.push(value)
    length += value.length
  }
  return Buffer.concat(parts)
}

async function* readRows(pieces: AsyncIterable<Buffer>, delimiter: Delimiter, before: number): AsyncGenerator<Cells> {
  let last: Passed = { lines: 0, empty_lines: 0 }
  const nextLine = ({ empty_lines }: Pick<Passed, 'empty_lines'>) =>
    before + last.lines + (empty_lines - last.empty_lines) + 1
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    // What people type: a quote inside a cell that has none around it is a quote.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
    on_record: (cells: Cells, { lines, empty_lines }) => {
      if (cells.length > MOST_CELLS) throw wide(nextLine({ empty_lines }))
      last = { lines, empty_lines }
      return cells
    },
  })
  const refuseWide = () => {
    if (cellsSoFar(parser) > MOST_CELLS) throw wide(nextLine(parser.info))
  }
  const source = Readable.from(watched(pieces, refuseWide), { objectMode: false })
  pipeline(source, parser, () => {})
  try {
    for await (const cells of parser as AsyncIterable<Cells>) {
      if (cells.some((cell) => cell.trim() !== '')) yield cells
    }
  } catch (error) {
    throw readable(error, nextLine)
  } finally {
    source.destroy()
  }
}

/** Looks before each piece. */
async function* watched(pieces: AsyncIterable<Buffer>, look: () => void): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    look()
    yield piece
  }
}

/** Of the row that is being read; the parser itself limits only how long its cells are. */
function cellsSoFar(parser: object): number {
  return (parser as { state: { record: Cells } }).state.record.length
}

function wide(line: number): UnreadableTable {
  const cells = `more than ${MOST_CELLS.toLocaleString('en')} cells`
  return new UnreadableTable(`The row that begins on line ${line} of the file has ${cells}.`)
}

/** How much of the file lay behind a row. */
type Passed = { lines: number; empty_lines: number }

function readable(error: unknown, nextLine: (passed: Pick<Passed, 'empty_lines'>) => number): unknown {
  const { code } = error as CsvError
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    const line = nextLine(error as CsvError & Passed)
    return new UnreadableTable(`The row that begins on line ${line} of the file opens a quote and never closes it.`)
  }
  if (code === 'CSV_MAX_RECORD_SIZE') {
    const line = nextLine(error as CsvError & Passed)
    const length = `more than ${LONGEST_ROW.toLocaleString('en')} characters`
    return new UnreadableTable(`The row that begins on line ${line} of the file has ${length}; a quote may be open.`)
  }
  return error
}

function refuseHeadings(headings: Cells): void {
  if (headings.some((heading) => heading.includes('\0'))) {
    throw new UnreadableTable(
      'The headings of the file hold zero bytes. UTF-16 is read where the file begins with a byte order mark.',
    )
  }
  if (headings.length > MOST_COLUMNS) {
    throw new UnreadableTable(`The file has ${headings.length} columns, and ${MOST_COLUMNS} are read at most.`)
  }
  const long = headings.findIndex((heading) => heading.length > LONGEST_CELL)
  if (long !== -1)
    throw new UnreadableTable(`The heading of column ${long + 1} has more than ${LONGEST_CELL} characters.`)
}

async function* limited(rows: AsyncIterable<Cells>): AsyncGenerator<Cells> {
  let count = 0
  for await (const cells of rows) {
    count += 1
    if (count > MOST_ROWS) {
      throw new UnreadableTable(`The file has more than ${MOST_ROWS.toLocaleString('en')} rows; split it.`)
    }
    yield cells
  }
}

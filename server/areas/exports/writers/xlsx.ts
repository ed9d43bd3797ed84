import { once } from 'node:events'
import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type exceljs from 'exceljs'
// The package as a whole also loads its readers, which takes twice as long.
import WorkbookWriter from 'exceljs/lib/stream/xlsx/workbook-writer.js'
import { getCurrencyDigits } from '../../../platform/formats/currency-digits.ts'
import { escapeCellFormula } from '../../../platform/formats/formula.ts'
import { createLocalTimeFormatter } from '../../../platform/formats/local-time.ts'
import type { Cell, CellType, Column, Locale } from '../cells.ts'

/** Writes a workbook as a stream: rows are compressed as they come and not kept in memory. */
type XlsxWriter<Row> = {
  add(rows: readonly Row[]): Promise<void>
  /** The bytes written since the last call. */
  take(): Buffer
  /** Afterwards, `take` returns the rest. */
  end(): Promise<void>
}

/** The limit of Excel, including the heading; further rows go to another sheet. */
const MAX_ROWS = 1_048_576

export function createXlsxWriter<Row>(
  columns: readonly Column<Row>[],
  locale: Locale,
  { title, mostRows = MAX_ROWS }: { title: string; mostRows?: number },
): XlsxWriter<Row> {
  const output = collector()
  const workbook = new WorkbookWriter({ stream: output, useStyles: true, zip: PACKING } as never)
  const digits = getCurrencyDigits(locale.currency)
  const valueIn = cellValue(locale, digits)
  const shapes = columns.map(({ heading, type }) => ({
    header: xmlText(heading[locale.language]),
    width: widthOf(heading[locale.language], type),
    style: styleOf(type, digits),
  }))
  let sheets = 0
  let rowsThere = 0
  const begin = () => {
    sheets += 1
    const sheet = workbook.addWorksheet(sheets === 1 ? title : `${title} ${sheets}`, FROZEN)
    sheet.columns = shapes
    const head = sheet.getRow(1)
    head.font = { bold: true }
    head.eachCell((cell) => Object.assign(cell, HEAD))
    head.commit()
    rowsThere = 1
    return sheet
  }
  let sheet = begin()
  return {
    add: async (rows) => {
      for (const [n, row] of rows.entries()) {
        if (n % ROWS_BETWEEN === 0) await packed(sheet)
        if (rowsThere === mostRows) {
          await sheet.commit()
          sheet = begin()
        }
        const written = sheet.addRow(columns.map(({ type, read }) => valueIn(read(row), type)))
        for (const [place, { read }] of columns.entries()) {
          if (isFormula(read(row))) written.getCell(place + 1).numFmt = '@'
        }
        written.commit()
        rowsThere += 1
      }
      await packed(sheet)
    },
    take: () => output.take(),
    end: async () => {
      await sheet.commit()
      await workbook.commit()
    },
  }
}

/** Stronger compression would take longer than everything else together, for files that are read once or twice. */
const PACKING = { zlib: { level: 1 } }
const FROZEN = { views: [{ state: 'frozen' as const, ySplit: 1 }] }
const HEAD = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE7ECF3' } },
  alignment: { vertical: 'middle' },
}

/** Rows between pauses for the compression. */
const ROWS_BETWEEN = 50
const MAX_UNPACKED = 256 * 1024

/** The library buffers rows without limit; wait for the compression, or all of them would stay in memory. */
async function packed(sheet: unknown): Promise<void> {
  const { stream } = sheet as { stream: { pipes: Writable[] } }
  await setImmediate()
  for (const pipe of stream.pipes) if (pipe.writableLength > MAX_UNPACKED) await once(pipe, 'drain')
}

function collector(): Writable & { take(): Buffer } {
  let pieces: Buffer[] = []
  const writable = new Writable({
    write: (piece: Buffer, _encoding, done) => {
      pieces.push(piece)
      done()
    },
  })
  return Object.assign(writable, {
    take: () => {
      const taken = Buffer.concat(pieces)
      pieces = []
      return taken
    },
  })
}

/** Such cells get a style that keeps them text when edited; in every cell it would be too slow. */
const isFormula = (cell: Cell) => typeof cell === 'string' && escapeCellFormula(cell) !== cell

function styleOf(type: CellType, digits: number): Partial<exceljs.Style> {
  const formats: Partial<Record<CellType, string>> = {
    money: digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`,
    date: 'yyyy-mm-dd',
    time: 'yyyy-mm-dd hh:mm:ss',
  }
  const numFmt = formats[type]
  return numFmt === undefined ? {} : { numFmt }
}

const WIDTHS: Record<CellType, number> = {
  text: 18,
  integer: 10,
  money: 12,
  date: 12,
  time: 20,
  boolean: 10,
  answer: 24,
}
const WIDEST = 50

const widthOf = (heading: string, type: CellType) => Math.min(WIDEST, Math.max(WIDTHS[type], heading.length + 2))

function cellValue({ timezone }: Locale, digits: number): (cell: Cell, type: CellType) => exceljs.CellValue {
  const clock = createLocalTimeFormatter(timezone)
  const unit = 10 ** digits
  return (cell, type) => {
    // Absent cells cost nothing.
    if (cell === null || cell === '') return undefined
    if (typeof cell === 'string') return type === 'date' ? dateValue(cell) : xmlText(cell)
    if (typeof cell === 'number') return type === 'money' ? cell / unit : cell
    if (typeof cell === 'boolean') return cell
    return clock(cell).shown
  }
}

const FIRST_DATE = '1900-03-01'

/** The spreadsheet calendar begins in 1900, which it wrongly treats as a leap year. */
function dateValue(date: string): exceljs.CellValue {
  return date >= FIRST_DATE ? new Date(`${date}T00:00:00Z`) : date
}

/** Removes characters that XML does not allow, and normalizes line ends. */
function xmlText(text: string): string {
  return FOREIGN.test(text) ? text.replace(/\r\n?/g, '\n').replace(UNWRITABLE, '') : text
}

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: it is about them
const FOREIGN = /[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: it is about them

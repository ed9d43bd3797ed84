import { once } from 'node:events'
import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import exceljs from 'exceljs'
import { escapeFormula } from '../../../platform/formats/formula.ts'
import { localClock } from '../../../platform/formats/local-clock.ts'
import { type Cell, type CellType, type Column, fractionDigits, type Locale } from '../cells.ts'

/** A workbook in the making. What it takes is packed as it comes, and nothing of it is kept. */
type XlsxWriter<Row> = {
  add(rows: readonly Row[]): Promise<void>
  /** The bytes that were written since they were last asked for. */
  take(): Buffer
  /** After it, `take` has the rest. */
  end(): Promise<void>
}

type Sheet = { title: string; mostRows?: number }

/** As many as Excel reads, the heading among them; others go to a sheet of their own. */
const MAX_ROWS = 1_048_576

export function xlsxWriter<Row>(
  columns: readonly Column<Row>[],
  locale: Locale,
  { title, mostRows = MAX_ROWS }: Sheet,
): XlsxWriter<Row> {
  const output = collector()
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true, zip: PACKING } as never)
  const digits = fractionDigits(locale.currency)
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

/** Files are read once or twice, and packing them harder takes longer than everything else together. */
const PACKING = { zlib: { level: 1 } }
const FROZEN = { views: [{ state: 'frozen' as const, ySplit: 1 }] }
const HEAD = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE7ECF3' } },
  alignment: { vertical: 'middle' },
}

/** So many rows are written before what packs them has its turn. */
const ROWS_BETWEEN = 50
const MAX_UNPACKED = 256 * 1024

/** The library takes rows as fast as they come; without waiting for what packs them, all of them would be held. */
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

/** What would run as a formula stays text when somebody edits it; in every cell such a style takes too long. */
const isFormula = (cell: Cell) => typeof cell === 'string' && escapeFormula(cell) !== cell

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
  const clock = localClock(timezone)
  const unit = 10 ** digits
  return (cell, type) => {
    // A cell that is not there takes no time.
    if (cell === null || cell === '') return undefined
    if (typeof cell === 'string') return type === 'date' ? dateValue(cell) : xmlText(cell)
    if (typeof cell === 'number') return type === 'money' ? cell / unit : cell
    if (typeof cell === 'boolean') return cell
    return clock(cell).shown
  }
}

const FIRST_DATE = '1900-03-01'

/** The calendar of spreadsheets begins with the year 1900, which it gives a day too many. */
function dateValue(date: string): exceljs.CellValue {
  return date >= FIRST_DATE ? new Date(`${date}T00:00:00Z`) : date
}

/** What XML cannot hold is left out, and lines end alike. */
function xmlText(text: string): string {
  return FOREIGN.test(text) ? text.replace(/\r\n?/g, '\n').replace(UNWRITABLE, '') : text
}

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: it is about them
const FOREIGN = /[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: it is about them

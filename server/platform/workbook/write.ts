import { once } from 'node:events'
import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type exceljs from 'exceljs'
// The package as a whole also loads its readers, which takes twice as long.
import WorkbookWriter from 'exceljs/lib/stream/xlsx/workbook-writer.js'
import { escapeCellFormula } from '../formats/formula.ts'
import { getErrorText, isErrorCell } from './error-cells.ts'

export type WorkbookValue = exceljs.CellValue

export type WorkbookColumn = {
  heading: string
  /** In characters; a longer heading widens it. */
  width: number
  /** Such as `yyyy-mm-dd`. */
  format?: string | undefined
}

/** Writes a workbook as a stream: rows are compressed as they come and not kept in memory. */
export type WorkbookStream = {
  add(rows: Iterable<WorkbookValue[]>): Promise<void>
  /** The bytes written since the last call. */
  take(): Buffer
  /** Afterwards, `take` returns the rest. */
  end(): Promise<void>
}

/** The limit of Excel, including the heading; further rows go to another sheet. */
const MAX_ROWS = 1_048_576

export function buildWorkbookStream(
  title: string,
  columns: WorkbookColumn[],
  { mostRows = MAX_ROWS }: { mostRows?: number | undefined } = {},
): WorkbookStream {
  const output = collector()
  const workbook = new WorkbookWriter({ stream: output, useStyles: true, zip: PACKING } as never)
  const shapes = columns.map(({ heading, width, format }) => ({
    header: xmlText(heading),
    width: Math.max(width, Math.min(WIDEST_HEADING, heading.length + 2)),
    style: format === undefined ? {} : { numFmt: format },
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
      for (const values of rows) {
        if (rowsThere % ROWS_BETWEEN === 0) await packed(sheet)
        if (rowsThere === mostRows) {
          await sheet.commit()
          sheet = begin()
        }
        const written = sheet.addRow(values.map(cellValue))
        for (const [place, value] of values.entries()) {
          if (isFormula(value)) written.getCell(place + 1).numFmt = '@'
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
const WIDEST_HEADING = 50

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
const isFormula = (value: WorkbookValue) => typeof value === 'string' && escapeCellFormula(value) !== value

function cellValue(value: WorkbookValue): WorkbookValue {
  if (typeof value !== 'string') return value
  if (isErrorCell(value)) return { error: getErrorText(value) as exceljs.CellErrorValue['error'] }
  // Absent cells cost nothing.
  return value === '' ? undefined : xmlText(value)
}

/** Removes characters that XML does not allow, and normalizes line ends. */
function xmlText(text: string): string {
  return FOREIGN.test(text) ? text.replace(/\r\n?/g, '\n').replace(UNWRITABLE, '') : text
}

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: it is about them
const FOREIGN = /[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: it is about them

import { formatCsvLine } from '../../../platform/formats/csv-line.ts'
import { buildLoopYielder } from '../../../platform/yield-event-loop.ts'
import type { RowCells } from './cells.ts'
import { encodeText, getByteOrderMark } from './encoding.ts'
import type { TableFileFormat } from './table.ts'

export type RejectsFormat = TableFileFormat & { headings: RowCells }

type RejectedRow = { cells: RowCells; reason: string }

/** The heading of the reasons; imports ignore this column. */
export const REJECT_REASON_HEADING = 'reject_reason'

export function formatRejectsHeader(written: RejectsFormat): Buffer {
  const kept = written.headings.filter((_, column) => !isReason(written, column))
  const mark = 'sheet' in written ? Buffer.alloc(0) : getByteOrderMark(written.encoding)
  return Buffer.concat([mark, formatRow([...kept, REJECT_REASON_HEADING], written)])
}

export async function formatRejectedRows(written: RejectsFormat, rows: RejectedRow[]): Promise<Buffer> {
  const yieldLoop = buildLoopYielder()
  const lines: Buffer[] = []
  for (const row of rows) {
    lines.push(formatRow(rejectedCells(written, row), written))
    await yieldLoop()
  }
  return Buffer.concat(lines)
}

/** The reason goes under its heading; non-blank cells beyond the headings follow it. */
function rejectedCells(written: RejectsFormat, { cells, reason }: RejectedRow): RowCells {
  const { length } = written.headings
  const below = Array.from({ length }, (_, column) => cells[column] ?? '')
  const beyond = cells.slice(length, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
  return [...below.filter((_, column) => !isReason(written, column)), reason, ...beyond]
}

const isReason = ({ headings }: Pick<RejectsFormat, 'headings'>, column: number) =>
  headings[column]?.trim().toLowerCase() === REJECT_REASON_HEADING

/** Rows of a workbook are stored as JSON lines; `jobs` makes a workbook of them when they are downloaded. */
function formatRow(cells: RowCells, written: RejectsFormat): Buffer {
  if ('sheet' in written) return Buffer.from(`${JSON.stringify(cells)}\n`)
  const { delimiter, encoding } = written
  return encodeText(formatCsvLine(cells, delimiter), encoding)
}

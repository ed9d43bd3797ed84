import { createLoopYielder } from '../../../platform/yield-event-loop.ts'
import type { Cells, Delimiter } from './csv.ts'
import { type Encoding, encodeText, getByteOrderMark } from './encoding.ts'

export type CsvFormat = { delimiter: Delimiter; encoding: Encoding; headings: Cells }

type RejectedRow = { cells: Cells; reason: string }

/** The heading of the reasons; imports ignore this column. */
export const REJECT_REASON_HEADING = 'reject_reason'

export function formatRejectsHeader(written: CsvFormat): Buffer {
  const kept = written.headings.filter((_, column) => !isReason(written, column))
  return Buffer.concat([
    getByteOrderMark(written.encoding),
    encodeText(line([...kept, REJECT_REASON_HEADING], written), written.encoding),
  ])
}

export async function formatRejectedRows(written: CsvFormat, rows: RejectedRow[]): Promise<Buffer> {
  const yieldLoop = createLoopYielder()
  const lines: Buffer[] = []
  for (const row of rows) {
    lines.push(encodeText(line(rejectedCells(written, row), written), written.encoding))
    await yieldLoop()
  }
  return Buffer.concat(lines)
}

/** The reason goes under its heading; non-blank cells beyond the headings follow it. */
function rejectedCells(written: CsvFormat, { cells, reason }: RejectedRow): Cells {
  const { length } = written.headings
  const below = Array.from({ length }, (_, column) => cells[column] ?? '')
  const beyond = cells.slice(length, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
  return [...below.filter((_, column) => !isReason(written, column)), reason, ...beyond]
}

const isReason = ({ headings }: Pick<CsvFormat, 'headings'>, column: number) =>
  headings[column]?.trim().toLowerCase() === REJECT_REASON_HEADING

function line(cells: Cells, { delimiter }: CsvFormat): string {
  return `${cells.map((cell) => quoted(cell, delimiter)).join(delimiter)}\r\n`
}

function quoted(cell: string, delimiter: Delimiter): string {
  const needsQuotes = cell.includes(delimiter) || /["\r\n]/.test(cell)
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell
}

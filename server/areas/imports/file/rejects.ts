import { createLoopYielder } from '../../../platform/yield-event-loop.ts'
import type { Cells, Delimiter } from './csv.ts'
import { byteOrderMark, type Encoding, encode } from './encoding.ts'

export type FileFormat = { delimiter: Delimiter; encoding: Encoding; headings: Cells }

type RejectedRow = { cells: Cells; reason: string }

/** The heading of the reasons; imports ignore this column. */
export const REJECT_REASON = 'reject_reason'

export function rejectsStart(written: FileFormat): Buffer {
  const kept = written.headings.filter((_, column) => !isReason(written, column))
  return Buffer.concat([
    byteOrderMark(written.encoding),
    encode(line([...kept, REJECT_REASON], written), written.encoding),
  ])
}

export async function rejectsRows(written: FileFormat, rows: RejectedRow[]): Promise<Buffer> {
  const yieldLoop = createLoopYielder()
  const lines: Buffer[] = []
  for (const row of rows) {
    lines.push(encode(line(rejectedCells(written, row), written), written.encoding))
    await yieldLoop()
  }
  return Buffer.concat(lines)
}

/** The reason goes under its heading; non-blank cells beyond the headings follow it. */
function rejectedCells(written: FileFormat, { cells, reason }: RejectedRow): Cells {
  const { length } = written.headings
  const below = Array.from({ length }, (_, column) => cells[column] ?? '')
  const beyond = cells.slice(length, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
  return [...below.filter((_, column) => !isReason(written, column)), reason, ...beyond]
}

const isReason = ({ headings }: Pick<FileFormat, 'headings'>, column: number) =>
  headings[column]?.trim().toLowerCase() === REJECT_REASON

function line(cells: Cells, { delimiter }: FileFormat): string {
  return `${cells.map((cell) => quoted(cell, delimiter)).join(delimiter)}\r\n`
}

function quoted(cell: string, delimiter: Delimiter): string {
  const needsQuotes = cell.includes(delimiter) || /["\r\n]/.test(cell)
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell
}

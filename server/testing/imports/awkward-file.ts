import { encodeText } from '../../areas/imports/file/encoding.ts'
import { AWKWARD_HEADINGS, type AwkwardCells, type AwkwardRow } from './awkward-rows.ts'

export type CsvFileFormat = { delimiter: ',' | ';' | '\t'; encoding: 'mixed' | 'utf-8-bom' | 'utf-16le' }

/** The rows as bytes, with line ends and empty lines as several programs write them. */
export function buildAwkwardCsv(rows: AwkwardRow[], form: CsvFileFormat): Buffer {
  const lines = [
    { cells: [...AWKWARD_HEADINGS] as string[], isWindows: false },
    ...rows.map((row) => ({ cells: listAwkwardRowCells(row), isWindows: row.isWindows })),
  ]
  const parts = lines.map(({ cells, isWindows }, n) => {
    const end = n % 3 === 0 ? '\r\n' : '\n'
    const blank = n % 50 === 0 ? `${form.delimiter.repeat(AWKWARD_HEADINGS.length - 1)}${end}${end}` : ''
    const text = `${formatAwkwardCsvLine(cells, form, n)}${end}${n === 0 ? '' : blank}`
    return encodeText(text, form.encoding !== 'mixed' ? form.encoding : isWindows ? 'windows-1252' : 'utf-8')
  })
  const marks = { mixed: [], 'utf-8-bom': [0xef, 0xbb, 0xbf], 'utf-16le': [0xff, 0xfe] }
  return Buffer.concat([Buffer.from(marks[form.encoding]), ...parts])
}

export function listAwkwardRowCells({
  cells,
  beyond,
  isShort,
}: Pick<AwkwardRow, 'cells' | 'beyond' | 'isShort'>): string[] {
  const all = [...listAwkwardCells(cells), ...beyond]
  return isShort ? all.slice(0, all.findLastIndex((cell) => cell !== '') + 1) : all
}

export const listAwkwardCells = (cells: AwkwardCells) => AWKWARD_HEADINGS.map((heading) => cells[heading] ?? '')

/** Some programs quote every cell, others only where needed. */
export function formatAwkwardCsvLine(
  cells: string[],
  { delimiter }: Pick<CsvFileFormat, 'delimiter'>,
  n: number,
): string {
  return cells
    .map((cell) => {
      const canStayBare = !cell.includes(delimiter) && !/^\s*"|[\r\n]/.test(cell)
      return canStayBare && (n % 5 > 0 || cell.includes('"')) ? cell : `"${cell.replaceAll('"', '""')}"`
    })
    .join(delimiter)
}

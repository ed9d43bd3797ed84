import { formatCellXml, type WorkbookValue } from './cells.ts'
import { formatSheetStart, formatWorkbookEnd, ROOT_RELS, SHEET_END, toSheetPath, type WorkbookColumn } from './parts.ts'
import { buildStylesXml, DEFAULT_CELL_STYLE, HEADING_CELL_STYLE } from './styles.ts'
import { buildZipWriter } from './zip.ts'

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
/** In characters: the archive counts the bytes of a sheet in 32 bits, and few programs open half as many. */
const MAX_SHEET = 1024 ** 3

/** Characters of rows that are compressed at once. */
const PIECE = 65_536

export function buildWorkbookStream(
  title: string,
  columns: WorkbookColumn[],
  { mostRows = MAX_ROWS, mostCharacters = MAX_SHEET }: { mostRows?: number | undefined; mostCharacters?: number } = {},
): WorkbookStream {
  const zip = buildZipWriter()
  const styles = buildStylesXml(columns.map(({ format }) => format))
  const letters: string[] = []
  const names: string[] = []
  let [rowsThere, length] = [0, 0]
  let xml = ''

  const addRow = (values: WorkbookValue[], styleOf: (n: number) => number): void => {
    rowsThere += 1
    xml += `<row r="${rowsThere}">`
    for (const [n, value] of values.entries()) {
      letters[n] ??= toLetters(n)
      xml += formatCellXml(value, `${letters[n]}${rowsThere}`, styleOf(n))
    }
    xml += '</row>'
  }
  const compress = async () => {
    const text = xml
    xml = ''
    length += text.length
    await zip.write(Buffer.from(text))
  }
  const addPart = async ([path, text]: [string, string]) => {
    await zip.begin(path)
    await zip.write(Buffer.from(text))
  }
  const begin = async () => {
    if (names.length === 0) await addPart(ROOT_RELS)
    names.push(names.length === 0 ? title : `${title} ${names.length + 1}`)
    await zip.begin(toSheetPath(names.length))
    ;[rowsThere, length] = [0, 0]
    xml = formatSheetStart(columns, styles.byColumn, names.length === 1)
    addRow(
      columns.map(({ heading }) => heading),
      () => HEADING_CELL_STYLE,
    )
  }
  const end = async () => {
    xml += SHEET_END
    await compress()
  }
  return {
    add: async (rows) => {
      for (const values of rows) {
        if (names.length === 0) await begin()
        if (rowsThere === mostRows || length > mostCharacters) {
          await end()
          await begin()
        }
        addRow(values, (n) => styles.byColumn[n] ?? DEFAULT_CELL_STYLE)
        if (xml.length >= PIECE) await compress()
      }
    },
    take: zip.take,
    end: async () => {
      if (names.length === 0) await begin()
      await end()
      for (const part of formatWorkbookEnd(names, styles.xml)) await addPart(part)
      await zip.end()
    },
  }
}

const LETTERS = 26
const LETTER_A = 65

/** A for the first column, AA for the 27th. */
function toLetters(column: number): string {
  const last = String.fromCharCode(LETTER_A + (column % LETTERS))
  return column < LETTERS ? last : toLetters(Math.floor(column / LETTERS) - 1) + last
}

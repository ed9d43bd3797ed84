import { markAsFormulaError } from '../../../../platform/workbook/index.ts'
import { MAX_CELLS_PER_ROW, MAX_ROW_LENGTH, type RowCells, toTableError } from '../cells.ts'
import { formatNumber } from './number-formats.ts'
import type { WorkbookParts } from './parts.ts'
import { appendCellText, buildTextCollector, decodeXmlEscapes } from './rich-text.ts'
import { parseXml, type XmlHandler } from './xml.ts'

/** As a CSV file may have. Few shared strings can make many times as much. */
const MAX_TEXT = 50 * 1024 * 1024

/** Of a sheet, with those that are blank. */
const LAST_ROW = 1_048_576
const LAST_COLUMN = 16_383

/** The rows that have a value, each up to its last value. Rows and cells without one take no memory. */
export async function* readSheetRows(pieces: AsyncIterable<Buffer>, parts: WorkbookParts): AsyncGenerator<RowCells> {
  let rows: RowCells[] = []
  const handler = buildRowReader(parts, (cells) => rows.push(cells))
  for await (const _ of parseXml(pieces, handler)) {
    yield* rows
    rows = []
  }
}

function buildRowReader(
  { strings, formats }: Pick<WorkbookParts, 'strings' | 'formats'>,
  add: (cells: RowCells) => void,
): XmlHandler {
  const inline = buildTextCollector()
  let cells: RowCells = []
  let [length, total] = [0, 0]
  let number = 0
  let [column, cellsThere] = [-1, 0]
  let [type, style] = ['n', 0]
  let value = ''
  let isValue = false

  const readValue = (): string => {
    if (type === 'inlineStr') return inline.take()
    if (value === '') return ''
    if (type === 's') return strings.get(Number(value)) ?? ''
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
    if (type === 'e') return markAsFormulaError(value)
    if (type !== 'n') return decodeXmlEscapes(value)
    const parsed = Number(value)
    return Number.isNaN(parsed) ? value : (formats[style] ?? formatNumber)(parsed)
  }

  const endCell = () => {
    const text = readValue()
    if (text === '') return
    if (column >= MAX_CELLS_PER_ROW) throw toTableError('sheet_row_cells', { row: number, limit: MAX_CELLS_PER_ROW })
    length += text.length
    total += text.length
    if (total > MAX_TEXT) throw toTableError('sheet_size', { megabytes: MAX_TEXT / 1024 / 1024 })
    if (length > MAX_ROW_LENGTH) throw toTableError('sheet_row_length', { row: number, limit: MAX_ROW_LENGTH })
    while (cells.length < column) cells.push('')
    cells[column] = text
  }

  return {
    open: (name, attributes) => {
      if (name === 'row') {
        number = Number(attributes.r ?? number + 1)
        if (!Number.isInteger(number) || number < 1 || number > LAST_ROW) throw toTableError('workbook_damaged')
        column = -1
        cellsThere = 0
      } else if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r)
        cellsThere += 1
        if (column < 0 || Math.max(column, cellsThere - 1) > LAST_COLUMN) throw toTableError('workbook_damaged')
        type = attributes.t ?? 'n'
        style = Number(attributes.s ?? 0)
        value = ''
      } else if (name === 'v') {
        isValue = true
      } else inline.open(name, attributes)
    },
    text: (text) => {
      if (isValue) value = appendCellText(value, text)
      else inline.text(text)
    },
    close: (name) => {
      if (name === 'v') isValue = false
      else if (name === 'c') endCell()
      else if (name === 'row') {
        if (cells.some((cell) => cell.trim() !== '')) add(cells)
        cells = []
        length = 0
      } else inline.close(name)
    },
  }
}

const LETTER_A = 65
const LETTER_Z = 90

const MAX_REFERENCE = 'XFD1048576'.length

/** 0 for A7, 27 for AB7, and -1 where it names no cell. */
function columnOf(reference: string): number {
  if (reference.length > MAX_REFERENCE) return -1
  let column = 0
  for (let at = 0; at < reference.length; at += 1) {
    const code = reference.charCodeAt(at)
    if (code < LETTER_A || code > LETTER_Z) break
    column = column * 26 + (code - LETTER_A + 1)
  }
  return column - 1
}

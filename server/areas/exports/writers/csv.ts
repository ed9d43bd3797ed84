import { stringify } from 'csv-stringify/sync'
import { escapeCellFormula } from '../../../platform/formats/formula.ts'
import { buildLocalTimeFormatter } from '../../../platform/formats/local-time.ts'
import { getCurrencyDigits } from '../../../platform/formats/money.ts'
import { buildLoopYielder } from '../../../platform/yield-event-loop.ts'
import { type ExportCell, type ExportCellType, type FileColumn, type FileLocale, formatMinorUnits } from '../cells.ts'

const MARK = '\ufeff'

const WORDS = { en: { yes: 'yes', no: 'no' }, es: { yes: 'sí', no: 'no' } }

/** RFC 4180, in parts to concatenate. */
type CsvWriter<Row> = { head(bom: boolean): Buffer; rows(rows: readonly Row[]): Promise<Buffer> }

/** Rows between yields to the event loop: rows may be long. */
const SLICE = 20

export function buildCsvWriter<Row>(columns: readonly FileColumn<Row>[], locale: FileLocale): CsvWriter<Row> {
  const text = cellText(locale)
  // An empty line would be read as no row.
  const options = { record_delimiter: '\r\n', quoted_match: /[\r\n]/, quoted_empty: columns.length === 1 }
  return {
    head: (bom) => {
      const headings = columns.map(({ heading }) => escapeCellFormula(heading))
      return Buffer.from((bom ? MARK : '') + stringify([headings], options))
    },
    rows: async (rows) => {
      const yieldLoop = buildLoopYielder()
      const pieces: Buffer[] = []
      for (let at = 0; at < rows.length; at += SLICE) {
        const cells = rows.slice(at, at + SLICE).map((row) => columns.map(({ type, read }) => text(read(row), type)))
        pieces.push(Buffer.from(stringify(cells, options)))
        await yieldLoop()
      }
      return Buffer.concat(pieces)
    },
  }
}

function cellText({ timezone, currency, language }: FileLocale): (cell: ExportCell, type: ExportCellType) => string {
  const clock = buildLocalTimeFormatter(timezone)
  const digits = getCurrencyDigits(currency)
  const { yes, no } = WORDS[language]
  return (cell, type) => {
    if (cell === null) return ''
    if (typeof cell === 'string') return escapeCellFormula(cell)
    if (typeof cell === 'number') return type === 'money' ? formatMinorUnits(cell, digits) : plainNumber(cell)
    if (typeof cell === 'boolean') return cell ? yes : no
    return clock(cell).text
  }
}

/** Most programs read numbers with an exponent as text. */
function plainNumber(number: number): string {
  const text = String(number)
  if (!text.includes('e')) return text
  return number.toLocaleString('en', { useGrouping: false, maximumSignificantDigits: 17 })
}

import { buildLocalTimeFormatter } from '../../../platform/formats/local-time.ts'
import { getCurrencyDigits } from '../../../platform/formats/money.ts'
import { buildWorkbookStream, type WorkbookStream, type WorkbookValue } from '../../../platform/workbook/index.ts'
import type { ExportCell, ExportCellType, FileColumn, FileLocale } from '../cells.ts'

type XlsxWriter<Row> = Omit<WorkbookStream, 'add'> & { add(rows: readonly Row[]): Promise<void> }

export function buildXlsxWriter<Row>(
  columns: readonly FileColumn<Row>[],
  locale: FileLocale,
  { title, mostRows }: { title: string; mostRows?: number },
): XlsxWriter<Row> {
  const digits = getCurrencyDigits(locale.currency)
  const valueIn = cellValue(locale, digits)
  const shapes = columns.map(({ heading, type }) => ({ heading, width: WIDTHS[type], format: formatOf(type, digits) }))
  const workbook = buildWorkbookStream(title, shapes, { mostRows })
  // One row at a time: all of them would be in memory twice.
  const toValues = function* (rows: readonly Row[]) {
    for (const row of rows) yield columns.map(({ type, read }) => valueIn(read(row), type))
  }
  return { ...workbook, add: (rows) => workbook.add(toValues(rows)) }
}

function formatOf(type: ExportCellType, digits: number): string | undefined {
  const formats: Partial<Record<ExportCellType, string>> = {
    money: digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`,
    date: 'yyyy-mm-dd',
    time: 'yyyy-mm-dd hh:mm:ss',
  }
  return formats[type]
}

const WIDTHS: Record<ExportCellType, number> = {
  text: 18,
  integer: 10,
  money: 12,
  date: 12,
  time: 20,
  boolean: 10,
  answer: 24,
}

function cellValue({ timezone }: FileLocale, digits: number) {
  const clock = buildLocalTimeFormatter(timezone)
  const unit = 10 ** digits
  return (cell: ExportCell, type: ExportCellType): WorkbookValue => {
    if (typeof cell === 'string') return type === 'date' ? dateValue(cell) : cell
    if (typeof cell === 'number') return type === 'money' ? cell / unit : cell
    if (typeof cell === 'boolean') return cell
    return cell === null ? undefined : clock(cell).shown
  }
}

const FIRST_DATE = '1900-03-01'

/** The spreadsheet calendar begins in 1900, which it wrongly treats as a leap year. */
const dateValue = (date: string): WorkbookValue => (date >= FIRST_DATE ? new Date(`${date}T00:00:00Z`) : date)

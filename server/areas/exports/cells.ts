import { formatCellList } from '../../platform/formats/cell-list.ts'
import { addTimezoneToHeading, type LocalizedText } from '../booking/index.ts'
import type { ExportScope } from './scope.ts'

/** Money in minor units, a date as text, a time as Date. */
export type ExportCell = string | number | boolean | Date | null

export type ExportCellType = 'text' | 'integer' | 'money' | 'date' | 'time' | 'boolean' | 'answer'

export type FileColumn<Row> = { name: string; heading: string; type: ExportCellType; read(row: Row): ExportCell }

export type ColumnWithoutHeading<Row, Name extends string> = Omit<FileColumn<Row>, 'heading' | 'name'> & { name: Name }

/** Columns that have the names of the fields that they show. */
export const buildFieldColumns = <Name extends string>(type: ExportCellType, ...names: Name[]) =>
  names.map((name): ColumnWithoutHeading<Record<Name, ExportCell>, Name> => ({ name, type, read: (row) => row[name] }))

/** Times have the zone in the heading: a cell of a workbook cannot hold it. */
export function addColumnHeadings<Row, Name extends string>(
  { event, language }: ExportScope,
  headings: Record<Name, LocalizedText>,
  columns: ColumnWithoutHeading<Row, Name>[],
): FileColumn<Row>[] {
  return columns.map((column) => {
    const heading = headings[column.name][language]
    return { ...column, heading: column.type === 'time' ? addTimezoneToHeading(heading, event.timezone) : heading }
  })
}

export type FileLocale = { timezone: string; currency: string; language: keyof LocalizedText }

export function formatMinorUnits(amount: number, digits: number): string {
  if (digits === 0) return String(amount)
  const text = String(Math.abs(amount)).padStart(digits + 1, '0')
  return `${amount < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

export function toAnswerCell(answer: unknown): ExportCell {
  if (answer === undefined || answer === null) return null
  if (typeof answer === 'string' || typeof answer === 'number' || typeof answer === 'boolean') return answer
  const items: unknown[] = Array.isArray(answer) ? answer : [answer]
  return formatCellList(items.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))))
}

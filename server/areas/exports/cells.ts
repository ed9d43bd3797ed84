import { formatCellList } from '../../platform/formats/cell-list.ts'
import type { LocalizedHeading } from '../booking/index.ts'

/** Money in minor units, a date as text, a time as Date. */
export type Cell = string | number | boolean | Date | null

export type CellType = 'text' | 'integer' | 'money' | 'date' | 'time' | 'boolean' | 'answer'

export type Column<Row> = {
  name: string
  heading: LocalizedHeading
  type: CellType
  read(row: Row): Cell
}

export function addColumnHeadings<Row, Name extends string>(
  headings: Record<Name, LocalizedHeading>,
  columns: (Omit<Column<Row>, 'heading' | 'name'> & { name: Name })[],
): Column<Row>[] {
  return columns.map((column) => ({ ...column, heading: headings[column.name] }))
}

export type Locale = { timezone: string; currency: string; language: 'en' | 'es' }

export function formatMinorUnits(amount: number, digits: number): string {
  if (digits === 0) return String(amount)
  const text = String(Math.abs(amount)).padStart(digits + 1, '0')
  return `${amount < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

export function toAnswerCell(answer: unknown): Cell {
  if (answer === undefined || answer === null) return null
  if (typeof answer === 'string') return answer
  if (typeof answer === 'number' || typeof answer === 'boolean') return answer
  const items: unknown[] = Array.isArray(answer) ? answer : [answer]
  return formatCellList(items.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))))
}

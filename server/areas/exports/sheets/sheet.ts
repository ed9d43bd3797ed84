import type { Reader } from '../../../platform/database/prepared.ts'
import { type Condition, filteredList } from '../../../platform/lists/index.ts'
import type { Column } from '../cells.ts'
import { type ExportScope, eventKey } from '../scope.ts'

/** One kind of export: its columns, and how its rows are read, a chunk after the other. */
export type Sheet<Row> = {
  /** What the sheet of a workbook is called. */
  title: Record<'en' | 'es', string>
  /** All columns that there are, in the order in which they stand when none were asked for. */
  columns(scope: ExportScope): Column<Row>[]
  count(reader: Reader, scope: ExportScope): Promise<number>
  /** What comes after `after`; `next` is null at the end. */
  read(reader: Reader, scope: ExportScope, after: string | null): Promise<Chunk<Row>>
}

type Chunk<Row> = { rows: Row[]; next: string | null }

type Source = {
  name: string
  select: string
  count: string
  /** The table that is read in the order of its ids. */
  alias: string
  conditions(scope: ExportScope): Record<string, Condition | null>
  /** How many are read at once. */
  size?: number
}

const CHUNK = 1_000

/** Reads in the order of the ids: whatever changes meanwhile, nothing is read twice. */
export function readerOf<Row extends { id: string }>(source: Source) {
  const { name, select, count, alias, conditions, size = CHUNK } = source
  return {
    count: async (reader: Reader, scope: ExportScope) => {
      const { statement, values } = filteredList({
        name: `count-${name}`,
        head: [count, ...eventKey(scope)],
        filters: conditions(scope),
        tail: [''],
      })
      const [counted] = await reader.run<{ rows: number }>(statement, values)
      return counted?.rows ?? 0
    },
    read: async (reader: Reader, scope: ExportScope, after: string | null): Promise<Chunk<Row>> => {
      const { statement, values } = filteredList({
        name: `export-${name}`,
        head: [select, ...eventKey(scope)],
        filters: { ...conditions(scope), after: after === null ? null : [`${alias}.id > ?`, after] },
        tail: [`order by ${alias}.id limit ?`, size],
      })
      const rows = await reader.run<Row>(statement, values)
      return { rows, next: rows.length < size ? null : (rows.at(-1)?.id ?? null) }
    },
  }
}

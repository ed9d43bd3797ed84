import type { Reader } from '../../../platform/database/prepared.ts'
import { runFilteredQuery, type SqlCondition } from '../../../platform/lists/index.ts'
import type { FileColumn } from '../cells.ts'
import { type ExportScope, type ExportTable, toEventAndModeValues, toExportSqlFilters } from '../scope.ts'

export type ExportSheet<Row> = {
  title: Record<'en' | 'es', string>
  /** All columns, in their default order. */
  columns(scope: ExportScope): FileColumn<Row>[]
  count(reader: Reader, scope: ExportScope): Promise<number>
  /** The rows after `after`; `next` is null at the end. */
  read(reader: Reader, scope: ExportScope, after: string | null): Promise<Chunk<Row>>
}

type Chunk<Row> = { rows: Row[]; next: string | null }

type Source = ExportTable & {
  name: string
  select: string
  count: string
  /** Instead of the filter by day, which finds those who are expected then. */
  onDay?: (day: string | undefined) => SqlCondition | null
  size?: number
}

const CHUNK = 1_000

/** Reads in the order of ids, so that no concurrent change makes a row appear twice. */
export function buildSheetReader<Row extends { id: string }>(source: Source) {
  const { name, select, count, alias, onDay, size = CHUNK } = source
  const conditions = (scope: ExportScope) => {
    const filters = toExportSqlFilters(scope, source)
    return onDay ? { ...filters, day: onDay(scope.filters.day) } : filters
  }
  return {
    count: async (reader: Reader, scope: ExportScope) => {
      const [counted] = await runFilteredQuery<{ rows: number }>(reader, {
        name: `count-${name}`,
        head: [count, ...toEventAndModeValues(scope)],
        filters: conditions(scope),
      })
      return counted?.rows ?? 0
    },
    read: async (reader: Reader, scope: ExportScope, after: string | null): Promise<Chunk<Row>> => {
      const rows = await runFilteredQuery<Row>(reader, {
        name: `export-${name}`,
        head: [select, ...toEventAndModeValues(scope)],
        filters: { ...conditions(scope), after: after === null ? null : [`${alias}.id > ?`, after] },
        tail: [`order by ${alias}.id limit ?`, size],
      })
      return { rows, next: rows.length < size ? null : (rows.at(-1)?.id ?? null) }
    },
  }
}

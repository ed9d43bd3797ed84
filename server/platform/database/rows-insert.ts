import type { BoundStatement, Statement } from './prepared.ts'

type Options = {
  /** By column: SQL for a parameter that is not stored as it is. */
  values?: Record<string, (parameter: string) => string>
  conflict?: string
}

/** More rows are several statements: each number of them is prepared once for each connection. */
const MAX_ROWS = 64

/**
 * Inserts any number of rows of one organization by statements of 64, 32, 16, … rows. Where organizations are spread over
 * nodes, one of these runs them alone, which it would not with `insert … select` from JSON.
 */
export function buildRowsInsert(
  name: string,
  into: string,
  columns: string,
  { values = {}, conflict = '' }: Options = {},
) {
  const known = new Map<number, Statement>()
  const ofSize = (size: number): Statement => {
    const found = known.get(size) ?? { name: `${name}-${size}`, text: textFor(size) }
    known.set(size, found)
    return found
  }
  const textFor = (size: number) => {
    const names = ['organization_id', ...columns.split(', ')]
    const rows = Array.from({ length: size }, (_, row) => {
      const stored = names.map((column, n) => {
        const parameter = `$${row * names.length + n + 1}`
        return values[column]?.(parameter) ?? parameter
      })
      return `(${stored.join()})`
    })
    return `insert into ${into} (${names.join()}) values ${rows.join()} ${conflict}`
  }
  /** Each row has the organization first. */
  return (rows: unknown[][]): BoundStatement[] => {
    const steps: BoundStatement[] = []
    for (let at = 0; at < rows.length; ) {
      const size = Math.min(MAX_ROWS, 2 ** Math.floor(Math.log2(rows.length - at)))
      steps.push({ statement: ofSize(size), values: rows.slice(at, at + size).flat() })
      at += size
    }
    return steps
  }
}

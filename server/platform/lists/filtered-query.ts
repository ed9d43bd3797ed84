import { hash } from 'node:crypto'
import type { QueryResultRow } from 'pg'
import type { Reader, Statement } from '../database/prepared.ts'

/** SQL with a `?` per value. */
export type SqlCondition = [sql: string, ...values: unknown[]]

type Parts = {
  name: string
  /** Up to and including the conditions that always apply. */
  head: SqlCondition
  /** Optional conditions; null if not requested. */
  filters: Record<string, SqlCondition | null>
  /** Order and limit. */
  tail?: SqlCondition
}

/** One prepared statement per combination of filters, so that each gets its own plan. */
export function buildFilteredQuery({ name, head, filters, tail = [''] }: Parts): {
  statement: Statement
  values: unknown[]
} {
  const used = Object.entries(filters).flatMap(([key, condition]) => (condition ? [{ key, condition }] : []))
  const parts = [
    head,
    ...used.map(({ condition: [sql, ...values] }): SqlCondition => [`  and ${sql}`, ...values]),
    tail,
  ]
  let number = 0
  const text = parts.map(([sql]) => sql.replace(/\?/g, () => `$${++number}`)).join('\n')
  return { statement: { name: nameOf(name, text), text }, values: parts.flatMap(([, ...values]) => values) }
}

export function runFilteredQuery<Row extends QueryResultRow>(reader: Reader, parts: Parts): Promise<Row[]> {
  const { statement, values } = buildFilteredQuery(parts)
  return reader.run<Row>(statement, values)
}

const names = new Map<string, string>()

/**
 * PostgreSQL truncates names to 63 bytes, so a list of filters could be ambiguous; a hash is not. Remembered, because
 * hashing costs more than the rest: texts hold no values, so there are only as many as combinations of filters.
 */
function nameOf(name: string, text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const hashed = `${name} ${hash('sha256', text, 'base64url').slice(0, 22)}`
  names.set(text, hashed)
  return hashed
}

import { hash } from 'node:crypto'
import type { Statement } from '../database/prepared.ts'

/** SQL with a `?` per value. */
export type Condition = [sql: string, ...values: unknown[]]

type Parts = {
  name: string
  /** Up to and including the conditions that always apply. */
  head: Condition
  /** Optional conditions; null if not requested. */
  filters: Record<string, Condition | null>
  /** Order and limit. */
  tail: Condition
}

/** One prepared statement per combination of filters, so that each gets its own plan. */
export function filteredList({ name, head, filters, tail }: Parts): { statement: Statement; values: unknown[] } {
  const used = Object.entries(filters).flatMap(([key, condition]) => (condition ? [{ key, condition }] : []))
  const parts = [head, ...used.map(({ condition: [sql, ...values] }): Condition => [`  and ${sql}`, ...values]), tail]
  let number = 0
  const text = parts.map(([sql]) => sql.replace(/\?/g, () => `$${++number}`)).join('\n')
  return {
    statement: { name: nameOf(name, text), text },
    values: parts.flatMap(([, ...values]) => values),
  }
}

/** PostgreSQL truncates names to 63 bytes, so a list of filters could be ambiguous; a hash is not. */
function nameOf(name: string, text: string): string {
  return `${name} ${hash('sha256', text, 'base64url').slice(0, 22)}`
}

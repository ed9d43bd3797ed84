import { hash } from 'node:crypto'
import type { Statement } from '../database/prepared.ts'

/** A piece of SQL with `?` for each of its values. */
export type Condition = [sql: string, ...values: unknown[]]

type Parts = {
  name: string
  /** Up to and with the conditions that always hold. */
  head: Condition
  /** What narrows the list; null where nothing was asked. */
  filters: Record<string, Condition | null>
  /** Order and limit. */
  tail: Condition
}

/** One prepared statement for each combination of filters: each is planned for what it really asks. */
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

/** PostgreSQL cuts names at 63 bytes, so a list of the filters could stand for another one; the text's own hash cannot. */
function nameOf(name: string, text: string): string {
  return `${name} ${hash('sha256', text, 'base64url').slice(0, 22)}`
}

import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/database/connect.ts'

export type RowSelector = Record<string, string | boolean>

/** SQL for unique ids; `n` counts the copies. Hexadecimal digits are valid in ULIDs. */
export const buildRandomIdSql = () => `'01' || upper(substr(md5('${randomBytes(8).toString('hex')}' || n), 1, 24))`

/** Inserts copies of a row with some columns replaced by SQL. Through the API so many would take hours. */
export async function insertRowCopies(
  database: Database,
  table: string,
  { row, times, changes }: { row: RowSelector; times: number; changes: Record<string, string> },
): Promise<void> {
  const changed = Object.entries(changes).map(([column, sql]) => `'${column}', ${sql}`)
  const named = Object.keys(row).map((column) => `r.${column} = :${column}`)
  await database.raw(
    `insert into ${table}
     select (jsonb_populate_record(r, jsonb_build_object(${changed.join(', ')}))).*
     from ${table} r, generate_series(1, :times) n where ${named.join(' and ')}`,
    { ...row, times },
  )
  await database.raw(`analyze ${table}`)
}

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Connection } from 'pg'
import type { Database } from '../../platform/database/connect.ts'
import { findSqlStatements, listServerSourceFiles, UNKNOWN_SQL_PART } from './statements.ts'

const DELETED = /\b(?:delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?([\w‹›]+|\$\{)/gi

const tablesIn = (sql: string) => [...sql.matchAll(DELETED)].map(([, table = '']) => table)

/** The tables, and those from which a deletion cascades to them. */
export async function findCascadingTables(database: Database, tables: string[]): Promise<Set<string>> {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    `with recursive above (name) as (
       select unnest(?::text[])
       union
       select f.confrelid::regclass::text from pg_constraint f join above on f.conrelid = above.name::regclass
       where f.contype = 'f' and f.confdeltype <> 'a' and f.confdeltype <> 'r'
     )
     select name from above`,
    [tables],
  )
  return new Set(rows.map(({ name }) => name))
}

type Deleting = { name: string; file: string }

/** The statements of the code that delete from these tables, or from one that only a running program knows. */
export function findDeletingStatements(tables: Set<string>): Deleting[] {
  return findSqlStatements(listServerSourceFiles())
    .filter(({ sql }) => tablesIn(sql).some((table) => table === UNKNOWN_SQL_PART || tables.has(table)))
    .map(({ name, file }) => ({ name, file }))
}

/** Files that delete from these tables in SQL without a name, or from a table that a caller names. */
export function findUnnamedDeletions(tables: Set<string>, server: string): string[] {
  const named = new Set(findDeletingStatements(tables).map(({ file }) => file))
  return listServerSourceFiles().flatMap((path) => {
    const [file, text] = [relative(server, path), readFileSync(path, 'utf8')]
    const inBatches = [...text.matchAll(/deleteInBatches\(\s*\w+,\s*([^,]+),/g)].map(([, table = '']) => table)
    const isWrong = (table: string) => table === '${' || tables.has(table)
    return [
      ...(named.has(file) ? [] : tablesIn(text).filter(isWrong)),
      ...inBatches.filter((table) => !/^'\w+'$/.test(table) || tables.has(table.slice(1, -1))),
      ...(text.match(/\.(?:del|delete|truncate)\(\)/g) ?? []),
    ].map((table) => `${file}: ${table}`)
  })
}

type Sent = { name?: string; statement?: string; text?: string }
type Wire = Record<'parse' | 'bind', (message: Sent, ...more: unknown[]) => void>

/** Notes which deleting statements this process sends, with their tables. */
export function watchDeletingStatements() {
  const wire = Connection.prototype as unknown as Wire
  const { parse, bind } = wire
  const texts = new Map<string, string>()
  const sent = new Map<string, string[]>()
  wire.parse = function (this: Wire, message, ...more) {
    if (message.name) texts.set(message.name, message.text ?? '')
    parse.call(this, message, ...more)
  }
  wire.bind = function (this: Wire, message, ...more) {
    const name = message.statement ?? ''
    const tables = tablesIn(texts.get(name) ?? '')
    if (tables.length > 0) sent.set(name, tables)
    bind.call(this, message, ...more)
  }
  return { sent, stop: () => Object.assign(wire, { parse, bind }) }
}

/** Names in the code may have asterisks for what only a running program knows; the sandbox prefixes its own. */
export const isStatementNamed = (name: string, sent: string) =>
  new RegExp(`^(sandbox-)?${name.replaceAll('*', '.+')}$`).test(sent)

import type { Database } from '../../platform/database/connect.ts'
import { type SourceStatement, UNKNOWN_SQL_PART } from './statements.ts'

/** Why a table or statement need not name its organization, by its name. */
export type DistributionExemptions = Record<string, string>

type Table = { name: string; keys: { index: string; columns: string[] }[] }
type ForeignKey = { name: string; from: string; to: string; columns: string[]; targets: string[] }

const TABLES = `
select c.relname as name,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'index', k.relname, 'columns', array(select pg_get_indexdef(i.indexrelid, n, true) from generate_series(1, i.indnkeyatts) n)
    )) from pg_index i join pg_class k on k.oid = i.indexrelid where i.indrelid = c.oid and i.indisunique
  ), '[]') as keys
from pg_class c
where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace
order by c.relname`

const FOREIGN_KEYS = `
select f.conname as name, f.conrelid::regclass::text as from, f.confrelid::regclass::text as to,
  array(select a.attname::text from unnest(f.conkey) with ordinality k (n, place)
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.n order by place) as columns,
  array(select a.attname::text from unnest(f.confkey) with ordinality k (n, place)
    join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.n order by place) as targets
from pg_constraint f where f.contype = 'f' and f.conparentid = 0 and f.connamespace = current_schema()::regnamespace
order by f.conname`

/** What prevents distribution by organization. A table with a reason is a reference, copied to every node. */
export async function findDistributionSchemaProblems(
  database: Database,
  reasons: DistributionExemptions,
): Promise<string[]> {
  const tables: Table[] = (await database.raw(TABLES)).rows
  const foreignKeys: ForeignKey[] = (await database.raw(FOREIGN_KEYS)).rows
  const isReference = (name: string) => name in reasons
  const distributed = tables.filter(({ name }) => !isReference(name))
  const problems = distributed.flatMap(({ name, keys }) => [
    ...(keys.length === 0
      ? [`The table ${name} has no unique key that begins with organization_id, and no reason.`]
      : []),
    ...keys
      .filter(({ columns }) => columns[0] !== 'organization_id')
      .map(
        ({ index }) =>
          `The unique index ${index} of ${name} does not begin with organization_id, and the table has no reason.`,
      ),
  ])
  for (const { name, from, to, columns, targets } of foreignKeys) {
    if (isReference(to)) continue
    if (isReference(from)) problems.push(`The reference table ${from} points to the distributed table ${to} (${name}).`)
    else if (columns[0] !== 'organization_id' || targets[0] !== 'organization_id')
      problems.push(`The foreign key ${name} from ${from} to ${to} does not begin with organization_id.`)
  }
  const known = new Set(tables.map(({ name }) => name))
  const stale = Object.keys(reasons).filter((name) => !known.has(name))
  return [...problems, ...stale.map((name) => `A reason is given for the table ${name}, which does not exist.`)]
}

export async function listDistributedTables(database: Database, reasons: DistributionExemptions): Promise<string[]> {
  const tables: Table[] = (await database.raw(TABLES)).rows
  return tables.map(({ name }) => name).filter((name) => !(name in reasons))
}

/** The organization is compared with a parameter, or inserted. A join on it does not say which one it is. */
const NAMES_ORGANIZATION =
  /\borganization_id\s*=\s*(any\s*\(\s*)?[$?‹]|\binsert into \S+( as \w+)?\s*\(\s*organization_id\b|\(\s*organization_id,[^)]*\)\s*(=|in|>)\s*\(?\s*[$?]/

const WRITES = /\b(insert into|update|delete from)\s/
/** The time of a write is read beside it, once. */
const CLOCK = /coalesce\(\s*[$?]\d*::timestamptz, now\(\)\)/g
const VOLATILE = /\b(now|clock_timestamp|gen_random_uuid|random|nextval)\(/
const TAKES_LOCK = /\bpg_(try_)?advisory_/

/** Statements that would have to query every node, or that several nodes would run otherwise than one. */
export function findDistributionStatementProblems(
  statements: SourceStatement[],
  distributed: string[],
  reasons: DistributionExemptions,
): string[] {
  const tables = `(${[...distributed, UNKNOWN_SQL_PART].join('|')})(?=\\W|$)`
  const touched = new RegExp(`\\b(from|join|into|update|using)\\s+(only\\s+)?${tables}`)
  const problems = statements.flatMap(({ name, sql, file }) => {
    if (!touched.test(sql)) return []
    const found = [
      ...(splitQueries(sql).some((query) => touched.test(query) && !NAMES_ORGANIZATION.test(query))
        ? ['names no organization in one of its queries']
        : []),
      ...(WRITES.test(sql) && VOLATILE.test(sql.replace(CLOCK, '')) ? ['writes what a function makes up'] : []),
      ...(/\brows from\b/.test(sql) ? ['reads rows from several functions'] : []),
      ...(TAKES_LOCK.test(sql) ? ['takes an advisory lock beside a table'] : []),
    ]
    return found.map((problem) => ({ name, text: `The statement ${name} in ${file} ${problem}, and has no reason.` }))
  })
  const names = new Set(problems.map(({ name }) => name))
  return [
    ...problems.filter(({ name }) => !(name in reasons)).map(({ text }) => text),
    ...Object.keys(reasons)
      .filter((name) => !names.has(name))
      .map((name) => `A reason is given for the statement ${name}, which is not there or names its organization.`),
  ]
}

const BEGINS_QUERY = /^\s*(select|insert|update|delete|with)\b/

/** A statement and each query within its parentheses, without those in them. */
function splitQueries(sql: string): string[] {
  const queries: string[] = []
  const read = (from: number): { text: string; end: number } => {
    let text = ''
    for (let at = from; at < sql.length; at += 1) {
      if (sql[at] === ')') return { text, end: at }
      if (sql[at] !== '(') {
        text += sql[at]
        continue
      }
      const inner = read(at + 1)
      if (BEGINS_QUERY.test(inner.text)) queries.push(...inner.text.split(/\bunion\b/))
      else text += `(${inner.text})`
      at = inner.end
    }
    return { text, end: sql.length }
  }
  queries.push(read(0).text)
  return queries
}

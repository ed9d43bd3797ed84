import type { Database } from '../platform/database/connect.ts'
import { forceIndexPlansSql } from '../platform/database/index-plans.ts'
import type { Statement } from '../platform/database/prepared.ts'

/** Removes the statistics that test databases begin with: a new installation has none. */
export const CLEAR_TABLE_STATISTICS_SQL = `
  select pg_clear_attribute_stats('public', t.relname::text, 'organization_id', false)
  from pg_class t join pg_attribute a on a.attrelid = t.oid
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and a.attname = 'organization_id'`

/** The index by which each table is read, with a generic plan and the settings of `forceIndexPlansSql`. */
export async function findIndexesRead(
  database: Database,
  statement: Statement,
  tables: readonly string[],
): Promise<string[]> {
  const nodes = (await nodesOf(database, statement)).filter(({ table }) => tables.includes(table))
  return [...new Set(nodes.map(({ table, index, type }) => `${table}: ${index ?? type}`))].sort()
}

/** The index condition of each scan of a table: one on the organization alone reads all of its rows. */
export async function findIndexConditions(
  database: Database,
  statement: Statement,
  table: string,
): Promise<(string | null)[]> {
  return (await nodesOf(database, statement)).filter((node) => node.table === table).map(({ sought }) => sought)
}

type PlanNode = {
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Node Type': string
  Plans?: PlanNode[]
}

type Read = { table: string; index: string | null; sought: string | null; type: string }

function nodesOf(database: Database, { text }: Statement): Promise<Read[]> {
  return database.transaction(async (transaction) => {
    await transaction.raw(forceIndexPlansSql.text)
    const { rows } = await transaction.raw(`explain (generic_plan, format json) ${text.replaceAll('?', '\\?')}`)
    return readsIn(rows[0]['QUERY PLAN'][0].Plan)
  })
}

function readsIn(node: PlanNode): Read[] {
  const { 'Relation Name': table, 'Index Name': index = null, 'Index Cond': sought = null, 'Node Type': type } = node
  return [...(table ? [{ table, index, sought, type }] : []), ...(node.Plans ?? []).flatMap(readsIn)]
}

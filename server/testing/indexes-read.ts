import type { Database } from '../platform/database/connect.ts'
import { planByKeys } from '../platform/database/plan-by-keys.ts'
import type { Statement } from '../platform/database/prepared.ts'

/** Which index each of the tables is read by, where a statement is planned by the keys before its values are known. */
export function indexesReadBy(database: Database, { text }: Statement, tables: readonly string[]): Promise<string[]> {
  return database.transaction(async (transaction) => {
    await transaction.raw(planByKeys.text)
    const { rows } = await transaction.raw(`explain (generic_plan, format json) ${text.replaceAll('?', '\\?')}`)
    return [...new Set(readBy(rows[0]['QUERY PLAN'][0].Plan, tables))].sort()
  })
}

type Node = { 'Relation Name'?: string; 'Index Name'?: string; 'Node Type': string; Plans?: Node[] }

function readBy(node: Node, tables: readonly string[]): string[] {
  const { 'Relation Name': table, 'Index Name': index, 'Node Type': type, Plans: below = [] } = node
  const own = table && tables.includes(table) ? [`${table}: ${index ?? type}`] : []
  return [...own, ...below.flatMap((one) => readBy(one, tables))]
}

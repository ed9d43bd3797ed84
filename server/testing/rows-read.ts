import { escapeLiteral, type QueryResultRow } from 'pg'
import type { Database } from '../platform/database/connect.ts'
import type { Reader, Statement } from '../platform/database/prepared.ts'

type PlanNode = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

function rowsReadBy(node: PlanNode): number {
  const {
    'Actual Rows': actual,
    'Actual Loops': loops,
    'Rows Removed by Filter': removed = 0,
    Plans: below = [],
  } = node
  const own = node['Relation Name'] ? (actual + removed) * loops : 0
  return below.reduce((sum, one) => sum + rowsReadBy(one), own)
}

/** A reader that runs statements, and returns no rows but how many the database has read for them. */
export function countRowsRead(database: Database, mode: 'force_custom_plan' | 'force_generic_plan') {
  let read = 0
  const run = async <Row extends QueryResultRow>({ text }: Statement, values: unknown[]): Promise<Row[]> => {
    await database.transaction(async (transaction) => {
      await transaction.raw(`set local plan_cache_mode = ${mode}`)
      await transaction.raw(`prepare explained as ${text}`)
      const given = values.map((value) => (value === null ? 'null' : escapeLiteral(String(value)))).join(', ')
      const { rows } = await transaction.raw(`explain (analyze, format json) execute explained (${given})`)
      await transaction.raw('deallocate explained')
      read += rowsReadBy(rows[0]['QUERY PLAN'][0].Plan)
    })
    return []
  }
  return { reader: { run } as Reader, rowsRead: () => read }
}

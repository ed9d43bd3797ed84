import type { QueryResultRow } from 'pg'
import type { Database } from './connect.ts'
import { type BoundStatement, type Reader, type Statement, sql } from './prepared.ts'
import { inTransaction, type Transaction } from './transaction.ts'

/**
 * A plan for any values does not tell which organization it is of: where they are on several nodes (Citus, whose settings
 * are there) it would be refused, and is made for the values each time.
 */
export const PLAN_ONCE = `set_config('plan_cache_mode', case when current_setting('citus.shard_count', true) is null
  then 'force_generic_plan' else 'force_custom_plan' end, true)`

/** For lookups by key: without statistics, as at the first event, the planner would choose sequential scans. */
export const forceIndexPlansSql = sql('force-index-plans')`
select ${PLAN_ONCE}, set_config('enable_seqscan', 'off', true),
  set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true), set_config('jit', 'off', true)`

const planFreelySql = sql('plan-freely')`
select set_config('plan_cache_mode', 'auto', true), set_config('enable_seqscan', 'on', true),
  set_config('enable_sort', 'on', true), set_config('enable_incremental_sort', 'on', true)`

/**
 * Rows whose column equals the value, by the index that ends with this column. Without statistics every index on the
 * organization looks equally good to the planner; only this one has the requested order, and sorting is off. The order
 * also prevents a join where single lookups are wanted.
 */
export const equalsByIndex = (column: string, value: string) =>
  `${column} >= ${value} and ${column} <= ${value} order by ${column}`

export const buildIndexLookup = (column: string, value: string) => `${equalsByIndex(column, value)} limit 1`

/**
 * Rows of the organization $1, by their places. Several nodes need to know the organization; in a generic plan it is put
 * so that no index on it looks better than the places.
 */
export const buildPlacesCondition = (places: string) =>
  `($1::text is null or organization_id = $1) and ctid = any (array(${places}))`

/** Runs one such statement; later statements of the transaction are planned as usual. */
export async function runWithIndexPlans<Row extends QueryResultRow>(
  transaction: Transaction,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const [rows = []] = dropIndexPlanResults(await transaction.runAll(addIndexPlanSteps([{ statement, values }])))
  return rows as Row[]
}

export function addIndexPlanSteps(steps: BoundStatement[]): BoundStatement[] {
  return [{ statement: forceIndexPlansSql, values: [] }, ...steps, { statement: planFreelySql, values: [] }]
}

export const dropIndexPlanResults = (results: QueryResultRow[][]): QueryResultRow[][] => results.slice(1, -1)

/** The same for all statements of an act, and for the foreign keys and triggers that they set off. */
export async function actWithIndexPlans<T>(transaction: Transaction, act: () => Promise<T>): Promise<T> {
  transaction.defer(forceIndexPlansSql, [])
  const outcome = await act()
  transaction.defer(planFreelySql, [])
  return outcome
}

/** Runs each statement with these settings, in a transaction of its own and one round trip. */
export function buildIndexPlanReader(database: Database): Reader {
  return {
    run: async <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => {
      const [found = []] = await runWithPlanSettings(database, forceIndexPlansSql, { statement, values })
      return found as Row[]
    },
  }
}

/** In one transaction and one round trip, with the settings that `plan` makes. */
export async function runWithPlanSettings(database: Database, plan: Statement, ...steps: BoundStatement[]) {
  let results: QueryResultRow[][] = []
  await inTransaction(database, [{ statement: plan, values: [] }], async () => ({
    commit: true,
    value: undefined,
    last: steps,
    committed: (found) => {
      results = found
    },
  }))
  return results
}

import type { QueryResultRow } from 'pg'
import type { BoundStatement, Statement } from './prepared.ts'
import type { Transaction } from './transaction.ts'

/**
 * For statements that look for rows by their keys. Their plan is made once and goes by the indexes, whatever PostgreSQL has
 * counted in the tables so far: at the beginning of the first event it has counted none, and reading them whole would be its plan.
 */
export const planByKeys: Statement = {
  name: 'plan-by-keys',
  text: `
select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true),
  set_config('enable_sort', 'off', true), set_config('jit', 'off', true)`,
}

const planFreely: Statement = {
  name: 'plan-freely',
  text: `
select set_config('plan_cache_mode', 'auto', true), set_config('enable_seqscan', 'on', true),
  set_config('enable_sort', 'on', true)`,
}

/**
 * The rows whose column has this value, by the index that ends with the column. In a table of which PostgreSQL has counted nothing
 * each index that knows the organization seems as good; but only this one has the order that is asked for, and sorting is off. The
 * order also keeps it from joining what is to be looked up one by one.
 */
export const equalsByIndex = (column: string, value: string) =>
  `${column} >= ${value} and ${column} <= ${value} order by ${column}`

/** The one row. */
export const oneByIndex = (column: string, value: string) => `${equalsByIndex(column, value)} limit 1`

/** Runs one such statement; those after it in the transaction are planned as ever. */
export async function runByKeys<Row extends QueryResultRow>(
  transaction: Transaction,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const [rows = []] = resultsByKeys(await transaction.runAll(stepsByKeys([{ statement, values }])))
  return rows as Row[]
}

/** Such statements as steps among others, which are planned as ever. */
export function stepsByKeys(steps: BoundStatement[]): BoundStatement[] {
  return [{ statement: planByKeys, values: [] }, ...steps, { statement: planFreely, values: [] }]
}

/** What came back from the statements themselves. */
export function resultsByKeys(results: QueryResultRow[][]): QueryResultRow[][] {
  return results.slice(1, -1)
}

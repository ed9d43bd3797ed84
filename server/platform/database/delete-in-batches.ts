import type { Database } from './connect.ts'
import { listSpreadTables } from './spread.ts'

const BATCH = 5_000

/** Deletes the rows that match, in batches, so that no lock lasts long. Returns the number of rows. */
export async function deleteInBatches(
  database: Database,
  table: string,
  [condition, ...values]: [sql: string, ...values: (string | Date | null)[]],
  batch = BATCH,
): Promise<number> {
  let total = 0
  for (const [of, ...organization] of await listScopes(database, table, condition, values)) {
    let deleted = batch
    while (deleted === batch) {
      const { rowCount } = await database.raw(
        `delete from ${table} where ${of} ctid = any (array(select ctid from ${table} where ${of} (${condition}) limit ?))`,
        [...organization, ...organization, ...values, batch],
      )
      deleted = rowCount
      total += rowCount
    }
  }
  return total
}

/** All rows together, or those of each organization, where these are on several nodes. */
async function listScopes(database: Database, table: string, condition: string, values: (string | Date | null)[]) {
  if (!(await listSpreadTables(database)).has(table)) return [['']]
  const { rows } = await database.raw(`select distinct organization_id as id from ${table} where ${condition}`, values)
  return rows.map(({ id }: { id: string }) => ['organization_id = ? and', id])
}

import type { Database } from './connect.ts'
import { listOrganizationsApart } from './spread.ts'

const BATCH = 5_000

/** Deletes the rows that match, in batches, so that no lock lasts long. Returns the number of rows. */
export async function deleteInBatches(
  database: Database,
  table: string,
  [condition, ...values]: [sql: string, ...values: (string | Date | null)[]],
  batch = BATCH,
): Promise<number> {
  let total = 0
  for (const id of await listOrganizationsApart(database, table, condition, values)) {
    const [of, organization] = id === null ? ['', []] : ['organization_id = ? and', [id]]
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

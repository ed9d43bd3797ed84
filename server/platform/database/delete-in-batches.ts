import type { Database } from './connect.ts'

const BATCH = 5_000

/** Deletes the rows that match, in batches, so that no lock lasts long. Returns the number of rows. */
export async function deleteInBatches(
  database: Database,
  table: string,
  [condition, ...values]: [sql: string, ...values: (string | Date | null)[]],
  batch = BATCH,
): Promise<number> {
  let total = 0
  for (;;) {
    const { rowCount } = await database.raw(
      `delete from ${table} where ctid = any (array(select ctid from ${table} where ${condition} limit ?))`,
      [...values, batch],
    )
    total += rowCount
    if (rowCount < batch) return total
  }
}

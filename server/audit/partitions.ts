import type { Database } from '../database/connect.ts'

const MONTHS_AHEAD = 2

/** Makes the monthly partitions of the audit log for this month and the next ones. */
export async function ensureAuditPartitions(database: Database, now: Date): Promise<void> {
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
    const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1, 1))
    const month = from.toISOString().slice(0, 7)
    await ensurePartition(database, `audit_log_${month.replace('-', '_')}`, from.toISOString(), to.toISOString())
  }
}

async function ensurePartition(database: Database, name: string, from: string, to: string): Promise<void> {
  const { rows } = await database.raw('select to_regclass(?) as known', [name])
  if (rows[0].known) return
  await database.transaction(async (transaction) => {
    // Rows that waited in the default partition would refuse the new one; they move along.
    await transaction.raw(`set local lock_timeout = '5s'`)
    await transaction.raw(`create table if not exists ?? (like audit_log including defaults)`, [name])
    await transaction.raw(
      `with moved as (delete from audit_log_default where at >= ? and at < ? returning *) insert into ?? select * from moved`,
      [from, to, name],
    )
    await transaction.raw(`alter table audit_log attach partition ?? for values from ('${from}') to ('${to}')`, [name])
  })
}

import type { Database } from '../../database/connect.ts'

const MONTHS_AHEAD = 2
const PARTITION_LOCK = 7_002

export async function ensureAuditPartitions(database: Database, now: Date): Promise<void> {
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
    const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1, 1))
    const month = from.toISOString().slice(0, 7)
    await ensurePartition(database, `audit_log_${month.replace('-', '_')}`, from.toISOString(), to.toISOString())
  }
}

async function ensurePartition(database: Database, name: string, from: string, to: string): Promise<void> {
  if (await exists(database, name)) return
  await database.transaction(async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(?)', [PARTITION_LOCK])
    if (await exists(transaction, name)) return
    await transaction.raw(`set local lock_timeout = '5s'`)
    await transaction.raw('create table ?? (like audit_log including defaults)', [name])
    // As those before it: see 0014_moving_organizations.sql.
    await transaction.raw('alter table ?? replica identity full', [name])
    // A partition cannot be attached while the default partition has rows of its range, so these move.
    await transaction.raw(
      `with moved as (delete from audit_log_default where at >= ? and at < ? returning *) insert into ?? select * from moved`,
      [from, to, name],
    )
    await transaction.raw(`alter table audit_log attach partition ?? for values from ('${from}') to ('${to}')`, [name])
  })
}

async function exists(database: Database, name: string): Promise<boolean> {
  // Not to_regclass: in a transaction it may have cached that the table was missing before another process created it.
  const { rows } = await database.raw('select from pg_class where relname = ? and pg_table_is_visible(oid)', [name])
  return rows.length > 0
}

import type { Database } from './connect.ts'

/**
 * Rows that are read in the order of commits bear the number of the transaction that wrote them. After the database was copied to
 * a server whose transactions have lower numbers, old changes would look as if they were still to come; they are numbered afresh,
 * and a new lineage sends clients to the beginning. Rows are looked at only when the server is another one than last time.
 * True when numbering afresh was necessary.
 */
export async function ensureChangeOrder(database: Database): Promise<boolean> {
  if (await isNumberedHere(database)) return false
  return database.transaction(async (transaction) => {
    // Several processes may start at once.
    await transaction.raw('select from instance for update')
    const columns = await columnsOf(transaction, 'xid8')
    const snapshots = await columnsOf(transaction, 'pg_snapshot')
    const ahead =
      (await isAhead(transaction, columns, '??')) || (await isAhead(transaction, snapshots, 'pg_snapshot_xmax(??)'))
    if (ahead) {
      for (const { table, column } of columns)
        await transaction.raw('update ?? set ?? = pg_current_xact_id()', [table, column])
      // What was numbered just now is not in it.
      for (const { table, column } of snapshots)
        await transaction.raw('update ?? set ?? = pg_current_snapshot()', [table, column])
      await transaction.raw('update instance set change_lineage = change_lineage + 1')
    }
    await transaction.raw(`update instance set numbered_by = ${SERVER}`)
    return ahead
  })
}

type NumberedColumn = { table: string; column: string }

/** Made with the server and kept by its physical copies and upgrades in place, whose transactions go on from the same number. */
const SERVER = '(select system_identifier::text from pg_control_system())'

async function isNumberedHere(database: Database): Promise<boolean> {
  const { rows } = await database.raw(`select numbered_by is not distinct from ${SERVER} as here from instance`)
  return rows[0].here
}

async function columnsOf(database: Database, type: 'xid8' | 'pg_snapshot'): Promise<NumberedColumn[]> {
  const { rows } = await database.raw(
    `
select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
where a.atttypid = ?::regtype and not a.attisdropped and c.relkind in ('r', 'p') and not c.relispartition
  and c.relnamespace = current_schema()::regnamespace
order by c.relname, a.attname`,
    [type],
  )
  return rows
}

async function isAhead(database: Database, columns: NumberedColumn[], number: string): Promise<boolean> {
  for (const { table, column } of columns) {
    const sql = `select coalesce(max(${number}) > pg_current_xact_id(), false) as ahead from ??`
    const { rows } = await database.raw(sql, [column, table])
    if (rows[0].ahead) return true
  }
  return false
}

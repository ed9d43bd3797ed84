import type { Database } from './connect.ts'

/**
 * Rows that are listed in the order of commits store the id of the transaction that wrote them. After a dump is
 * restored on a server with lower transaction ids, old changes would seem to lie in the future. Then all rows get a new
 * transaction id, and a new lineage makes clients start over. Tables are only read when the server differs from last
 * time. Returns true if rows were renumbered.
 */
export async function renumberAfterRestore(database: Database): Promise<boolean> {
  if (await isNumberedHere(database)) return false
  return database.transaction(async (transaction) => {
    // Several processes may start at once.
    await transaction.raw('select from instance for update')
    const columns = await findNumberColumns(transaction)
    const ahead = await isAhead(transaction, columns)
    if (ahead) {
      for (const { table, column } of columns)
        await transaction.raw('update ?? set ?? = pg_current_xact_id()', [table, column])
      await transaction.raw('update instance set change_lineage = change_lineage + 1')
    }
    await transaction.raw(`update instance set numbered_by = ${SERVER}`)
    return ahead
  })
}

type NumberedColumn = { table: string; column: string }

/** Created by initdb; physical copies and in-place upgrades keep it, and their transaction ids continue. */
const SERVER = '(select system_identifier::text from pg_control_system())'

async function isNumberedHere(database: Database): Promise<boolean> {
  const { rows } = await database.raw(`select numbered_by is not distinct from ${SERVER} as here from instance`)
  return rows[0].here
}

async function findNumberColumns(database: Database): Promise<NumberedColumn[]> {
  const { rows } = await database.raw(`
select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
where a.atttypid = 'xid8'::regtype and not a.attisdropped and c.relkind in ('r', 'p') and not c.relispartition
  and c.relnamespace = current_schema()::regnamespace
order by c.relname, a.attname`)
  return rows
}

async function isAhead(database: Database, columns: NumberedColumn[]): Promise<boolean> {
  for (const { table, column } of columns) {
    const sql = `select coalesce(max(??) > pg_current_xact_id(), false) as ahead from ??`
    const { rows } = await database.raw(sql, [column, table])
    if (rows[0].ahead) return true
  }
  return false
}

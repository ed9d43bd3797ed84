import type { Database } from '../../platform/database/connect.ts'

/**
 * Every change is numbered by its transaction. After the database was copied to a server whose transactions have lower numbers,
 * old changes would look as if they were still to come; they are numbered afresh, and a new lineage sends clients to the beginning.
 * True when that was necessary.
 */
export async function ensureChangeOrder(database: Database): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.raw(
      'select coalesce(max(changed_xid) > pg_current_xact_id(), false) as ahead from attendees',
    )
    if (!rows[0].ahead) return false
    await transaction.raw('update attendees set changed_xid = pg_current_xact_id()')
    await transaction.raw('update instance set change_lineage = change_lineage + 1')
    return true
  })
}

import type { Database } from './connect.ts'

/** The server's id is created by initdb and kept by physical copies and upgrades; a dump is restored elsewhere. */
const PLACE = `(
  select c.system_identifier || ' ' || d.oid from pg_control_system() c, pg_database d where d.datname = current_database()
)`

/**
 * A database that was restored from a dump lacks changes that clients have read already. It gets a new lineage, so that
 * they begin anew. Returns true if it was given a lineage elsewhere.
 */
export async function renewDataLineage(database: Database): Promise<boolean> {
  const { rows } = await database.raw(`
    update instance set
      change_lineage = change_lineage + (instance.lineage_of is not null)::integer, lineage_of = ${PLACE}
    from (select lineage_of from instance) before
    where instance.lineage_of is distinct from ${PLACE}
    returning before.lineage_of is not null as renewed`)
  return rows[0]?.renewed ?? false
}

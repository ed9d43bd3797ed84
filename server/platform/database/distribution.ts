import { escapeIdentifier, escapeLiteral, type PoolClient } from 'pg'

/** Tables of which every node of a Citus cluster has a copy: small, rarely changed, and referencing only each other. */
export const REFERENCE_TABLES: Record<string, string> = {
  organizations: 'Its id is the organization, and its slug is one in the whole installation.',
  api_key_digests: 'A call brings a key alone; this tells whose it is.',
  device_digests: 'A paired scanner brings its token alone; this tells whose it is.',
  pairing_handles: 'A scanner that is being paired brings a code alone; this tells whose it is.',
  instance: 'One row for the whole installation, read with rows of organizations.',
}

/** Tables that stay on the coordinator. All others are distributed by organization_id. */
export const COORDINATOR_TABLES: Record<string, string> = {
  pairing_attempts: 'Whoever tries to pair is counted by their network, before anything else is known.',
  sign_in_attempts:
    'Who asks to sign in is counted by their network and the address typed, before anything else is known.',
  sign_in_mails: 'What a mailbox is sent is counted by its address, whatever organizations it is a member of.',
  openid_requests: 'Who comes back from a provider brings a state alone, and is nobody before they are known.',
  license_revocations: 'A license belongs to the installation.',
  address_usage: 'Visitors without a key are counted by their network, whatever they look at.',
  migrations: 'What was done to the schema.',
}

export type TableToDistribute = { name: string; kind: 'reference' | 'distributed'; bytes: number; unlogged: boolean }

/** All distributed tables share their ranges of organizations, and so their nodes, with this one. */
const FIRST_TABLE = 'groups'

const inList = (tables: Record<string, string>) => Object.keys(tables).map(escapeLiteral).join()

/** What is not on the nodes yet: tables after those that they point to, as their foreign keys must be kept. */
const UNDISTRIBUTED = `
with recursive depth (oid, level) as (
  select c.oid, 0 from pg_class c
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace
  union
  select f.conrelid, level + 1 from depth join pg_constraint f on f.confrelid = depth.oid
  where f.contype = 'f' and f.conrelid <> f.confrelid and f.conparentid = 0
)
select c.relname as name, case when c.relname in (${inList(REFERENCE_TABLES)}) then 'reference' else 'distributed' end as kind,
  pg_table_size(c.oid) + coalesce((select sum(pg_table_size(t.relid)) from pg_partition_tree(c.oid) t), 0)::float8 as bytes,
  c.relpersistence = 'u' as unlogged
from (select oid, max(level) as level from depth group by oid) known join pg_class c using (oid)
where c.relname not in (${inList(COORDINATOR_TABLES)})
  and not exists (
    select from pg_dist_partition p where p.logicalrelid = c.oid and (p.partmethod = 'h' or p.repmodel = 't')
  )
order by c.relname not in (${inList(REFERENCE_TABLES)}), c.relname <> '${FIRST_TABLE}', level, c.relname`

const FUNCTIONS = `
select create_distributed_function(p.oid::regprocedure) from pg_proc p
where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f'
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

/** Otherwise a table that points to a reference table becomes one that cannot be distributed; unknown elsewhere. */
export const KEYS_TO_REFERENCES = 'set local citus.enable_local_reference_table_foreign_keys = off;'

/** In one transaction, so that a failure leaves a plain database. The order of keys to other tables asks for `sequential`. */
const SETTINGS = `
set local citus.multi_shard_modify_mode = 'sequential';
${KEYS_TO_REFERENCES}
set local client_min_messages = warning;`

export async function listUndistributedTables(connection: PoolClient): Promise<TableToDistribute[]> {
  return (await connection.query<TableToDistribute>(UNDISTRIBUTED)).rows
}

/** Spreads what is not spread yet: every table at first, later those that a migration has added. */
export async function distributeTables(connection: PoolClient): Promise<TableToDistribute[]> {
  const tables = await listUndistributedTables(connection)
  if (tables.length === 0) return []
  const names = tables.map(({ name }) => escapeLiteral(name))
  const distribute = tables.flatMap(({ name, kind, unlogged }, n) => [
    // Without a log it could not be moved to another node while it is written to.
    ...(unlogged ? [`alter table ${escapeIdentifier(name)} set logged`] : []),
    kind === 'reference'
      ? `select create_reference_table(${names[n]})`
      : `select create_distributed_table(${names[n]}, 'organization_id', colocate_with => ${colocationOf(name)})`,
  ])
  // The rows have been copied, and those that they were copied from would stay behind, unseen.
  const empty = names.map((name) => `select truncate_local_data_after_distributing_table(${name})`)
  await connection.query(`begin; ${SETTINGS} ${distribute.join(';')}; ${FUNCTIONS}; ${empty.join(';')}; commit`)
  return tables
}

const colocationOf = (name: string) => (name === FIRST_TABLE ? `'none'` : `'${FIRST_TABLE}'`)

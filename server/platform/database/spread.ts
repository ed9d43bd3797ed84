import type { Database } from './connect.ts'

const spreadTables = new WeakMap<Database, Promise<Set<string>>>()

/** The tables whose rows are on several nodes (Citus), by their organization. Read once: servers start after the change. */
export function listSpreadTables(database: Database): Promise<Set<string>> {
  const known = spreadTables.get(database)
  if (known) return known
  const read = readSpreadTables(database)
  spreadTables.set(database, read)
  read.catch(() => spreadTables.delete(database))
  return read
}

async function readSpreadTables(database: Database): Promise<Set<string>> {
  const { rows: extensions } = await database.raw(`select from pg_extension where extname = 'citus'`)
  if (extensions.length === 0) return new Set()
  const { rows } = await database.raw(`select logicalrelid::text as name from pg_dist_partition where partmethod = 'h'`)
  return new Set(rows.map(({ name }: { name: string }) => name))
}

/** Whether a statement that changes or locks rows has to be of one organization. */
export const isSpread = async (database: Database): Promise<boolean> => (await listSpreadTables(database)).size > 0

/** Those with a row that matches, where each is to be asked by itself; else null alone, for all together. */
export async function listOrganizationsApart(
  database: Database,
  table: string,
  where = 'true',
  values: unknown[] = [],
) {
  if (!(await listSpreadTables(database)).has(table)) return [null]
  const found = `select distinct organization_id as id from ${table} where ${where}`
  const { rows } = await database.raw(found, values as never)
  return rows.map(({ id }: { id: string }) => id)
}

/** What a statement is given where it has to be about one organization; null where it may be about all of its rows. */
export const onlyOrganization = async (database: Database, organization: string): Promise<string | null> =>
  (await isSpread(database)) ? organization : null

/** All that `read` returns: for all of them at once, or, where that may not be, for those of each organization. */
export async function readByOrganization<T, Row>(
  database: Database,
  all: T[],
  organizationOf: (one: T) => string,
  read: (part: T[], organization: string | null) => Promise<Row[]>,
): Promise<Row[]> {
  if (!(await isSpread(database))) return read(all, null)
  const rows: Row[] = []
  for (const [organization, part] of Map.groupBy(all, organizationOf)) rows.push(...(await read(part, organization)))
  return rows
}

/**
 * What a statement about several organizations is given where it has to be about one: else null, for all of them. Each
 * of its tables needs the condition, so that it is known to be on one node.
 */
export const isOfStatement = (column: string, parameter: string) =>
  `(${parameter}::text is null or ${column} = ${parameter})`

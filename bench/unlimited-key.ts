import type { ApiScope } from '../server/access/keys/index.ts'
import type { PlanOverrides } from '../server/access/plans/index.ts'
import { systemClock } from '../server/platform/clock.ts'
import type { Database } from '../server/platform/database/connect.ts'
import { makeTestApiKey, makeTestOrganization } from '../server/testing/make-key.ts'

export type UnlimitedKey = { organizationId: string; keyId: string; key: string }

const ANY_RATE = 2_000_000_000

/** A key whose organization has overrides that lift the limits, among many other organizations with keys. */
export async function addUnlimitedKey(
  database: Database,
  scopes: ApiScope[],
  overrides: PlanOverrides = {},
): Promise<UnlimitedKey> {
  await addCrowd(database)
  return addKey(database, 'harbour-hall', scopes, overrides)
}

export async function addUnlimitedKeys(database: Database, count: number, scopes: ApiScope[]): Promise<UnlimitedKey[]> {
  await addCrowd(database)
  const keys: UnlimitedKey[] = []
  for (let n = 0; n < count; n += 1) keys.push(await addKey(database, `harbour-hall-${n}`, scopes, {}))
  return keys
}

async function addKey(
  database: Database,
  slug: string,
  scopes: ApiScope[],
  overrides: PlanOverrides,
): Promise<UnlimitedKey> {
  const now = new Date()
  const maker = { database, clock: systemClock }
  const limits = { api_rate_per_min: ANY_RATE, ...overrides }
  const organizationId = await makeTestOrganization(maker, { slug, name: 'Harbour Hall', overrides: limits })
  const key = await makeTestApiKey(maker, organizationId, 'Bench', { scopes, requestsPerMinute: ANY_RATE })
  const start = { window_start: now, month: `${now.toISOString().slice(0, 7)}-01` }
  await database('api_key_usage').where({ organization_id: organizationId, api_key_id: key.id }).update(start)
  return { organizationId, keyId: key.id, key: key.value }
}

const CROWD = 1_000

/** Other organizations with a key each: for tables of one row PostgreSQL would not use an index. */
async function addCrowd(database: Database): Promise<void> {
  const each = 'from generate_series(1, ?) n'
  const id = `'01CROWD' || lpad(n::text, 19, '0')`
  await database.raw(
    `insert into organizations (id, slug, name, timezone, plan, created_at)
     select ${id}, 'crowd-' || n, 'Crowd ' || n, 'Europe/Madrid', 'growth', now() ${each}`,
    [CROWD],
  )
  await database.raw(
    `insert into api_keys (organization_id, id, digest, last_four, name, mode, scopes, created_at)
     select ${id}, ${id}, sha256(n::text::bytea), lpad(n::text, 4, '0'), 'Crowd', 'live', '{read}', now() ${each}`,
    [CROWD],
  )
  await database.raw(
    `insert into api_key_digests (digest, organization_id, api_key_id) select sha256(n::text::bytea), ${id}, ${id} ${each}`,
    [CROWD],
  )
  await database.raw(
    `insert into api_key_usage (organization_id, api_key_id, window_start, window_calls, month, month_calls)
     select ${id}, ${id}, 'epoch', 0, 'epoch', 0 ${each}`,
    [CROWD],
  )
}

export async function countCallsOfKeys(database: Database, keys: UnlimitedKey[]): Promise<number> {
  const ids = keys.map(({ keyId }) => keyId)
  const [row] = await database('api_key_usage').whereIn('api_key_id', ids).sum('month_calls')
  return Number(row?.sum)
}

export async function countRows(database: Database, table: string, { organizationId }: UnlimitedKey): Promise<number> {
  const [found] = await database(table).where({ organization_id: organizationId }).count()
  return Number(found?.count)
}

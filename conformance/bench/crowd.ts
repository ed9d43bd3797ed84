import type { Database } from '../../server/platform/database/connect.ts'

const SIZE = 1_000

/** Other organizations with a key each: in tables of one row PostgreSQL would not even look at an index. */
export async function addCrowd(database: Database): Promise<void> {
  const each = 'from generate_series(1, ?) n'
  const id = `'01CROWD' || lpad(n::text, 19, '0')`
  await database.raw(
    `insert into organizations (id, slug, name, timezone, plan, created_at)
     select ${id}, 'crowd-' || n, 'Crowd ' || n, 'Europe/Madrid', 'growth', now() ${each}`,
    [SIZE],
  )
  await database.raw(
    `insert into api_keys (organization_id, id, digest, last_four, name, mode, scopes, created_at)
     select ${id}, ${id}, sha256(n::text::bytea), lpad(n::text, 4, '0'), 'Crowd', 'live', '{read}', now() ${each}`,
    [SIZE],
  )
}

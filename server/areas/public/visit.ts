import type { Tenant } from '../../access/callers/index.ts'
import type { Database } from '../../platform/database/connect.ts'
import { runPrepared, type Statement } from '../../platform/database/prepared.ts'

export const REQUESTS_PER_MINUTE = 120
const WINDOW_SECONDS = 60

type VisitRow = { at: Date; calls: number; id: string | null; slug: string; name: string }

export type Visit =
  | { outcome: 'over_rate'; resetSeconds: number }
  | { outcome: 'unknown' }
  | { outcome: 'known'; tenant: Tenant }

/**
 * Counts the request against its address and finds the organization: one round trip. The reading is another one, because the
 * address's row is held until the statement ends, and those who share the address must not wait for each other's reading. An
 * IPv6 visitor has a whole /64 to send from, so that is what is counted. As with keys, a late starter must not turn the
 * window back, hence greatest().
 *
 * $1 client address, $2 slug, $3 now (null: the database's clock), $4 requests a minute
 */
const countVisit: Statement = {
  name: 'count-visit',
  text: `
with clock as materialized (
  select coalesce($3::timestamptz, now()) as at
), counted as (
  insert into address_usage as u (network, window_start, calls)
  select
    set_masklen($1::inet::cidr, case family($1::inet) when 6 then 64 else 32 end), date_trunc('minute', clock.at, 'UTC'), 1
  from clock
  on conflict (network) do update set
    window_start = greatest(u.window_start, excluded.window_start),
    calls = case when u.window_start < excluded.window_start then 1 else least(u.calls, $4::int) + 1 end
  returning u.calls
)
select clock.at, counted.calls, o.id, o.slug, o.name
from clock
cross join counted
left join organizations o on o.slug = $2`,
}

export type VisitRequest = { address: string; slug: string; now: Date | null }

export async function recordVisit(database: Database, { address, slug, now }: VisitRequest): Promise<Visit> {
  const values = [address, slug, now, REQUESTS_PER_MINUTE]
  const [row] = await runPrepared<VisitRow>(database, countVisit, values)
  if (!row) throw new Error('A visit was not counted.')
  const { at, calls, id, name } = row
  if (calls > REQUESTS_PER_MINUTE) {
    return { outcome: 'over_rate', resetSeconds: WINDOW_SECONDS - at.getUTCSeconds() }
  }
  return id === null ? { outcome: 'unknown' } : { outcome: 'known', tenant: { at, organization: { id, slug, name } } }
}

/** Deletes the counts of minutes that are over. Null asks the database's clock, by which they are counted. */
export async function forgetVisits(database: Database, now: Date | null): Promise<number> {
  const { rowCount } = await database.raw(
    `delete from address_usage where window_start < coalesce(?::timestamptz, now()) - interval '2 minutes'`,
    [now],
  )
  return rowCount
}

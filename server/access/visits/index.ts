import type { Database } from '../../platform/database/connect.ts'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import { runPrepared, sql } from '../../platform/database/prepared.ts'

/**
 * Counts the request against its address and finds the organization in one round trip. The data is read in another one:
 * the address's row is locked until this statement ends, and visitors who share an address must not wait for each
 * other's reads. Counts IPv6 per /64, because a visitor usually has all of it. greatest(): a request that began earlier
 * must not turn the window back.
 * $1 client address, $2 slug, $3 now (null: the database's clock), $4 requests per minute
 */
const countRequestAndFindOrganizationSql = sql('count-request-and-find-organization')`
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
left join organizations o on o.slug = $2`

/** Of one address, without a key. */
export const VISITS_PER_MINUTE = 120
const WINDOW_SECONDS = 60

type VisitRow = { at: Date; calls: number; id: string | null; slug: string; name: string }

export type VisitRate = Omit<VisitRow, 'calls'> & {
  /** Null: the address is within its rate. */
  waitSeconds: number | null
}

/** Counts a request of an address, and finds the organization that it is for, if any. */
export async function countVisit(database: Database, address: string, now: Date | null, slug = ''): Promise<VisitRate> {
  const values = [address, slug, now, VISITS_PER_MINUTE]
  const [row] = await runPrepared<VisitRow>(database, countRequestAndFindOrganizationSql, values)
  if (!row) throw new Error('A visit was not counted.')
  const { calls, ...visit } = row
  return { ...visit, waitSeconds: calls > VISITS_PER_MINUTE ? WINDOW_SECONDS - visit.at.getUTCSeconds() : null }
}

/** Deletes the counts of past minutes. `now` null: the database's clock, by which they are counted. */
export function purgeVisitCounts(database: Database, now: Date | null): Promise<number> {
  const isOver = `window_start < coalesce(?::timestamptz, now()) - interval '2 minutes'`
  return deleteInBatches(database, 'address_usage', [isOver, now])
}

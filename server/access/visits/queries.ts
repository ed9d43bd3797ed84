import { statement } from '../../platform/database/prepared.ts'

/**
 * Counts the request against its address and finds the organization in one round trip. The data is read in another one:
 * the address's row is locked until this statement ends, and visitors who share an address must not wait for each
 * other's reads. Counts IPv6 per /64, because a visitor usually has all of it. greatest(): a request that began earlier
 * must not turn the window back.
 * $1 client address, $2 slug, $3 now (null: the database's clock), $4 requests per minute
 */
export const countRequestAndFindOrganizationSql = statement('count-visit')`
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

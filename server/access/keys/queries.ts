import { buildIndexLookup } from '../../platform/database/index-plans.ts'
import { type Statement, sql } from '../../platform/database/prepared.ts'
import { isOfStatement } from '../../platform/database/spread.ts'
import { CALLERS_ORGANIZATION_COLUMNS } from '../callers/index.ts'

/**
 * With a public key, each address has the whole rate for itself, so that one visitor cannot use it up for others. IPv6
 * is counted by /64, because a visitor has all of it. greatest() keeps a delayed statement from moving the window back.
 * $1 organization, $2 key, $3 client address, $4 now by the clock that judged the key, $5 requests a minute
 */
export const countCallOfAddressSql = sql('count-call-of-address')`
insert into key_address_usage as u (organization_id, api_key_id, network, window_start, calls)
values (
  $1, $2, set_masklen($3::inet::cidr, case family($3::inet) when 6 then 64 else 32 end),
  date_trunc('minute', $4::timestamptz, 'UTC'), 1
)
on conflict (organization_id, api_key_id, network) do update set
  window_start = greatest(u.window_start, excluded.window_start),
  calls = case when u.window_start < excluded.window_start then 1 else least(u.calls, $5::int) + 1 end
returning u.calls`

const KEY = `
  k.id as key_id, k.name as key_name, k.mode, k.scopes, k.last_four, k.is_public, k.group_id, k.expires_at,
  k.allowed_addresses::text[] as allowed_addresses, k.created_at as key_created_at, k.revoked_at,
  coalesce(k.expires_at <= clock.at, false) as expired`

const isMeant = (column: string) => isOfStatement(column, '$7')

/**
 * Finds keys, counts their requests in the minute and the month, and reads their organizations: one round trip for the
 * whole batch. Requests over the rate do not count for the month. The database's clock makes all processes share one
 * minute; greatest() keeps a statement that waited for the lock from moving the window back. Asynchronous commit: a
 * crash of the database may lose the latest counts, never the work of a request. The minute's count is capped at the
 * rate before the requests are added, not after: so the growth is exact, and each request gets its own number within
 * the minute. $1 digests, $2 requests per key, $3 these by address, as [[address, calls], …], $4 now (null: the
 * database's clock), $5 default rate, $6 plan code → api_rate_per_min, $7 the organization of all, or null
 */
const identify = (lock: string) => `
with identified as materialized (
  select
    sent.place, ${CALLERS_ORGANIZATION_COLUMNS}, ${KEY},
    case when k.allowed_addresses is not null then array(
      select (one.call ->> 0)::inet <<= any (k.allowed_addresses)
      from jsonb_array_elements(sent.addresses) with ordinality as one (call, place) order by one.place
    ) end as addresses_allowed,
    case when k.allowed_addresses is null then sent.calls else (
      select coalesce(sum((one.call ->> 1)::int), 0)::int
      from jsonb_array_elements(sent.addresses) as one (call) where (one.call ->> 0)::inet <<= any (k.allowed_addresses)
    ) end as calls,
    least(
      coalesce(k.requests_per_minute, $5::int),
      coalesce((o.plan_overrides ->> 'api_rate_per_min')::int, ($6::jsonb ->> o.plan)::int)
    ) as rate_limit
  from (select coalesce($4::timestamptz, now()) as at) clock
  cross join unnest($1::bytea[], $2::int[], $3::jsonb[]) with ordinality as sent (digest, calls, addresses, place)
  -- Lateral: otherwise the planner would rather read all digests than use the index for a few keys.
  cross join lateral (select * from api_key_digests where ${buildIndexLookup('digest', 'sent.digest')}) d
  join api_keys k on k.organization_id = d.organization_id and ${isMeant('k.organization_id')} and k.id = d.api_key_id
  join organizations o on o.id = d.organization_id
), held as materialized (
  select u.organization_id, u.api_key_id, call.calls, call.rate_limit, call.minute, call.month
  from (
    select
      organization_id, key_id, calls, rate_limit, date_trunc('minute', at, 'UTC') as minute,
      date_trunc('month', at at time zone 'UTC')::date as month
    from identified
    where revoked_at is null and not expired and calls > 0
  ) call
  join api_key_usage u
    on u.organization_id = call.organization_id and ${isMeant('u.organization_id')} and u.api_key_id = call.key_id
  for no key update of u ${lock}
), counted as (
  update api_key_usage u set
    window_start = greatest(u.window_start, call.minute),
    window_calls = case when u.window_start < call.minute then 0 else least(u.window_calls, call.rate_limit) end + call.calls,
    month = greatest(u.month, call.month),
    month_calls = case when u.month < call.month then 0 else u.month_calls end + least(call.calls, call.rate_limit
      - case when u.window_start < call.minute then 0 else least(u.window_calls, call.rate_limit) end)
  from held call
  where u.organization_id = call.organization_id and ${isMeant('u.organization_id')} and u.api_key_id = call.api_key_id
  returning u.organization_id, u.api_key_id, u.window_calls, u.month, u.month_calls
)
select
  set_config('synchronous_commit', 'off', true),
  identified.*,
  -- Not joined: few keys have a group, and the statistics may underestimate the number of groups.
  case when identified.group_id is not null then (
    select g.code from groups g
    where g.organization_id = identified.organization_id and ${isMeant('g.organization_id')} and g.id = identified.group_id
  ) end as group_code,
  counted.api_key_id is null and identified.revoked_at is null and not identified.expired and identified.calls > 0
    as held_by_another,
  -- An unusable key is not counted, but the response still shows what is left.
  coalesce(counted.window_calls, (
    select u.window_calls from api_key_usage u
    where u.organization_id = identified.organization_id and ${isMeant('u.organization_id')} and u.api_key_id = identified.key_id
      and u.window_start = date_trunc('minute', identified.at, 'UTC')
  ), 0) as window_calls,
  to_char(counted.month, 'YYYY-MM') as month,
  counted.month_calls + (
    select coalesce(sum(other.month_calls), 0)::bigint
    from api_key_usage other
    where other.organization_id = identified.organization_id and ${isMeant('other.organization_id')}
      and other.api_key_id <> identified.key_id
      and other.month = counted.month
  ) as month_calls
from identified
left join counted on counted.organization_id = identified.organization_id and counted.api_key_id = identified.key_id`

export const identifyAndCountKeysSkipLockedSql: Statement = { name: 'identify-keys', text: identify('skip locked') }

export const identifyKeysAfterWaitSql: Statement = { name: 'identify-key-in-turn', text: identify('') }

/** $1 digest */
export const findOrganizationOfKeySql = sql('find-organization-of-key')`
select organization_id from api_key_digests where digest = $1`

export const findKeyDigestSql = sql('find-key-digest')`
select digest from api_keys where organization_id = $1 and id = $2`

export const insertKeySql = sql('insert-key')`
insert into api_keys (
  organization_id, id, digest, last_four, name, mode, scopes, group_id, expires_at, allowed_addresses,
  requests_per_minute, created_by, created_at
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text[]::cidr[], $11, $12, $13)`

/** $1 digest, $2 organization, $3 key */
export const insertKeyDigestSql = sql('insert-key-digest')`
insert into api_key_digests (digest, organization_id, api_key_id) values ($1, $2, $3)`

/** Made with the key, so that a request only ever updates it. $1 organization, $2 key */
export const insertKeyUsageSql = sql('insert-key-usage')`
insert into api_key_usage (organization_id, api_key_id, window_start, window_calls, month, month_calls)
values ($1, $2, 'epoch', 0, 'epoch', 0)`

/** $2 the groups to search, or null for all */
const SELECT = `
select
  k.id, k.name, k.mode, k.scopes, k.last_four, g.code as group_code, k.expires_at,
  k.allowed_addresses::text[] as allowed_addresses, k.requests_per_minute, k.created_by, k.created_at, k.revoked_at
from api_keys k
left join groups g on g.organization_id = $1 and g.id = k.group_id
where k.organization_id = $1 and ($2::text[] is null or k.group_id = any ($2))`

export const listKeyRowsSql = sql('list-key-rows')`${SELECT} order by k.id`

/** $3 an id or the last four characters */
export const lockKeysByIdOrLastFourSql = sql('lock-keys-by-id-or-last-four')`
${SELECT} and (k.id = $3 or k.last_four = $3) order by k.id for update of k`

export const readMonthlyCallsSql = sql('read-monthly-calls')`
select api_key_id, month_calls from api_key_usage where organization_id = $1 and month = $2::date`

/** Of keys that were ever used, the minute of their last request. */
export const readLastUsesSql = sql('read-last-uses')`
select api_key_id, window_start as last_used_at from api_key_usage
where organization_id = $1 and window_start > 'epoch'`

export const setKeyRevokedSql = sql('set-key-revoked')`
update api_keys set revoked_at = $3 where organization_id = $1 and id = $2`

const CLOCK = '(select coalesce($2::timestamptz, now()) as at) clock'

/** $1 organization, $2 now, $3 key */
export const findActingKeySql = sql('find-acting-key')`
select ${CALLERS_ORGANIZATION_COLUMNS}, ${KEY}, g.code as group_code
from ${CLOCK}
cross join organizations o
join api_keys k on k.organization_id = o.id
left join groups g on g.organization_id = $1 and g.id = k.group_id
where k.organization_id = $1 and k.id = $3`

/** $1 organization, $2 now, $3 member, or null for the operator */
export const findActingMemberSql = sql('find-acting-member')`
select ${CALLERS_ORGANIZATION_COLUMNS}, m.id as member_id, m.email, m.group_id, g.code as group_code
from ${CLOCK}
cross join organizations o
left join members m on m.organization_id = $1 and m.id = $3
left join groups g on g.organization_id = $1 and g.id = m.group_id
where o.id = $1`

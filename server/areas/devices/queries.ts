import { sql } from '../../platform/database/prepared.ts'

/** $1 organization, $2 event, $3 id or code of the check-in point */
export const findDeviceCheckInPointSql = sql('find-device-check-in-point')`
select id, code from check_in_points
where organization_id = $1 and event_id = $2 and (id = $3 or code = $3) order by id = $3 desc limit 1`

/** Fails if another code has this handle. $1 handle, $2 organization, $3 until when */
export const insertPairingHandleSql = sql('insert-pairing-handle')`
insert into pairing_handles (handle, organization_id, expires_at) values ($1, $2, $3)`

export const insertPairingCodeSql = sql('insert-pairing-code')`
insert into pairing_codes (
  organization_id, handle, digest, event_id, group_id, check_in_point_id, name, created_by, created_at, expires_at, is_test
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`

/** $1 organization, $2 now */
export const purgePairingCodesSql = sql('purge-pairing-codes')`
delete from pairing_codes where organization_id = $1 and expires_at < $2::timestamptz - interval '1 day'`

/** Counts IPv6 per /64, because a visitor usually has all of it. $1 address, $2 now or null, $3 attempts per minute */
export const recordPairingAttemptSql = sql('record-pairing-attempt')`
insert into pairing_attempts as u (network, window_start, calls)
values (
  set_masklen($1::inet::cidr, case family($1::inet) when 6 then 64 else 32 end),
  date_trunc('minute', coalesce($2::timestamptz, now()), 'UTC'), 1
)
on conflict (network) do update set
  window_start = greatest(u.window_start, excluded.window_start),
  calls = case when u.window_start < excluded.window_start then 1 else least(u.calls, $3::int) + 1 end
returning u.calls, coalesce($2::timestamptz, now()) as at`

/** $1 handle, $2 now or null */
export const findPairingCodeOwnerSql = sql('find-pairing-code-owner')`
select h.organization_id, o.plan, o.plan_overrides, clock.at,
  (select license_revoked_at + interval '7 days' from instance where license_revoked_at + interval '7 days' <= clock.at)
    as read_only_since
from (select coalesce($2::timestamptz, now()) as at) clock
cross join pairing_handles h
join organizations o on o.id = h.organization_id
where h.handle = $1`

/** Serializes attempts with the same code. $1 organization, $2 handle */
export const lockPairingCodeSql = sql('lock-pairing-code')`
select c.digest, c.event_id, e.code as event_code, e.name as event_name, e.timezone, e.livemode and not c.is_test as livemode, c.group_id, g.code as group_code,
  c.check_in_point_id, p.code as point_code, c.name, c.created_by, c.expires_at, c.used_at
from pairing_codes c
join events e on e.organization_id = c.organization_id and e.id = c.event_id
left join groups g on g.organization_id = c.organization_id and g.id = c.group_id
left join check_in_points p on p.organization_id = c.organization_id and p.event_id = c.event_id and p.id = c.check_in_point_id
where c.organization_id = $1 and c.handle = $2
for update of c`

/** Mistakes in the current window, locked until the transaction ends. $1 organization, $2 event, $3 now, $4 the end of windows that are over */
export const lockPairingMistakesSql = sql('lock-pairing-mistakes')`
insert into pairing_mistakes as m (organization_id, event_id, window_start, mistakes) values ($1, $2, $3, 0)
on conflict (organization_id, event_id) do update set
  mistakes = case when m.window_start <= $4::timestamptz then 0 else m.mistakes end,
  window_start = case when m.window_start <= $4::timestamptz then excluded.window_start else m.window_start end
returning m.mistakes, m.window_start`

/** $1 organization, $2 event */
export const addPairingMistakeSql = sql('add-pairing-mistake')`
update pairing_mistakes set mistakes = mistakes + 1 where organization_id = $1 and event_id = $2`

export const insertDeviceSql = sql('insert-device')`
with used as (
  update pairing_codes set used_at = $12 where organization_id = $1 and handle = $13
)
insert into devices (
  organization_id, id, event_id, digest, last_four, name, sw_version, mode, group_id, check_in_point_id, created_by, paired_at
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`

/** $2 groups, or null for all */
const SELECT = `
select d.id, d.name, d.last_four, e.code as event_code, d.mode = 'live' as livemode, g.code as group_code, p.code as point_code,
  d.sw_version, d.created_by, d.paired_at, d.revoked_at, (
    select max(u.window_start) from device_usage u where u.organization_id = $1 and u.device_id = d.id
  ) as last_seen_at
from devices d
join events e on e.organization_id = d.organization_id and e.id = d.event_id
left join groups g on g.organization_id = d.organization_id and g.id = d.group_id
left join check_in_points p on p.organization_id = d.organization_id and p.event_id = d.event_id and p.id = d.check_in_point_id
where d.organization_id = $1 and ($2::text[] is null or d.group_id = any ($2))`

/** $3 id or code of an event, or null for all */
export const listDeviceRowsSql = sql('list-device-rows')`
${SELECT} and ($3::text is null or e.id = $3 or e.code = $3) order by d.id`

/** $3 id or the last four characters */
export const lockMatchingDevicesSql = sql('lock-matching-devices')`
${SELECT} and (d.id = $3 or d.last_four = $3) order by d.id for update of d`

/** $1 organization, $2 device, $3 now */
export const setDeviceRevokedSql = sql('set-device-revoked')`
update devices set revoked_at = $3 where organization_id = $1 and id = $2`

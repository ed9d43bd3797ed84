import { buildIndexLookup } from '../../platform/database/index-plans.ts'
import { sql } from '../../platform/database/prepared.ts'
import { isOfStatement } from '../../platform/database/spread.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { CALLERS_ORGANIZATION_COLUMNS } from '../callers/index.ts'

export const findDeviceDigestSql = sql('find-device-digest')`
select digest from device_digests where organization_id = $1 and device_id = $2`

/** $1 digest, $2 organization, $3 device */
export const insertDeviceDigestSql = sql('insert-device-digest')`
insert into device_digests (digest, organization_id, device_id) values ($1, $2, $3)`

/** $1 organization, $2 events */
const findDigestsOfEventsSql = sql('find-digests-of-events')`
select digest from devices where organization_id = $1 and event_id = any ($2)`

/** By their digests: these are on every node, unlike the devices. $1 organization, $2 digests */
const deleteDigestsSql = sql('delete-device-digests')`
delete from device_digests where organization_id = $1 and digest = any ($2)`

/** Before their devices, which are deleted with the events. */
export async function deleteDigestsOfEvents(transaction: Transaction, organizationId: string, eventIds: string[]) {
  const found = await transaction.run<{ digest: Buffer }>(findDigestsOfEventsSql, [organizationId, eventIds])
  const digests = found.map(({ digest }) => digest)
  if (digests.length > 0) transaction.defer(deleteDigestsSql, [organizationId, digests])
}

/** $1 digest */
export const findOrganizationOfDeviceSql = sql('find-organization-of-device')`
select organization_id from device_digests where digest = $1`

const isMeant = (column: string) => isOfStatement(column, '$5')

/**
 * Finds a device by its token, counts the request in the current second and reads the organization: one round trip. The
 * database's clock makes all processes share one second; greatest() keeps a delayed statement from moving the window
 * back. $1 digest, $2 what the request is counted as, $3 requests per second, $4 now (null: the database's clock),
 * $5 its organization, or null
 */
export const identifyDeviceSql = sql('identify-device')`
with identified as materialized (
  select
    d.id, d.event_id, d.name, d.mode, d.last_four, d.group_id, d.check_in_point_id, d.sw_version, d.paired_at, d.revoked_at,
    date_trunc('second', clock.at) as second, ${CALLERS_ORGANIZATION_COLUMNS}
  from (select coalesce($4::timestamptz, now()) as at) clock
  cross join device_digests t
  join devices d on d.organization_id = t.organization_id and ${isMeant('d.organization_id')} and d.id = t.device_id
  join organizations o on o.id = t.organization_id
  where t.digest = $1
), held as materialized (
  select u.place, call.second from identified call cross join lateral (
    select ctid as place from device_usage
    where organization_id = call.organization_id and ${isMeant('organization_id')} and device_id = call.id
      and ${buildIndexLookup('counted', '$2')} for no key update skip locked
  ) u where call.revoked_at is null
), counted as (
  update device_usage u set
    window_start = greatest(u.window_start, call.second),
    calls = case when u.window_start < call.second then 1 else least(u.calls, $3::int) + 1 end
  from held call where u.ctid = call.place and ${isMeant('u.organization_id')}
  returning u.calls
)
select
  set_config('synchronous_commit', 'off', true),
  identified.*, groups.code as group_code, (select calls from counted) as calls
from identified
left join groups on groups.organization_id = identified.organization_id and ${isMeant('groups.organization_id')}
  and groups.id = identified.group_id`

/**
 * Where that could not count: it is the first call of the device, or another is being counted.
 * $1 organization, $2 device, $3 counted as, $4 its second, $5 requests per second
 */
export const countDeviceCallSql = sql('count-call-of-device')`
insert into device_usage as u (organization_id, device_id, counted, window_start, calls) values ($1, $2, $3, $4, 1)
on conflict (organization_id, device_id, counted) do update set
  window_start = greatest(u.window_start, excluded.window_start),
  calls = case when u.window_start < excluded.window_start then 1 else least(u.calls, $5::int) + 1 end
returning u.calls`

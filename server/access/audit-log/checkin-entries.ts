export const AUDIT_COLUMNS = 'id, at, actor_type, actor_id, source, client, request_id, action, object_type, object_id'

export const CHECKIN_ACTION_SQL = `
  case when c.result in ('accepted', 'pre_checked', 'zone_entered') then 'checkin.recorded' else 'checkin.refused' end`

const COLUMNS = `
  c.id, c.received_at as at, case when s.key_id is null then 'device' else 'key' end as actor_type,
  coalesce(s.key_id, s.device_id) as actor_id, s.source, s.client, s.request_id, ${CHECKIN_ACTION_SQL} as action,
  'checkin' as object_type, c.id as object_id, null::jsonb as before`

/**
 * Audit entries of check-ins, read from rows and scans instead of stored. Overrides have entries of their own. Each scan
 * is looked up by its key, because a join may read all for each row where the planner knows no numbers. Its parameters are
 * the organization, twice, and the mode.
 */
export const SELECT_CHECKIN_AUDIT_SQL = `
select ${COLUMNS}, (
  select one from jsonb_array_elements(s.answer::jsonb -> 'checkins') one where one ->> 'id' = c.id
) as after
from checkins c
cross join lateral (
  select * from scans s
  where s.organization_id = ? and s.event_id = c.event_id and s.livemode = c.livemode and s.id = c.scan_id limit 1
) s
where c.overrides is null and c.organization_id = ? and c.livemode = ?`

/**
 * Writes the entries of check-ins that are about to be deleted, and whose scans are all of one event and mode.
 * `checkins` has their id, scan_id, received_at, result and overrides. A scan's response has all its check-ins, so it is
 * parsed once for all. Scans are looked up one by one: where the planner knows no numbers, a join may read all for each.
 */
export const buildCheckinAuditInsert = (checkins: string, ofScan: string) => `
insert into audit_log (organization_id, livemode, ${AUDIT_COLUMNS}, before, after)
select $1, s.livemode, ${COLUMNS}, shown.by_id -> c.id
from (
  select scan_id, array_agg(id) as ids, array_agg(received_at) as times, array_agg(result) as results
  from ${checkins} where overrides is null group by scan_id
) scanned
cross join lateral (select * from scans s where ${ofScan} and s.id = scanned.scan_id limit 1) s
cross join lateral (
  select jsonb_object_agg(one ->> 'id', one) as by_id from jsonb_array_elements(s.answer::jsonb -> 'checkins') one
) shown
cross join lateral unnest(scanned.ids, scanned.times, scanned.results) c (id, received_at, result)`

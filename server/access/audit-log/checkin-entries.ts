export const AUDIT_COLUMNS = 'id, at, actor_type, actor_id, source, client, request_id, action, object_type, object_id'

export const CHECKIN_ACTION_SQL = `
  case when c.result in ('accepted', 'pre_checked', 'zone_entered') then 'checkin.recorded' else 'checkin.refused' end`

const COLUMNS = `
  c.id, c.received_at as at, case when s.key_id is null then 'device' else 'key' end as actor_type,
  coalesce(s.key_id, s.device_id) as actor_id, s.source, s.client, s.request_id, ${CHECKIN_ACTION_SQL} as action,
  'checkin' as object_type, c.id as object_id, null::jsonb as before`

const TABLES = `
from checkins c
join scans s on s.organization_id = c.organization_id and s.event_id = c.event_id and s.livemode = c.livemode and s.id = c.scan_id`

/** Audit entries of check-ins, read from rows and scans instead of stored. Overrides have entries of their own. */
export const SELECT_CHECKIN_ENTRIES = `
select ${COLUMNS}, (
  select one from jsonb_array_elements(s.answer::jsonb -> 'checkins') one where one ->> 'id' = c.id
) as after
${TABLES}
where c.overrides is null and c.organization_id = ? and c.livemode = ?`

/** $1 organization; `condition` is about `c`. A scan's response has all its check-ins, so it is parsed once for all. */
export const buildCheckinEntriesInsert = (condition: string) => `
insert into audit_log (organization_id, livemode, ${AUDIT_COLUMNS}, before, after)
select $1, c.livemode, ${COLUMNS}, shown.checkin
${TABLES}
left join (
  select s.id as scan_id, checkin ->> 'id' as id, checkin
  from scans s cross join lateral jsonb_array_elements(s.answer::jsonb -> 'checkins') checkin
  where s.organization_id = $1 and s.id in (select c.scan_id from checkins c where c.organization_id = $1 and ${condition})
) shown on shown.scan_id = c.scan_id and shown.id = c.id
where c.overrides is null and c.organization_id = $1 and ${condition}`

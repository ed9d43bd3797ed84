export const ENTRY_COLUMNS = 'id, at, actor_type, actor_id, source, client, request_id, action, object_type, object_id'

export const CHECKIN_ACTION = `
  case when c.result in ('accepted', 'pre_checked', 'zone_entered') then 'checkin.recorded' else 'checkin.refused' end`

/**
 * Check-ins as entries of the log. They are not written twice: their rows say who made them, and their scans what was answered.
 * Overrides are not among them; those have entries of their own.
 */
export const checkinEntriesOf = (organization: '?' | '$1') => `
select c.id, c.received_at as at, case when s.key_id is null then 'device' else 'key' end as actor_type,
  coalesce(s.key_id, s.device_id) as actor_id, s.source, s.client, s.request_id, ${CHECKIN_ACTION} as action,
  'checkin' as object_type, c.id as object_id, null::jsonb as before, (
    select one from jsonb_array_elements(s.answer::jsonb -> 'checkins') one where one ->> 'id' = c.id
  ) as after
from checkins c
join scans s on s.organization_id = c.organization_id and s.event_id = c.event_id and s.livemode = c.livemode and s.id = c.scan_id
where c.overrides is null and c.organization_id = ${organization}`

/**
 * Writes the entries of check-ins that are about to be deleted, as they are: a `with` clause beside the one that deletes them.
 * $1 is the organization, and the condition speaks of `c`.
 */
export const keepCheckinEntries = (condition: string) => `
insert into audit_log (organization_id, ${ENTRY_COLUMNS}, before, after)
select $1, entries.* from (${checkinEntriesOf('$1')} and ${condition}) entries`

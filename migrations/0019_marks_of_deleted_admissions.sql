-- Looks tickets and registrations up one by one: without statistics, as right after a burst of scans, a join could read
-- all of them for each admission. The orders are those of the indexes; whoever deletes many rows has sorting off.
create or replace function mark_deleted_admissions() returns trigger language plpgsql as $$
begin
  insert into roster_marks (organization_id, event_id, livemode, ticket_id, group_id)
  select distinct t.organization_id, t.event_id, t.livemode, t.id, coalesce(r.group_id, '')
  from (
    select distinct organization_id, registration_id, attendee_id from deleted
    where result in ('accepted', 'pre_checked', 'zone_entered') and attendee_id is not null
  ) gone
  cross join lateral (
    select * from tickets one
    where one.organization_id = gone.organization_id
      and one.registration_id >= gone.registration_id and one.registration_id <= gone.registration_id
    order by one.registration_id, one.id
  ) t
  cross join lateral (
    select one.group_id from registrations one
    where one.organization_id = t.organization_id and one.id >= t.registration_id and one.id <= t.registration_id
    order by one.id limit 1
  ) r
  where gone.attendee_id = any (t.attendee_ids)
  on conflict (organization_id, ticket_id, group_id) do update set changed_xid = pg_current_xact_id(), marked_at = now();
  return null;
end
$$;

-- Of people who passed a point without a limit many rows are deleted at once. Their ticket is marked once for all of them: a row that one
-- transaction updates again and again becomes slower each time.
create function mark_deleted_admissions() returns trigger language plpgsql as $$
begin
  insert into roster_marks (organization_id, event_id, livemode, ticket_id, group_id)
  select distinct t.organization_id, t.event_id, t.livemode, t.id, coalesce(r.group_id, '')
  from (
    select distinct organization_id, registration_id, attendee_id from deleted
    where result in ('accepted', 'pre_checked', 'zone_entered') and attendee_id is not null
  ) gone
  join tickets t on t.organization_id = gone.organization_id and t.registration_id = gone.registration_id
    and gone.attendee_id = any (t.attendee_ids)
  join registrations r on r.organization_id = t.organization_id and r.id = t.registration_id
  on conflict (organization_id, ticket_id, group_id) do update set changed_xid = pg_current_xact_id(), marked_at = now();
  return null;
end
$$;

drop trigger roster_deleted_admission on checkins;
create trigger roster_deleted_admissions after delete on checkins referencing old table as deleted
  for each statement execute function mark_deleted_admissions();
drop function mark_deleted_admission();

-- Changes for rosters that no row shows any more: deleted tickets and admissions, tickets whose people left a group.
create table roster_marks (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  livemode boolean not null,
  ticket_id text collate "C" not null,
  -- Whose rosters may contain the ticket: the group that was left, '' for none, '*' if unknown.
  group_id text collate "C" not null,
  changed_xid xid8 not null default pg_current_xact_id(),
  marked_at timestamptz not null default now(),
  primary key (organization_id, ticket_id, group_id)
);

create index roster_marks_changed on roster_marks (organization_id, event_id, livemode, changed_xid, ticket_id);
create index roster_marks_age on roster_marks (marked_at);

create function mark_ticket(organization text, event text, live boolean, ticket text, of_group text) returns void language sql as $$
  insert into roster_marks (organization_id, event_id, livemode, ticket_id, group_id) values (organization, event, live, ticket, of_group)
  on conflict (organization_id, ticket_id, group_id) do update set changed_xid = pg_current_xact_id(), marked_at = now()
$$;

create function mark_deleted_ticket() returns trigger language plpgsql as $$
begin
  perform mark_ticket(old.organization_id, old.event_id, old.livemode, old.id, '*');
  return null;
end
$$;

create trigger roster_deleted_ticket after delete on tickets for each row execute function mark_deleted_ticket();

create function mark_left_group() returns trigger language plpgsql as $$
begin
  perform mark_ticket(t.organization_id, t.event_id, t.livemode, t.id, old.group_id)
  from tickets t
  where t.organization_id = old.organization_id and t.registration_id = old.registration_id and old.id = any (t.attendee_ids);
  return null;
end
$$;

create trigger roster_left_group after update of group_id on attendees for each row
  when (old.group_id is distinct from new.group_id and old.group_id is not null) execute function mark_left_group();

-- Deleting people who passed a point without a limit deletes many rows at once. Marks their ticket once per statement:
-- a row that one transaction updates repeatedly becomes slower each time.
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

create trigger roster_deleted_admissions after delete on checkins referencing old table as deleted
  for each statement execute function mark_deleted_admissions();

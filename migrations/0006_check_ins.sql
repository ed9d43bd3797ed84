-- Scans at check-in points, and their results.

-- One row per scan, with request and response, so that a scan that is sent again counts once.
create table scans (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  livemode boolean not null,
  id text collate "C" not null,
  client_uuid uuid not null,
  -- Of code, check-in point, time and arrivals: equal for two requests of the same scan.
  fingerprint bytea not null,
  -- Byte for byte.
  answer text not null,
  -- One of the two is set.
  key_id text collate "C",
  device_id text collate "C",
  source text not null,
  client text,
  request_id text,
  sent_at timestamptz,
  received_at timestamptz not null,
  -- The result that an offline scanner showed to the person.
  device_result text,
  decision_version integer not null,
  -- When test check-ins were cleared.
  withdrawn_at timestamptz,
  primary key (organization_id, event_id, livemode, id)
);

create unique index scans_client on scans (organization_id, event_id, livemode, client_uuid) where withdrawn_at is null;

-- One row per person and scan; a single row without a person if the code is not that of a ticket.
create table checkins (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  livemode boolean not null,
  id text collate "C" not null,
  scan_id text collate "C" not null,
  check_in_point_id text collate "C" not null,
  -- The active day at the time of the scan.
  day_id text collate "C",
  ticket_id text collate "C",
  registration_id text collate "C",
  attendee_id text collate "C",
  result text not null check (result in (
    'accepted', 'pre_checked', 'zone_entered', 'duplicate', 'day_locked', 'wrong_day', 'not_yet_open', 'closed', 'rejected', 'voided',
    'unknown'
  )),
  reason text,
  direction text not null default 'in',
  -- Taken by an admission at a limited check-in point; null without a limit, and for overrides.
  slot text collate "C",
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  -- The refused row that a member overrode with this one, and why.
  overrides text collate "C",
  override_reason text,
  member_id text collate "C",
  withdrawn_at timestamptz,
  -- See change_numbers; 0 for those on no roster, which has first admissions only.
  changed bigint not null,
  -- The device of a member's override; for scans see the scan's row.
  device_id text collate "C",
  -- Like `slot`, which is per day, but for points that admit each person once in all days; null elsewhere.
  event_slot text collate "C",
  -- False for a repeated result: same person, result, point and day. At a point without a limit a person may have any
  -- number of rows, and only the first can affect later scans. Rows that were never marked count as first.
  is_first boolean not null default true,
  primary key (organization_id, event_id, livemode, id),
  foreign key (organization_id, event_id, check_in_point_id) references check_in_points (organization_id, event_id, id)
);

-- A last guard against double admission, per day or per event.
create unique index checkins_slot on checkins (organization_id, event_id, livemode, slot)
  where slot is not null and withdrawn_at is null;
create unique index checkins_event_slot on checkins (organization_id, event_id, livemode, event_slot)
  where event_slot is not null and withdrawn_at is null;
create unique index checkins_overrides on checkins (organization_id, event_id, livemode, overrides)
  where overrides is not null and withdrawn_at is null;
create index checkins_all on checkins (organization_id, livemode, id) where withdrawn_at is null;
-- An event, point or day can be deleted only if nothing was scanned there.
create index checkins_point on checkins (organization_id, event_id, check_in_point_id);
-- The audit log merges check-ins with its own rows, in its order.
create index checkins_received on checkins (organization_id, livemode, received_at, id);
-- For scan decisions (a person's first admissions), and for reports (all of them).
create index checkins_of_person on checkins (organization_id, event_id, livemode, attendee_id, is_first, day_id)
  include (result, check_in_point_id, scanned_at)
  where result in ('accepted', 'pre_checked', 'zone_entered') and withdrawn_at is null;
-- Rosters contain first admissions only.
create index checkins_first_changed on checkins (organization_id, event_id, livemode, changed, id)
  where result in ('accepted', 'pre_checked', 'zone_entered') and is_first;

-- As in 0005.
alter table scans alter column livemode set (n_distinct = 2);
alter table checkins alter column livemode set (n_distinct = 2);

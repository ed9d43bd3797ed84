-- What was scanned at check-in points, and what came of it.

-- One row for each scan: what it asked, and what it was answered, so that a scan that is sent again counts once.
create table scans (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  livemode boolean not null,
  id text collate "C" not null,
  client_uuid uuid not null,
  -- Of the code, the check-in point, the time and who arrived: what must be equal for two scans to be the same one.
  fingerprint bytea not null,
  -- Byte for byte what was answered.
  answer text not null,
  -- One of the two.
  key_id text collate "C",
  device_id text collate "C",
  source text not null,
  client text,
  request_id text,
  sent_at timestamptz,
  received_at timestamptz not null,
  -- What a scanner that worked offline had told the person.
  device_result text,
  decision_version integer not null,
  -- When test check-ins were cleared.
  withdrawn_at timestamptz,
  primary key (organization_id, event_id, livemode, id)
);

create unique index scans_client on scans (organization_id, event_id, livemode, client_uuid) where withdrawn_at is null;

-- One row for each person of each scan, or one without a person where the code is no ticket's.
create table checkins (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  livemode boolean not null,
  id text collate "C" not null,
  scan_id text collate "C" not null,
  check_in_point_id text collate "C" not null,
  -- The day that was active when the code was read.
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
  -- What an admission at a limited check-in point takes; null where there is no limit, and for overrides.
  slot text collate "C",
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  -- The refused row that a member overrode with this one, and why.
  overrides text collate "C",
  override_reason text,
  member_id text collate "C",
  withdrawn_at timestamptz,
  -- Where the row stands in the order of commits, so that rosters can be followed.
  changed_xid xid8 not null default pg_current_xact_id(),
  -- The device at which a member overrode a refusal; of a scan its row tells.
  device_id text collate "C",
  -- What an admission takes at a check-in point that lets each person in once in all days; null elsewhere. `slot` is of one day.
  event_slot text collate "C",
  -- False where an earlier row says the same of the person: the same result, at the same point, on the same day. At a point without
  -- a limit one person may have any number of rows, and only the first can change what later scans come to. Rows that nobody marked
  -- count as first.
  is_first boolean not null default true,
  primary key (organization_id, event_id, livemode, id),
  foreign key (organization_id, event_id, check_in_point_id) references check_in_points (organization_id, event_id, id)
);

-- Nobody is let in twice on a day, nor on whichever days where once is all, whatever goes wrong elsewhere.
create unique index checkins_slot on checkins (organization_id, event_id, livemode, slot)
  where slot is not null and withdrawn_at is null;
create unique index checkins_event_slot on checkins (organization_id, event_id, livemode, event_slot)
  where event_slot is not null and withdrawn_at is null;
create unique index checkins_overrides on checkins (organization_id, event_id, livemode, overrides)
  where overrides is not null and withdrawn_at is null;
-- An event, a point or a day is deleted only when nothing was scanned there.
create index checkins_point on checkins (organization_id, event_id, check_in_point_id);
-- The audit log shows check-ins among its own rows, in its order.
create index checkins_received on checkins (organization_id, received_at, id);
-- What a scan of a person is decided by (their first admissions), and for reports all of them.
create index checkins_of_person on checkins (organization_id, event_id, livemode, attendee_id, is_first, day_id)
  include (result, check_in_point_id, scanned_at)
  where result in ('accepted', 'pre_checked', 'zone_entered') and withdrawn_at is null;
-- Rosters are told of first admissions alone.
create index checkins_first_changed on checkins (organization_id, event_id, livemode, changed_xid, id)
  where result in ('accepted', 'pre_checked', 'zone_entered') and is_first;

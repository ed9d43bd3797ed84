-- The sketch holds nothing yet.
drop table checkins;

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
  result text not null check (
    result in (
      'accepted', 'pre_checked', 'zone_entered', 'duplicate', 'day_locked', 'wrong_day', 'not_yet_open', 'closed', 'rejected',
      'voided', 'unknown'
    )
  ),
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
  primary key (organization_id, event_id, livemode, id),
  foreign key (organization_id, event_id, check_in_point_id) references check_in_points (organization_id, event_id, id)
);

-- Nobody is let in twice, whatever goes wrong elsewhere.
create unique index checkins_slot on checkins (organization_id, event_id, livemode, slot)
  where slot is not null and withdrawn_at is null;
create unique index checkins_overrides on checkins (organization_id, event_id, livemode, overrides)
  where overrides is not null and withdrawn_at is null;
create index checkins_admitted on checkins (organization_id, event_id, livemode, attendee_id, day_id)
  include (result, check_in_point_id, scanned_at)
  where result in ('accepted', 'pre_checked', 'zone_entered') and withdrawn_at is null;
create index checkins_changed on checkins (organization_id, event_id, livemode, changed_xid, id)
  where result in ('accepted', 'pre_checked', 'zone_entered');
create index checkins_point on checkins (organization_id, event_id, check_in_point_id);
create index checkins_received on checkins (organization_id, received_at, id);

-- The answer to a scan is stored once, with the scan; what is kept for its idempotency key refers to it.
alter table idempotency_keys add column scan_id text collate "C";
alter table idempotency_keys alter column sealed_answer drop not null;
alter table idempotency_keys add constraint idempotency_keys_answer check (sealed_answer is not null or scan_id is not null) not valid;

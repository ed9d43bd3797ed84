-- Devices (scanners), their pairing with events, and the PINs typed at them.

create table devices (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  event_id text collate "C" not null,
  -- SHA-256 of the whole token, which has 190 random bits.
  digest bytea not null,
  last_four text not null,
  name text not null,
  sw_version text not null,
  -- That of the event: at a test event a device makes test check-ins.
  mode text not null check (mode in ('live', 'test')),
  -- The group whose people are on its roster; null for all.
  group_id text collate "C",
  -- Default check-in point; null if the device sends one with every scan.
  check_in_point_id text collate "C",
  -- The member who made the pairing code, who may have been removed since; null for the operator.
  created_by text collate "C",
  paired_at timestamptz not null,
  revoked_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade,
  foreign key (organization_id, group_id) references groups (organization_id, id),
  foreign key (organization_id, event_id, check_in_point_id) references check_in_points (organization_id, event_id, id)
);

create index devices_event on devices (organization_id, event_id);
create index devices_group on devices (organization_id, group_id) where group_id is not null;
create index devices_point on devices (organization_id, event_id, check_in_point_id) where check_in_point_id is not null;

-- Finds the organization of a device, as api_key_digests does for keys.
create table device_digests (
  digest bytea primary key,
  organization_id text collate "C" not null,
  device_id text collate "C" not null
);

-- Requests per second of each device, scans counted separately. Unlogged: a crash loses one second.
create unlogged table device_usage (
  organization_id text collate "C" not null,
  device_id text collate "C" not null,
  counted text not null,
  window_start timestamptz not null,
  calls integer not null,
  primary key (organization_id, device_id, counted)
) with (fillfactor = 20);

-- Pairs one device with an event. The handle (first part) finds the code; the digest of the second part verifies it.
create table pairing_codes (
  organization_id text collate "C" not null,
  handle text collate "C" not null,
  digest bytea not null,
  event_id text collate "C" not null,
  group_id text collate "C",
  check_in_point_id text collate "C",
  -- Overrides the name that the device sends.
  name text,
  created_by text collate "C",
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Whether the device makes test check-ins at a live event too.
  is_test boolean not null default false,
  primary key (organization_id, handle),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade,
  foreign key (organization_id, group_id) references groups (organization_id, id) on delete cascade,
  foreign key (organization_id, event_id, check_in_point_id) references check_in_points (organization_id, event_id, id)
    on delete cascade
);

create index pairing_codes_event on pairing_codes (organization_id, event_id);

-- Finds the organization of a pairing code.
create table pairing_handles (
  handle text collate "C" primary key,
  organization_id text collate "C" not null,
  expires_at timestamptz not null
);

create index pairing_handles_expiry on pairing_handles (expires_at);

-- Pairing attempts per network and minute, and wrong codes per event.
create unlogged table pairing_attempts (
  network cidr primary key,
  window_start timestamptz not null,
  calls integer not null
) with (fillfactor = 50);

create unlogged table pairing_mistakes (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  window_start timestamptz not null,
  mistakes integer not null,
  primary key (organization_id, event_id)
);

-- Wrong PINs per member and device; an empty member for unknown ones.
create table pin_attempts (
  organization_id text collate "C" not null,
  device_id text collate "C" not null,
  member_id text collate "C" not null,
  wrong integer not null,
  locked_until timestamptz,
  primary key (organization_id, device_id, member_id)
);

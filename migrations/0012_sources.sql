-- Accounts on other ticketing platforms to import from, and what was imported.
create table source_connections (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  platform text not null,
  name text not null,
  group_id text collate "C",
  livemode boolean not null,
  -- Encrypted with the installation's key, the row's id as associated data.
  token bytea not null,
  token_last_four text not null,
  -- Whether the platform accepted the token at the last request, and when that was.
  status text not null check (status in ('connected', 'refused')),
  checked_at timestamptz not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, group_id) references groups (organization_id, id)
);

create index source_connections_group on source_connections (organization_id, group_id) where group_id is not null;

-- The registration of each imported order. Not per connection, so that connecting again adds nobody twice.
create table source_orders (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  livemode boolean not null,
  platform text not null,
  source_order_id text collate "C" not null,
  registration_id text collate "C" not null,
  primary key (organization_id, event_id, livemode, platform, source_order_id),
  foreign key (organization_id, registration_id) references registrations (organization_id, id) on delete cascade
);

create index source_orders_registration on source_orders (organization_id, registration_id);

-- The attendee of each imported person, and the job that added them: a job that starts over recognizes its own.
create table source_attendees (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  livemode boolean not null,
  platform text not null,
  source_attendee_id text collate "C" not null,
  attendee_id text collate "C" not null,
  job_id text collate "C" not null,
  primary key (organization_id, event_id, livemode, platform, source_attendee_id),
  foreign key (organization_id, attendee_id) references attendees (organization_id, id) on delete cascade
);

create index source_attendees_attendee on source_attendees (organization_id, attendee_id);

-- Events, their structure, and their taken places.

create table events (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  code text collate "C" not null,
  name text not null,
  description text,
  group_id text collate "C",
  timezone text not null,
  currency text not null,
  language text not null,
  status text not null check (status in ('draft', 'published', 'cancelled', 'archived')),
  capacity integer,
  waitlist boolean not null,
  approval boolean not null,
  payment_deadline_days integer not null,
  livemode boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Normalized name and code for text search.
  search text collate "C" not null,
  primary key (organization_id, id),
  unique (organization_id, code),
  foreign key (organization_id, group_id) references groups (organization_id, id)
);

create index events_group on events (organization_id, group_id) where group_id is not null;

create table event_days (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  id text collate "C" not null,
  code text collate "C" not null,
  name text not null,
  date date not null,
  -- Local times as entered; the instants are computed with the event's time zone.
  starts_at text,
  ends_at text,
  starts_instant timestamptz not null,
  ends_instant timestamptz not null,
  capacity integer,
  locked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, event_id, id),
  unique (organization_id, event_id, code),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
);

create table attendee_types (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  id text collate "C" not null,
  code text collate "C" not null,
  name text not null,
  -- Minor units of the event's currency.
  price bigint check (price >= 0),
  capacity integer,
  approval boolean not null,
  ticket text not null check (ticket in ('per_person', 'shared')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, event_id, id),
  unique (organization_id, event_id, code),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
);

create table check_in_points (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  id text collate "C" not null,
  code text collate "C" not null,
  name text not null,
  kind text not null check (kind in ('entry', 'pre_check', 'zone')),
  -- Ids; null for all. A row whose id is used here cannot be deleted.
  days text[],
  attendee_types text[],
  groups text[],
  opens_at text,
  closes_at text,
  -- [{ "day": id, "opens_at": text or null, "closes_at": text or null }]
  windows jsonb not null,
  "limit" text not null check ("limit" in ('per_day', 'per_event', 'unlimited')),
  requires text not null check (requires in ('none', 'pre_check', 'entry')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, event_id, id),
  unique (organization_id, event_id, code),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
);

create index check_in_points_groups on check_in_points using gin (groups) where groups is not null;

create table event_forms (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  -- As in the API, with ids instead of the attendee types' codes.
  questions jsonb not null,
  rules jsonb not null,
  updated_at timestamptz not null,
  primary key (organization_id, event_id),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
);

-- Taken places of an event, for live and test data. A transaction that takes or frees places locks this row, so the
-- counts are exact. A change of the event's structure increments the revision, so that no registration goes by the old
-- structure. Updated by every registration: a low fillfactor keeps updates on the page (HOT).
create table event_places (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  livemode boolean not null,
  revision bigint not null,
  taken integer not null,
  -- Registrations on the waitlist.
  waiting integer not null,
  -- By id of the attendee type and of the day.
  by_type jsonb not null,
  by_day jsonb not null,
  -- Some registrations on the waitlist may fit and have not been promoted yet: new ones queue behind them.
  serving boolean not null default false,
  primary key (organization_id, event_id, livemode),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
) with (fillfactor = 20);

create index event_places_serving on event_places (organization_id, event_id, livemode) where serving;

-- The order of an event's changes. A change of people (registrations, attendees, tickets) or of check-ins takes the
-- next number here as its last lock and holds it to the commit: so changes become visible in the order of their numbers.
-- A number is also a time, in microseconds, unless the one before was later.
create table change_numbers (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  livemode boolean not null,
  kind text collate "C" not null check (kind in ('people', 'checkins')),
  number bigint not null default 0,
  -- Changes up to this number cannot be followed any more, because of what was deleted or shows another code.
  restarted bigint not null default 0,
  -- The same for clients limited to a group, because a registration left its group.
  regrouped bigint not null default 0,
  primary key (organization_id, event_id, livemode, kind),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
) with (fillfactor = 20);

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
  -- Local times as people wrote them; the instants follow from them and the event's time zone.
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
  price bigint,
  capacity integer,
  approval boolean not null,
  ticket text not null check (ticket in ('per_person', 'shared')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, event_id, id),
  unique (organization_id, event_id, code),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
);

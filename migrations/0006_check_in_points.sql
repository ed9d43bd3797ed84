create table check_in_points (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  id text collate "C" not null,
  code text collate "C" not null,
  name text not null,
  kind text not null check (kind in ('entry', 'pre_check', 'zone')),
  -- Ids; null stands for all. What they name cannot be deleted while a point names it.
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
  -- As the API shows them, with ids in place of the attendee types' codes.
  questions jsonb not null,
  rules jsonb not null,
  updated_at timestamptz not null,
  primary key (organization_id, event_id),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
);

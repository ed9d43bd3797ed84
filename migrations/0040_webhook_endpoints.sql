-- The https addresses of organizations that are told what happens.
create table webhook_endpoints (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  url text not null,
  -- '{*}' for all, also those that are added later.
  event_types text[] not null check (cardinality(event_types) > 0),
  -- What it is told of alone; null for all.
  event_id text collate "C",
  group_id text collate "C",
  livemode boolean,
  description text,
  -- Encrypted with the installation's key, the row's id as associated data.
  secret bytea not null,
  secret_last_four text not null,
  -- What it was signed with before, which signs alongside until then.
  former_secret bytea,
  former_secret_until timestamptz,
  paused_at timestamptz,
  paused_reason text check (paused_reason in ('manual', 'failing', 'plan')),
  failing_since timestamptz,
  consecutive_failures integer not null default 0,
  -- What had committed when it was made: it is told of nothing in it. No clock and no id tells the order of commits.
  made_after pg_snapshot not null default pg_current_snapshot(),
  -- Whether transactions that ran when it was made may still raise events that were not kept for it.
  catching_up boolean not null default true,
  -- Since when deliveries that wait have yet to follow the endpoint, which was paused or enabled: until then none is made due.
  backlog_since timestamptz,
  -- Of the address that is reserved for listening on one's own machine: when its deliveries were last asked for.
  last_listed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade,
  foreign key (organization_id, group_id) references groups (organization_id, id),
  check ((paused_at is null) = (paused_reason is null)),
  check ((former_secret is null) = (former_secret_until is null))
);

create index webhook_endpoints_event on webhook_endpoints (organization_id, event_id) where event_id is not null;
create index webhook_endpoints_group on webhook_endpoints (organization_id, group_id) where group_id is not null;
create index webhook_endpoints_failing on webhook_endpoints (failing_since) where failing_since is not null and paused_at is null;
create index webhook_endpoints_backlog on webhook_endpoints (organization_id, id) where backlog_since is not null;
create index webhook_endpoints_catching_up on webhook_endpoints (organization_id, id) where catching_up;

-- One event on its way to one endpoint.
create table webhook_deliveries (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  endpoint_id text collate "C" not null,
  -- What is sent: an event that was raised, or, of a test event, the body itself.
  webhook_event_id text collate "C" not null,
  body bytea,
  type text not null,
  event_id text collate "C",
  livemode boolean not null,
  -- A test event is sent once, whatever comes of it.
  is_test boolean not null default false,
  replay_of text collate "C",
  -- When the original was first sent; replays carry it on.
  first_attempt_at timestamptz,
  created_at timestamptz not null,
  -- As a queue: null where nothing is due, because it is settled or its endpoint is paused.
  next_attempt_at timestamptz,
  -- Counted before the work, as every queue does; `failures` is what the schedule goes by, because a lost attempt is none.
  attempts integer not null default 0,
  failures integer not null default 0,
  lease text,
  last_error text,
  last_attempt_at timestamptz,
  last_status_code integer,
  last_signature text,
  -- The first kilobyte, as it came.
  last_answer bytea,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed', 'dead')),
  settled_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, endpoint_id) references webhook_endpoints (organization_id, id) on delete cascade,
  check ((settled_at is not null) = (status in ('delivered', 'dead') or (is_test and status = 'failed')))
);

-- Each occurrence once for each endpoint; replays are apart.
create unique index webhook_deliveries_once on webhook_deliveries (organization_id, endpoint_id, webhook_event_id)
  where replay_of is null;
create index webhook_deliveries_waiting on webhook_deliveries (organization_id, endpoint_id, next_attempt_at, id)
  where settled_at is null and next_attempt_at is not null;
-- Those that rest, because their endpoint is paused.
create index webhook_deliveries_resting on webhook_deliveries (organization_id, endpoint_id, id)
  where settled_at is null and next_attempt_at is null;
create index webhook_deliveries_endpoint on webhook_deliveries (organization_id, endpoint_id, id);
-- What its status filter looks for among all that arrived.
create index webhook_deliveries_undelivered on webhook_deliveries (organization_id, endpoint_id, status, id) where status <> 'delivered';
create index webhook_deliveries_settled on webhook_deliveries (settled_at) where settled_at is not null;
create index webhook_deliveries_event on webhook_deliveries (organization_id, webhook_event_id);

-- Null while it is not known who is to be told. Where an organization has no endpoint, an event is told to nobody as it is raised.
alter table webhook_events add column fanned_out_at timestamptz default now();

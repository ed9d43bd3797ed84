-- What happened, who is told of it, and what came of telling them.

-- Written by the transaction in which it happened.
create table webhook_events (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  type text not null,
  event_id text collate "C" not null,
  livemode boolean not null,
  -- The groups whose keys could see the object when it happened.
  visible_to text[] not null,
  -- Byte for byte what is signed and sent.
  envelope text not null,
  created_at timestamptz not null,
  -- The transaction in which it happened: where it stands in the order of commits, which no clock and no id tells.
  raised_xid xid8 not null default pg_current_xact_id(),
  -- When the last delivery of it was delivered or given up; null while one is pending, or while it is not known yet who is to be
  -- told. What has no such time is never forgotten.
  settled_at timestamptz default now(),
  -- Null while it is not known who is to be told. Where an organization has no endpoint, nobody is, as soon as it is raised.
  fanned_out_at timestamptz default now(),
  -- From where something was done with a public key; null for all other keys. Each visitor has a share of what may be left.
  visitor cidr,
  primary key (organization_id, id)
);

create index webhook_events_settled on webhook_events (settled_at) where settled_at is not null;
-- In the order of commits, as endpoints are told.
create index webhook_events_to_tell on webhook_events (organization_id, raised_xid, id) where fanned_out_at is null;
-- What a new endpoint may have missed is found by the numbers of the transactions that raised it.
create index webhook_events_by_number on webhook_events (organization_id, raised_xid);

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
-- A worker looks for each of these in all organizations at once, and there are few.
create index webhook_endpoints_failing on webhook_endpoints (failing_since) where failing_since is not null and paused_at is null;
create index webhook_endpoints_backlog on webhook_endpoints (organization_id, id) where backlog_since is not null;
create index webhook_endpoints_catching_up on webhook_endpoints (organization_id, id) where catching_up;

-- One event on its way to one endpoint. A row is written several times before it is settled: beside free room it stays on its
-- page, and no index is written.
create table webhook_deliveries (
  organization_id text collate "C" not null,
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
  -- A queue from here on (server/platform/queue explains the columns). Null where nothing is due, because it is settled or its
  -- endpoint is paused.
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
  -- Apart from next_attempt_at: a claim that changes no column of an index leaves all of them alone.
  leased_until timestamptz,
  -- The attempts that failed, in order: nine at most. Null before the first.
  failed_attempts jsonb,
  -- How long the attempt took that was taken. It is the last, and the other columns tell the rest of it.
  delivered_in_ms integer,
  -- A delivery is looked for under its endpoint: one index lists them, finds each and keeps it single.
  primary key (organization_id, endpoint_id, id),
  foreign key (organization_id, endpoint_id) references webhook_endpoints (organization_id, id) on delete cascade,
  check ((settled_at is not null) = (status in ('delivered', 'dead') or (is_test and status = 'failed')))
) with (fillfactor = 50);

create index webhook_deliveries_waiting on webhook_deliveries (organization_id, endpoint_id, next_attempt_at, id)
  where settled_at is null and next_attempt_at is not null;
-- Those that rest, because their endpoint is paused.
create index webhook_deliveries_resting on webhook_deliveries (organization_id, endpoint_id, id)
  where settled_at is null and next_attempt_at is null;
-- Each event once for each endpoint, replays apart; also finds an event's deliveries, without which it can be forgotten.
create unique index webhook_deliveries_of_event on webhook_deliveries (organization_id, webhook_event_id, endpoint_id)
  where replay_of is null;
create index webhook_deliveries_replays on webhook_deliveries (organization_id, webhook_event_id) where replay_of is not null;
-- What was settled long ago lies together in the table, and a summary of its parts finds it.
create index webhook_deliveries_settled on webhook_deliveries using brin (settled_at);
-- For the filter by status. Those that wait have indexes of their own, so one that is delivered at once never enters this.
create index webhook_deliveries_refused on webhook_deliveries (organization_id, endpoint_id, status, id)
  where status in ('failed', 'dead');

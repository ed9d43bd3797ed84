-- Webhook events, endpoints and deliveries.

-- Written by the transaction that raises the event.
create table webhook_events (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  type text not null,
  event_id text collate "C" not null,
  livemode boolean not null,
  -- The groups whose keys could see the object at that time.
  visible_to text[] not null,
  -- Byte for byte what is signed and sent.
  envelope text not null,
  created_at timestamptz not null,
  -- The network of the caller, for a public key only: limits how much each visitor may leave behind.
  visitor cidr,
  primary key (organization_id, id)
);

create index webhook_events_created on webhook_events (created_at);

-- Events whose deliveries have yet to be made, in the order in which they were written: of two acts on the same object,
-- the second is written after the first has committed. Neither a timestamp nor an id gives that order.
create table webhook_events_to_fan_out (
  organization_id text collate "C" not null,
  position bigint generated always as identity,
  id text collate "C" not null,
  created_at timestamptz not null,
  primary key (organization_id, position)
);

create table webhook_endpoints (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  url text not null,
  -- '{*}' for all types, including future ones.
  event_types text[] not null check (cardinality(event_types) > 0),
  -- Filter; null for all.
  event_id text collate "C",
  group_id text collate "C",
  livemode boolean,
  description text,
  -- Encrypted with the installation's key, the row's id as associated data.
  secret bytea not null,
  secret_last_four text not null,
  -- The previous secret, which also signs until then.
  former_secret bytea,
  former_secret_until timestamptz,
  paused_at timestamptz,
  paused_reason text check (paused_reason in ('manual', 'failing', 'plan', 'gone')),
  failing_since timestamptz,
  consecutive_failures integer not null default 0,
  -- The app that subscribed by it (X-Service-Client), and whether its receiver has answered 410 since it last took something.
  app text,
  gone boolean not null default false,
  -- Set while pending deliveries have yet to follow a pause or enable: until they have, no new one is made due.
  backlog_since timestamptz,
  -- Only for the listening URL: when a client last listed the deliveries.
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
-- Workers search these across all organizations; there are few.
create index webhook_endpoints_failing on webhook_endpoints (failing_since) where failing_since is not null and paused_at is null;
create index webhook_endpoints_gone on webhook_endpoints (organization_id, id) where gone;
create index webhook_endpoints_backlog on webhook_endpoints (organization_id, id) where backlog_since is not null;

-- One event for one endpoint. What changes when the first attempt succeeds is in no index, and a low fillfactor keeps the
-- new row on the page: so most deliveries are settled without touching an index (HOT).
create table webhook_deliveries (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  endpoint_id text collate "C" not null,
  -- The webhook event; for a test event, see body.
  webhook_event_id text collate "C" not null,
  body bytea,
  type text not null,
  event_id text collate "C",
  livemode boolean not null,
  -- Sent once, whatever the result.
  is_test boolean not null default false,
  replay_of text collate "C",
  -- When the original was first sent; inherited by replays.
  first_attempt_at timestamptz,
  created_at timestamptz not null,
  -- From here on columns of a queue (see server/platform/queue). Null if the endpoint is paused; stays when it is settled.
  next_attempt_at timestamptz,
  -- Waits for its own time: a retry, a replay, a test event, and what waited during a pause. Others wait in a batch.
  is_single boolean not null default false,
  attempts integer not null default 0,
  failures integer not null default 0,
  last_error text,
  last_attempt_at timestamptz,
  last_status_code integer,
  last_signature text,
  -- The first kilobyte, unchanged.
  last_answer bytea,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed', 'dead')),
  settled_at timestamptz,
  -- Failed attempts in order, at most nine. Null before the first.
  failed_attempts jsonb,
  -- Duration of the successful attempt, which is the last: other columns have the rest of it.
  delivered_in_ms integer,
  -- Deliveries are looked up by endpoint: this index lists them, finds one and keeps ids unique.
  primary key (organization_id, endpoint_id, id),
  foreign key (organization_id, endpoint_id) references webhook_endpoints (organization_id, id) on delete cascade,
  check ((settled_at is not null) = (status in ('delivered', 'dead') or (is_test and status = 'failed')))
) with (fillfactor = 40);

create index webhook_deliveries_single on webhook_deliveries (organization_id, endpoint_id, next_attempt_at, id)
  where is_single;
-- On hold, because their endpoint is paused.
create index webhook_deliveries_resting on webhook_deliveries (organization_id, endpoint_id, id)
  where next_attempt_at is null;
-- Finds an event's deliveries, before it can be deleted.
create index webhook_deliveries_of_event on webhook_deliveries (organization_id, webhook_event_id);
-- Rows settled at about the same time are close together in the table, so BRIN suffices to find old ones.
create index webhook_deliveries_settled on webhook_deliveries using brin (settled_at);
-- For the filter by status. One delivered at once never enters this index.
create index webhook_deliveries_refused on webhook_deliveries (organization_id, endpoint_id, id) where failures > 0;

-- The deliveries that one transaction made for an endpoint, and when they were due: where those of them are that are not
-- settled, single or on hold. Deleted once there are none.
create table webhook_batches (
  organization_id text collate "C" not null,
  endpoint_id text collate "C" not null,
  next_attempt_at timestamptz not null,
  first_id text collate "C" not null,
  last_id text collate "C" not null,
  primary key (organization_id, endpoint_id, next_attempt_at, first_id),
  foreign key (organization_id, endpoint_id) references webhook_endpoints (organization_id, id) on delete cascade
);

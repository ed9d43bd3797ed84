-- What every change records: the response for its idempotency key, and its entry in the audit log.

-- Not partitioned by time: a key must stay unique across midnight. Old rows are deleted in batches.
create table idempotency_keys (
  organization_id text collate "C" not null,
  api_key_id text collate "C" not null,
  key text collate "C" not null,
  fingerprint bytea not null,
  -- Encrypted with the caller's API key, of which only a digest is stored: a response may contain a secret.
  sealed_answer bytea,
  created_at timestamptz not null,
  -- The response to a scan is stored once, with the scan.
  scan_id text collate "C",
  primary key (organization_id, api_key_id, key),
  constraint idempotency_keys_answer check (sealed_answer is not null or scan_id is not null)
);

create index idempotency_keys_age on idempotency_keys (created_at);

-- Aborts a transaction whose idempotency key is taken, together with the statements sent along with the claim.
create function refuse_idempotency_key() returns boolean language plpgsql as $$
begin
  raise exception 'The idempotency key has an answer, or its request is still being worked on.' using errcode = 'PT409';
end
$$;

-- No primary key: audit_log_order is unique, and nothing looks up rows by id alone. That saves an index per change.
create table audit_log (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  at timestamptz not null,
  actor_type text not null,
  actor_id text collate "C",
  source text not null,
  client text,
  request_id text,
  action text not null,
  object_type text not null,
  object_id text not null,
  -- Of the object, or of what it has of test data. What both modes share is live.
  livemode boolean not null default true,
  before jsonb,
  after jsonb
) partition by range (at);

-- Read newest first, by mode, time and id, also when filtered by actor or object.
create unique index audit_log_order on audit_log (organization_id, livemode, at, id);
create index audit_log_actor_order on audit_log (organization_id, actor_id, livemode, at, id);
create index audit_log_object_order on audit_log (organization_id, object_id, livemode, at, id);

-- For rows outside of all monthly partitions, so that a change never fails for lack of one.
create table audit_log_default partition of audit_log default;

-- What every change leaves behind: the answer for its idempotency key, and its entry in the audit log.

-- Not partitioned by time: a key must stay unique across midnight. Old rows are deleted in batches.
create table idempotency_keys (
  organization_id text collate "C" not null,
  api_key_id text collate "C" not null,
  key text collate "C" not null,
  fingerprint bytea not null,
  -- Sealed with the caller's API key, of which only a digest is stored: an answer may hold a secret.
  sealed_answer bytea,
  created_at timestamptz not null,
  -- The answer to a scan is stored once, with the scan.
  scan_id text collate "C",
  primary key (organization_id, api_key_id, key),
  constraint idempotency_keys_answer check (sealed_answer is not null or scan_id is not null)
);

create index idempotency_keys_age on idempotency_keys (created_at);

-- Ends a transaction whose idempotency key is another's, together with whatever was sent along with the claim.
create function refuse_idempotency_key() returns boolean language plpgsql as $$
begin
  raise exception 'The idempotency key has an answer, or its request is still being worked on.' using errcode = 'PT409';
end
$$;

-- Without a primary key: its order keeps the rows unique, and nothing looks for one by its id alone, so every change writes one
-- index less.
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
  before jsonb,
  after jsonb
) partition by range (at);

-- The log is read newest first, by time and id, also when it is asked for one actor or object.
create unique index audit_log_order on audit_log (organization_id, at, id);
create index audit_log_actor_order on audit_log (organization_id, actor_id, at, id);
create index audit_log_object_order on audit_log (organization_id, object_id, at, id);

-- Takes what no month's partition holds, so that a change never fails for want of one.
create table audit_log_default partition of audit_log default;

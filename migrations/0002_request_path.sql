-- What holds for the whole installation: one row.
create table instance (
  singleton boolean primary key default true check (singleton),
  -- Signs list cursors, so that every process accepts what another has handed out.
  cursor_secret bytea not null,
  license_revoked_at timestamptz
);

insert into instance (cursor_secret)
values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

alter table groups add column updated_at timestamptz not null default now();
alter table groups alter column updated_at drop default;
create index groups_parent on groups (organization_id, parent_id);

create index api_keys_group on api_keys (organization_id, group_id) where group_id is not null;
create index members_group on members (organization_id, group_id) where group_id is not null;

-- Not partitioned by time: a key must stay unique across midnight. Old rows are deleted in batches.
create table idempotency_keys (
  organization_id text collate "C" not null,
  api_key_id text collate "C" not null,
  key text collate "C" not null,
  fingerprint bytea not null,
  -- Sealed with the caller's API key, of which only a digest is stored: an answer may hold a secret.
  sealed_answer bytea not null,
  created_at timestamptz not null,
  primary key (organization_id, api_key_id, key)
);

create index idempotency_keys_age on idempotency_keys (created_at);

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
  after jsonb,
  primary key (organization_id, id, at)
) partition by range (at);

-- Takes what no month's partition holds, so that a change never fails for want of one.
create table audit_log_default partition of audit_log default;

create index audit_log_actor on audit_log (organization_id, actor_id, id);
create index audit_log_object on audit_log (organization_id, object_id, id);

-- Work that may take longer than a request, with its input and output files.

-- Request bodies before they belong to a job; those that no job takes are deleted after a while.
create table uploads (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);

create index uploads_age on uploads (created_at);

create table upload_parts (
  organization_id text collate "C" not null,
  upload_id text collate "C" not null,
  part integer not null,
  bytes bytea not null,
  primary key (organization_id, upload_id, part),
  foreign key (organization_id, upload_id) references uploads (organization_id, id) on delete cascade
);

-- Uncompressed, to save time. PostgreSQL 15 does not accept storage in `create table`.
alter table upload_parts alter column bytes set storage external;

-- A queue (see server/platform/queue) whose rows stay as a record.
create table jobs (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  type text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  preview boolean not null,
  livemode boolean not null,
  event_id text collate "C",
  -- The creator's group; null for the whole organization.
  group_id text collate "C",
  -- On whose behalf it acts: a key, a member, or, without an id, the operator.
  made_by text not null check (made_by in ('key', 'member', 'operator')),
  made_by_id text collate "C",
  parameters jsonb not null,
  -- Where to continue after the last commit, in a format of its type; null: from the start.
  state jsonb,
  done integer not null default 0,
  total integer,
  counts jsonb not null default '{}',
  warnings jsonb not null default '[]',
  error jsonb,
  -- Names and media types of its files.
  files jsonb not null default '{}',
  result_bytes bigint not null default 0,
  rejects_bytes bigint not null default 0,
  -- Its upload, if that was spooled.
  upload_id text collate "C",
  next_attempt_at timestamptz not null,
  -- Failed runs.
  attempts integer not null default 0,
  -- Runs begun since the last progress: a job that crashes its worker each time is given up.
  begun integer not null default 0,
  lease text collate "C",
  last_error text,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- When its files are deleted.
  expires_at timestamptz,
  -- Source, client and request id of the request that created it, recorded with what the job does.
  source text not null,
  client text,
  request_id text,
  primary key (organization_id, id),
  foreign key (organization_id, event_id) references events (organization_id, id),
  foreign key (organization_id, group_id) references groups (organization_id, id),
  foreign key (organization_id, upload_id) references uploads (organization_id, id),
  check ((made_by_id is null) = (made_by = 'operator')),
  check ((finished_at is not null) = (status in ('succeeded', 'failed', 'cancelled'))),
  check ((finished_at is null) = (expires_at is null))
);

create index jobs_waiting on jobs (organization_id, next_attempt_at, id) where finished_at is null;
create index jobs_of_mode on jobs (organization_id, livemode, id);
create index jobs_event on jobs (organization_id, event_id, id) where event_id is not null;
create index jobs_group on jobs (organization_id, group_id) where group_id is not null;
create index jobs_expiring on jobs (expires_at) where expires_at is not null;
create index jobs_upload on jobs (organization_id, upload_id) where upload_id is not null;

create table job_files (
  organization_id text collate "C" not null,
  job_id text collate "C" not null,
  kind text not null check (kind in ('source', 'result', 'rejects')),
  part integer not null,
  bytes bytea not null,
  primary key (organization_id, job_id, kind, part),
  foreign key (organization_id, job_id) references jobs (organization_id, id) on delete cascade
);

alter table job_files alter column bytes set storage external;

-- Work that may take longer than a request, and the files that go in and come out.

-- What arrives with a request before it is known what becomes of it; what no job has taken is deleted after a while.
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

-- As they came: nobody waits for parts to be compressed. PostgreSQL 15 takes no storage in `create table`.
alter table upload_parts alter column bytes set storage external;

-- A queue (server/platform/queue explains the columns) whose rows stay as a record.
create table jobs (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  type text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  preview boolean not null,
  livemode boolean not null,
  event_id text collate "C",
  -- That of whoever made it; null where the whole organization is theirs.
  group_id text collate "C",
  -- Whom it acts for: a key, a member, or, where that has no id, the operator.
  made_by text not null check (made_by in ('key', 'member', 'operator')),
  made_by_id text collate "C",
  parameters jsonb not null,
  -- Where it goes on after the last commit, in the words of its kind; null from the start.
  state jsonb,
  done integer not null default 0,
  total integer,
  counts jsonb not null default '{}',
  warnings jsonb not null default '[]',
  error jsonb,
  -- What its files are called, and of which media type they are.
  files jsonb not null default '{}',
  result_bytes bigint not null default 0,
  rejects_bytes bigint not null default 0,
  -- What was uploaded for it, where that was spooled.
  upload_id text collate "C",
  next_attempt_at timestamptz not null,
  -- How often work on it failed.
  attempts integer not null default 0,
  -- How often work on it began since it last got further; a job that ends its worker each time is given up.
  begun integer not null default 0,
  lease text collate "C",
  last_error text,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- When its files are deleted.
  expires_at timestamptz,
  -- From where, by which client and in which call it was asked for: what it does is told with that.
  source text,
  client text,
  request_id text,
  primary key (organization_id, id),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete set null (event_id),
  foreign key (organization_id, group_id) references groups (organization_id, id) on delete set null (group_id),
  foreign key (organization_id, upload_id) references uploads (organization_id, id) on delete set null (upload_id),
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

-- What a job was given and what it made, in pieces.
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

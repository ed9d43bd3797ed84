create table organizations (
  id text collate "C" primary key,
  slug text collate "C" not null unique,
  name text not null,
  timezone text not null,
  plan text not null,
  plan_overrides jsonb not null default '{}',
  terminology jsonb not null default '{}',
  created_at timestamptz not null
);

create table groups (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  parent_id text collate "C",
  code text collate "C" not null,
  name text not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, code),
  foreign key (organization_id, parent_id) references groups (organization_id, id)
);

create table members (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  email text not null,
  name text not null,
  role text not null check (role in ('owner', 'admin', 'developer', 'manager', 'scanner')),
  group_id text collate "C",
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, group_id) references groups (organization_id, id)
);

create unique index members_email on members (organization_id, lower(email));

create table api_keys (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  -- SHA-256 of the whole key. A key has 190 random bits, so a slow password hash would only slow every request.
  digest bytea not null unique,
  last_four text not null,
  name text not null,
  mode text not null check (mode in ('live', 'test')),
  scopes text[] not null check (scopes <@ array['read', 'write', 'admin', 'scanner']),
  group_id text collate "C",
  expires_at timestamptz,
  allowed_addresses cidr[],
  requests_per_minute integer check (requests_per_minute > 0),
  created_by text collate "C",
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, group_id) references groups (organization_id, id),
  foreign key (organization_id, created_by) references members (organization_id, id)
);

-- One row for each key, rewritten on every call: free space keeps the rewrites inside their page and off the index.
create table api_key_usage (
  organization_id text collate "C" not null,
  api_key_id text collate "C" not null,
  window_start timestamptz not null,
  window_calls integer not null,
  month date not null,
  month_calls bigint not null,
  primary key (organization_id, api_key_id),
  foreign key (organization_id, api_key_id) references api_keys (organization_id, id) on delete cascade
) with (fillfactor = 20);

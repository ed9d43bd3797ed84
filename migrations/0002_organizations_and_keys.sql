-- Organizations and callers. From here on every key begins with the organization, so that tables can be distributed by
-- it. Ids and codes use collation "C": compared byte by byte, whatever the locale of the database.

create table organizations (
  id text collate "C" primary key,
  slug text collate "C" not null unique,
  name text not null,
  timezone text not null,
  plan text not null,
  plan_overrides jsonb not null default '{}',
  terminology jsonb not null default '{}',
  created_at timestamptz not null,
  -- Number of group moves: a move changes which people limited keys see, although no person's row changes.
  group_moves integer not null default 0
);

-- A group can be deleted only when empty. Every table with groups has an index <table>_group to check that.
create table groups (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  parent_id text collate "C",
  code text collate "C" not null,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- False for a group that was created with a test key.
  livemode boolean not null default true,
  primary key (organization_id, id),
  unique (organization_id, code),
  foreign key (organization_id, parent_id) references groups (organization_id, id)
);

create index groups_parent on groups (organization_id, parent_id);

create table members (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  email text not null,
  name text not null,
  role text not null check (role in ('owner', 'admin', 'developer', 'manager', 'scanner')),
  group_id text collate "C",
  created_at timestamptz not null,
  -- For overriding a refusal at a device: salt and scrypt hash.
  pin_hash text,
  -- In the console; null: never. Sessions are deleted when they end.
  last_signed_in_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, group_id) references groups (organization_id, id)
);

create unique index members_email on members (organization_id, lower(email));
-- Who signs in types an address alone, and may be a member of several organizations.
create index members_by_address on members (lower(email));
create index members_group on members (organization_id, group_id) where group_id is not null;

create table api_keys (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  -- SHA-256 of the whole key; with 190 random bits, a slow password hash would only slow requests. Uniqueness is
  -- enforced by api_key_digests: a unique index that does not begin with the organization could not be distributed.
  digest bytea not null,
  last_four text not null,
  name text not null,
  mode text not null check (mode in ('live', 'test')),
  scopes text[] not null check (scopes <@ array['read', 'write', 'admin', 'scanner']),
  group_id text collate "C",
  expires_at timestamptz,
  allowed_addresses cidr[],
  requests_per_minute integer check (requests_per_minute > 0),
  -- The id of a member who was removed stays.
  created_by text collate "C",
  created_at timestamptz not null,
  revoked_at timestamptz,
  -- A published key. Its users are rate limited by address, instead of sharing one limit.
  is_public boolean not null default false,
  primary key (organization_id, id),
  foreign key (organization_id, group_id) references groups (organization_id, id)
);

create index api_keys_group on api_keys (organization_id, group_id) where group_id is not null;

-- Finds the organization of a key: the only lookup without an organization. Small and without foreign keys, so that
-- every node can have a copy, while keys are distributed with their organization.
create table api_key_digests (
  digest bytea primary key,
  organization_id text collate "C" not null,
  api_key_id text collate "C" not null
);

-- One row per key, made with it and updated by every request: a low fillfactor keeps updates on the page and off the
-- index (HOT).
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

-- Requests per minute of each address with a public key. Unlogged, as address_usage.
create unlogged table key_address_usage (
  organization_id text collate "C" not null,
  api_key_id text collate "C" not null,
  network cidr not null,
  window_start timestamptz not null,
  calls integer not null,
  primary key (organization_id, api_key_id, network)
) with (fillfactor = 50);

-- A key that everyone knows. Whoever uses it has the budget of their address instead of one that all would share.
alter table api_keys add column is_public boolean not null default false;

-- What each address has asked for in its minute with such a key. As with visitors without a key, a crash forgives a minute.
create unlogged table key_address_usage (
  organization_id text collate "C" not null,
  api_key_id text collate "C" not null,
  network cidr not null,
  window_start timestamptz not null,
  calls integer not null,
  primary key (organization_id, api_key_id, network)
) with (fillfactor = 50);

-- What the sandbox promises to be there tomorrow as it is today, so nobody may change it.
alter table registrations add column is_fixture boolean not null default false;

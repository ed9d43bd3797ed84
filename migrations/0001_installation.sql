-- Tables of the installation as a whole, which belong to no organization.

-- A single row.
create table instance (
  singleton boolean primary key default true check (singleton),
  -- Signs list cursors, so that every process accepts cursors of the others.
  cursor_secret bytea not null,
  license_revoked_at timestamptz,
  -- A restore takes changes back that clients have read already. A database that finds itself elsewhere gets a new
  -- lineage, and positions of an earlier one lead to the beginning.
  change_lineage integer not null default 1,
  -- The database that gave this lineage.
  lineage_of text,
  license text,
  -- Where people reach the servers, as the server that began to listen last says: for addresses in mails and commands.
  public_origin text
);

insert into instance (cursor_secret)
values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

-- Permanent: a revoked license must not become valid by being installed again.
create table license_revocations (
  license_id text collate "C" primary key,
  revoked_at timestamptz not null
);

-- Requests per minute of visitors without a key. Unlogged: a crash loses one minute, and no count waits for the disk.
-- One row per network, updated by every request: a low fillfactor keeps updates on the page and off the index (HOT).
create unlogged table address_usage (
  network cidr primary key,
  window_start timestamptz not null,
  calls integer not null
) with (fillfactor = 50);

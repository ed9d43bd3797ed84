-- What belongs to the installation as a whole, and to no organization.

-- One row.
create table instance (
  singleton boolean primary key default true check (singleton),
  -- Signs list cursors, so that every process accepts what another has handed out.
  cursor_secret bytea not null,
  license_revoked_at timestamptz,
  -- Transactions are numbered by the database server. A copy that is restored on another server may find lower numbers there; then
  -- changes are numbered afresh in a new lineage, and positions of an earlier one lead to the beginning.
  change_lineage integer not null default 1,
  license text,
  -- The database server whose transaction numbers stand in the rows. As long as it is the same one, no row has to be looked at to
  -- know that its transactions go on from there.
  numbered_by text,
  -- Up to this transaction roster_marks were forgotten: who stands before it reads the whole roster again.
  roster_marks_forgotten xid8 not null default '0'
);

insert into instance (cursor_secret)
values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

-- Where the order of commits stood at some time. Whatever commits after it has this number or a higher one, however early it began.
create table change_marks (
  at timestamptz primary key,
  lineage integer not null,
  horizon xid8 not null
);

-- Remembered for good: a revoked license must not come back by being installed again.
create table license_revocations (
  license_id text collate "C" primary key,
  revoked_at timestamptz not null
);

-- What visitors without a key have asked for in their minute. Losing it in a crash forgives a minute, so nothing of it is logged
-- and no count waits for the disk. One row for each network, rewritten on every call: free space keeps the rewrites inside their
-- page and off the index.
create unlogged table address_usage (
  network cidr primary key,
  window_start timestamptz not null,
  calls integer not null
) with (fillfactor = 50);

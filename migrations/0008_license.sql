alter table instance add column license text;

-- Remembered for good: a revoked license must not come back by being installed again.
create table license_revocations (
  license_id text collate "C" primary key,
  revoked_at timestamptz not null
);

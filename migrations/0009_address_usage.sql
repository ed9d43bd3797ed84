-- What visitors without a key have asked for in their minute. Losing it in a crash forgives a minute, so nothing of it is logged
-- and no count waits for the disk. One row for each network, rewritten on every call: free space keeps the rewrites inside their
-- page and off the index.
create unlogged table address_usage (
  network cidr primary key,
  window_start timestamptz not null,
  calls integer not null
) with (fillfactor = 50);

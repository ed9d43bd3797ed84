-- False where an earlier row says the same of the person: the same result, at the same point, on the same day. At a point without a limit
-- one person may have any number of rows, and only the first can change what later scans come to. Rows that nobody marked count as first.
alter table checkins add column is_first boolean not null default true;

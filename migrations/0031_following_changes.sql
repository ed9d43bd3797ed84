-- Where the order of commits stood at some time. Whatever commits after it has this number or a higher one, however early it began.
create table change_marks (
  at timestamptz primary key,
  lineage integer not null,
  horizon xid8 not null
);

-- How often groups were moved: then limited keys see other people than before, although nobody changed.
alter table organizations add column group_moves integer not null default 0;

-- How often a code that is shown with people was changed: then they all look different, although no row of theirs was written.
alter table event_places add column renames integer not null default 0;

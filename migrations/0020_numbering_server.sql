-- The database server whose transaction numbers stand in the rows. As long as it is the same one, no row has to be looked at to
-- know that its transactions go on from there.
alter table instance add column numbered_by text;

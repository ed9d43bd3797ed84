-- without transaction
-- Events whose text for finding is still to be made: hardly ever one, so that looking for them costs nothing at a start.
drop index concurrently if exists events_to_fill;
create index concurrently events_to_fill on events (organization_id, id) where search = '';

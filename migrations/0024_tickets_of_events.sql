-- Not valid: it holds for what is written from now on, and a later file looks at what is there while others write. Events are
-- locked first, as those who write tickets do, and each table has a file of its own, so that nobody waits in a circle.
lock table events in share row exclusive mode;
alter table tickets add constraint tickets_event_fkey
  foreign key (organization_id, event_id) references events (organization_id, id) not valid;

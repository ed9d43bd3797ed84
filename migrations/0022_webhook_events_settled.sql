-- without transaction
drop index concurrently if exists webhook_events_settled;
create index concurrently webhook_events_settled on webhook_events (settled_at) where settled_at is not null;
-- Nothing is forgotten by its age alone any more.
drop index concurrently if exists outbox_events_age;

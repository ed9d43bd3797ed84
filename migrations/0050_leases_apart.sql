-- A claim that changes no column of an index leaves all of them alone.
alter table webhook_deliveries add column leased_until timestamptz;

-- One index finds both an event's deliveries and the one to an endpoint.
create unique index webhook_deliveries_of_event on webhook_deliveries (organization_id, webhook_event_id, endpoint_id)
  where replay_of is null;
create index webhook_deliveries_replays on webhook_deliveries (organization_id, webhook_event_id) where replay_of is not null;
drop index webhook_deliveries_once;
drop index webhook_deliveries_event;

-- That of its endpoint says the same.
alter table webhook_deliveries drop constraint webhook_deliveries_organization_id_fkey;

-- What was settled long ago lies together in the table, and a summary of its parts finds it.
drop index webhook_deliveries_settled;
create index webhook_deliveries_settled on webhook_deliveries using brin (settled_at);

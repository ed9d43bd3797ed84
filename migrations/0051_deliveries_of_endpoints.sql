-- A delivery is looked for under its endpoint: one index lists them, finds each and keeps it single.
create unique index webhook_deliveries_of_endpoint on webhook_deliveries (organization_id, endpoint_id, id);
alter table webhook_deliveries drop constraint webhook_deliveries_pkey;
alter table webhook_deliveries add constraint webhook_deliveries_pkey primary key using index webhook_deliveries_of_endpoint;
drop index webhook_deliveries_endpoint;

-- Those that wait have indexes of their own, so one that is delivered at once never enters this.
create index webhook_deliveries_refused on webhook_deliveries (organization_id, endpoint_id, status, id) where status in ('failed', 'dead');
drop index webhook_deliveries_undelivered;

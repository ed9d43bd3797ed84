-- Whether some who wait may fit and have not been served yet. Whoever comes meanwhile queues behind them.
alter table event_places add column serving boolean not null default false;

create index event_places_serving on event_places (organization_id, event_id, livemode) where serving;

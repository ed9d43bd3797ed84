-- What happened, as webhook endpoints are told of it.
alter table outbox_events rename to webhook_events;
alter index outbox_events_pkey rename to webhook_events_pkey;

-- The transaction in which it happened: where it stands in the order of commits, which no clock and no id tells.
alter table webhook_events add column raised_xid xid8 not null default pg_current_xact_id();

-- When the last delivery of it was delivered or given up; null while one is pending, or while it is not known yet who is to be
-- told. What has no such time is never forgotten. No endpoint exists yet that could match, so all is settled as it happens.
alter table webhook_events add column settled_at timestamptz default now();

-- For processes of the version before, until they are replaced.
create view outbox_events as
  select organization_id, id, type, event_id, livemode, visible_to, envelope, created_at from webhook_events;

-- without transaction
create index concurrently if not exists tickets_changed on tickets (organization_id, event_id, livemode, changed_xid, id);

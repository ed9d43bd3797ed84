-- without transaction
-- What a new endpoint may have missed is found by the numbers of the transactions that raised it.
create index concurrently if not exists webhook_events_by_number on webhook_events (organization_id, raised_xid);

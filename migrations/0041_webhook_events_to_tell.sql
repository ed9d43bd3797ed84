-- without transaction
create index concurrently if not exists webhook_events_to_tell on webhook_events (organization_id, raised_xid, id)
  where fanned_out_at is null;

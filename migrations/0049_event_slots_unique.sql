-- without transaction
-- Nobody is let in twice where once is all, on whichever days the scans were made.
create unique index concurrently if not exists checkins_event_slot on checkins (organization_id, event_id, livemode, event_slot)
  where event_slot is not null and withdrawn_at is null;

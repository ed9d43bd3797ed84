-- without transaction
-- Rosters are told of first admissions alone.
create index concurrently if not exists checkins_first_changed on checkins (organization_id, event_id, livemode, changed_xid, id)
  where result in ('accepted', 'pre_checked', 'zone_entered') and is_first;

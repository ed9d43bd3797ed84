-- without transaction
-- What a scan of a person is decided by (their first admissions), and for reports all of them.
create index concurrently if not exists checkins_of_person on checkins (organization_id, event_id, livemode, attendee_id, is_first, day_id)
  include (result, check_in_point_id, scanned_at)
  where result in ('accepted', 'pre_checked', 'zone_entered') and withdrawn_at is null;

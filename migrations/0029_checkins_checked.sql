alter table checkins add constraint checkins_result_check check (
  result in (
    'accepted', 'pre_checked', 'zone_entered', 'duplicate', 'day_locked', 'wrong_day', 'not_yet_open', 'closed', 'rejected',
    'voided', 'unknown'
  )
) not valid;

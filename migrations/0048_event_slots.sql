-- What an admission takes at a check-in point that lets each person in once in all days; null elsewhere. The slot beside it is of one day.
alter table checkins add column event_slot text collate "C";

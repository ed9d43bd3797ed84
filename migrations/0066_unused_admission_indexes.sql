drop index checkins_admitted;
drop index checkins_changed;

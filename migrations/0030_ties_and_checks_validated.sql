alter table tickets validate constraint tickets_event_fkey;
alter table payments validate constraint payments_event_fkey, validate constraint payments_money_check;
alter table registrations validate constraint registrations_money_check;
alter table attendees validate constraint attendees_status_check, validate constraint attendees_price_check;
alter table attendee_types validate constraint attendee_types_price_check;
alter table checkins validate constraint checkins_result_check;

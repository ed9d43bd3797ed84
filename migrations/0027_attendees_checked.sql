alter table attendees
  add constraint attendees_status_check
    check (status in ('pending', 'awaiting_payment', 'waitlisted', 'confirmed', 'declined', 'cancelled')) not valid,
  add constraint attendees_price_check check (price >= 0) not valid;

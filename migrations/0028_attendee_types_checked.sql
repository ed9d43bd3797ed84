alter table attendee_types add constraint attendee_types_price_check check (price >= 0) not valid;

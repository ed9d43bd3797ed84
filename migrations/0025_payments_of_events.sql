lock table events in share row exclusive mode;
alter table payments
  add constraint payments_event_fkey
    foreign key (organization_id, event_id) references events (organization_id, id) not valid,
  add constraint payments_money_check check (amount >= 0 and amount_refunded between 0 and amount) not valid;

alter table registrations add constraint registrations_money_check
  check (amount_total >= 0 and amount_paid >= 0 and amount_refunded between 0 and amount_paid) not valid;

-- Whose tickets an order is about, and who alone is written to; null for everybody whom it concerns.
alter table mail_orders add column attendee_id text collate "C";

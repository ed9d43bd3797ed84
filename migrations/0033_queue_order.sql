-- without transaction
-- By organization first, because organizations take turns; by id too, because many rows are queued at the same instant.
create index concurrently if not exists mails_waiting on mails (organization_id, next_attempt_at, id) where sent_at is null and failed_at is null;
create index concurrently if not exists mail_orders_waiting on mail_orders (organization_id, next_attempt_at, id);
drop index concurrently if exists mails_due;

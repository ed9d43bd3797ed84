-- Who has a row at hand; null when nobody does, or when it is settled. server/platform/queue explains the columns of a queue.
alter table mails add column lease text collate "C";

-- An order is due at once unless it says otherwise.
alter table mail_orders
  add column next_attempt_at timestamptz not null default 'epoch',
  add column attempts integer not null default 0,
  add column lease text collate "C",
  add column last_error text;

-- By organization first, because organizations take turns; by id too, because many rows are queued at the same instant.
create index mails_waiting on mails (organization_id, next_attempt_at, id) where sent_at is null and failed_at is null;
drop index mails_due;
create index mail_orders_waiting on mail_orders (organization_id, next_attempt_at, id);

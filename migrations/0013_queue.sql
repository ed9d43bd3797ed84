-- Who has a row at hand; null when nobody does, or when it is settled. server/platform/queue explains the columns of a queue.
alter table mails add column lease text collate "C";

-- An order is due at once unless it says otherwise.
alter table mail_orders
  add column next_attempt_at timestamptz not null default 'epoch',
  add column attempts integer not null default 0,
  add column lease text collate "C",
  add column last_error text;

-- Mails to single people: to be written, and to be sent. Both tables are queues: server/platform/queue explains their columns. The
-- indexes of what waits have the organization first, because organizations take turns, and the id too, because many rows are queued
-- at the same instant.

create table mails (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  -- What the mail is about, such as quota-80:2026-11:<member>. One occurrence makes one mail.
  occurrence text collate "C" not null,
  recipient_address text not null,
  recipient_name text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  attachments jsonb,
  created_at timestamptz not null,
  -- Counted before sending, so that an attempt that never reported back can be seen.
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  message_id text,
  -- Who has the row at hand; null when nobody does, or when it is settled.
  lease text collate "C",
  primary key (organization_id, id),
  unique (organization_id, occurrence),
  check (sent_at is null or failed_at is null)
);

create index mails_waiting on mails (organization_id, next_attempt_at, id) where sent_at is null and failed_at is null;

-- A request only orders a mail; a worker writes and queues it.
create table mail_orders (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null check (kind in ('confirmation', 'ticket')),
  event_id text collate "C" not null,
  registration_id text collate "C" not null,
  ticket_id text collate "C",
  created_at timestamptz not null,
  -- Whose tickets it is about, and who alone is written to; null for everybody whom it concerns.
  attendee_id text collate "C",
  -- Due at once unless it says otherwise.
  next_attempt_at timestamptz not null default 'epoch',
  attempts integer not null default 0,
  lease text collate "C",
  last_error text,
  primary key (organization_id, id)
);

create index mail_orders_waiting on mail_orders (organization_id, next_attempt_at, id);

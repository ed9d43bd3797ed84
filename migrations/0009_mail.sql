-- Mails to individuals: orders to write them, and mails to send. Both tables are queues (see server/platform/queue).
-- Their indexes begin with the organization, because organizations take turns, and include the id, because many rows
-- are queued at the same instant.

create table mails (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  -- What the mail is about, such as quota-80:2026-11:<member>. Each occurrence makes one mail.
  occurrence text collate "C" not null,
  recipient_address text not null,
  recipient_name text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  attachments jsonb,
  created_at timestamptz not null,
  -- Counted before sending, so that an attempt without a result is visible.
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  message_id text,
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
  -- The only recipient, about their own tickets; null for everybody concerned.
  attendee_id text collate "C",
  -- Due at once by default.
  next_attempt_at timestamptz not null default 'epoch',
  attempts integer not null default 0,
  last_error text,
  primary key (organization_id, id)
);

create index mail_orders_waiting on mail_orders (organization_id, next_attempt_at, id);

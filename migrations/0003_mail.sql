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
  primary key (organization_id, id),
  unique (organization_id, occurrence),
  check (sent_at is null or failed_at is null)
);

create index mails_due on mails (organization_id, next_attempt_at) where sent_at is null and failed_at is null;

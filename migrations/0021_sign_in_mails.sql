-- When a mailbox was last sent links, so that nobody fills it: for an hour. Unlogged, as sign_in_attempts.
create unlogged table sign_in_mails (
  kind text not null,
  mailbox text not null,
  -- One for each mail, oldest first.
  sent_at timestamptz[] not null,
  primary key (kind, mailbox)
) with (fillfactor = 50);

-- Members who sign in to the console.

-- A link in a mail, which works once, for a while, and in the browser that asked for it. Of secrets only digests are
-- stored: the link and the browser's own secret have 190 random bits each.
create table sign_in_links (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  member_id text collate "C" not null,
  digest bytea not null,
  browser_digest bytea not null,
  -- The session that it confirms; null: it begins one.
  session_id text collate "C",
  -- A path of the console.
  return_to text not null,
  -- When the member showed who they are, if that was not by the link.
  confirmed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, digest),
  foreign key (organization_id, member_id) references members (organization_id, id) on delete cascade
);

create index sign_in_links_member on sign_in_links (organization_id, member_id);
create index sign_in_links_expiry on sign_in_links (expires_at);

-- Deleted when it ends.
create table member_sessions (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  member_id text collate "C" not null,
  digest bytea not null,
  -- The browser as it names itself, for the member's list of sessions.
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- When the member last showed that the mails reach them.
  confirmed_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, digest),
  foreign key (organization_id, member_id) references members (organization_id, id) on delete cascade
);

create index member_sessions_member on member_sessions (organization_id, member_id);
create index member_sessions_use on member_sessions (last_used_at);

-- How often somebody asked for a link, by network and by address, or tried one, by network. Unlogged, as address_usage.
create unlogged table sign_in_attempts (
  kind text not null,
  subject text not null,
  window_start timestamptz not null,
  attempts integer not null,
  primary key (kind, subject)
) with (fillfactor = 50);

-- Pages and acts per minute of each member, over all of their sessions. Unlogged, as address_usage.
create unlogged table member_usage (
  organization_id text collate "C" not null,
  member_id text collate "C" not null,
  window_start timestamptz not null,
  calls integer not null,
  primary key (organization_id, member_id)
) with (fillfactor = 50);

-- When a mailbox was last sent links, so that nobody fills it: for an hour. Unlogged, as sign_in_attempts.
create unlogged table sign_in_mails (
  kind text not null,
  mailbox text not null,
  -- One for each mail, oldest first.
  sent_at timestamptz[] not null,
  primary key (kind, mailbox)
) with (fillfactor = 50);

-- Who was sent to the provider of OpenID Connect, and comes back once, for a while, to the same browser. Of secrets only digests are stored.
create table openid_requests (
  digest bytea primary key,
  browser_digest bytea not null,
  -- The session that it confirms; null: it begins one.
  session_id text collate "C",
  -- A path of the console.
  return_to text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index openid_requests_expiry on openid_requests (expires_at);

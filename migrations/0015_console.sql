-- Members who sign in to the console.

-- The id of a member who was removed stays where it says who made something.
alter table api_keys drop constraint api_keys_organization_id_created_by_fkey;
alter table devices drop constraint devices_organization_id_created_by_fkey;

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

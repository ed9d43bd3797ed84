-- Members who sign in at a provider of OpenID Connect.

-- Who was sent to the provider, and comes back once, for a while, to the same browser. Of secrets only digests are stored.
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

-- When the member showed who they are, if that was not by the link.
alter table sign_in_links add column confirmed_at timestamptz;

-- The lookup keeps digests unique. A unique index that does not begin with the organization could not be distributed.
-- Processes of the release before still look keys up here.
create index api_keys_digest on api_keys (digest);
alter table api_keys drop constraint api_keys_digest_key;

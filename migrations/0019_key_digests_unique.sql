-- The lookup keeps digests unique. A unique index that does not begin with the organization could not be distributed.
alter table api_keys drop constraint api_keys_digest_key;

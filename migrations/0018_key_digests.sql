-- Which organization a key belongs to, before anything else is known: the one lookup that cannot name its organization. It stands
-- apart, refers to nothing and is small, so that every node can hold a copy, and keys themselves live with their organization.
create table api_key_digests (
  digest bytea primary key,
  organization_id text collate "C" not null,
  api_key_id text collate "C" not null
);

create function keep_key_digest() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from api_key_digests where digest = old.digest;
  end if;
  if tg_op <> 'DELETE' then
    insert into api_key_digests (digest, organization_id, api_key_id) values (new.digest, new.organization_id, new.id);
  end if;
  return null;
end
$$;

create trigger api_keys_keep_digest after insert or delete or update of digest on api_keys
  for each row execute function keep_key_digest();

insert into api_key_digests (digest, organization_id, api_key_id) select digest, organization_id, id from api_keys;

-- Every key has its row of counts from the beginning, so that a call only ever updates one.
create function add_key_usage() returns trigger language plpgsql as $$
begin
  insert into api_key_usage (organization_id, api_key_id, window_start, window_calls, month, month_calls)
  values (new.organization_id, new.id, 'epoch', 0, 'epoch', 0)
  on conflict do nothing;
  return new;
end
$$;

create trigger api_keys_have_usage after insert on api_keys for each row execute function add_key_usage();

insert into api_key_usage (organization_id, api_key_id, window_start, window_calls, month, month_calls)
select organization_id, id, 'epoch', 0, 'epoch', 0 from api_keys
on conflict do nothing;

do $$
declare
  partition regclass;
  kind text;
begin
  for partition in select inhrelid from pg_inherits where inhparent = 'audit_log'::regclass loop
    foreach kind in array array['order', 'actor_order', 'object_order'] loop
      -- A partition that was added meanwhile came with its own.
      if exists (
        select from pg_inherits i join pg_index x on x.indexrelid = i.inhrelid
        where i.inhparent = ('audit_log_' || kind)::regclass and x.indrelid = partition
      ) then
        execute format('drop index if exists %I', partition::text || '_' || kind);
      else
        execute format('alter index %I attach partition %I', 'audit_log_' || kind, partition::text || '_' || kind);
      end if;
    end loop;
  end loop;
end
$$;

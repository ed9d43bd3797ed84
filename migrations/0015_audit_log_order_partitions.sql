-- without transaction
-- for each partition of audit_log
drop index concurrently if exists :partition_order;
create unique index concurrently :partition_order on :partition (organization_id, at, id);
drop index concurrently if exists :partition_actor_order;
create index concurrently :partition_actor_order on :partition (organization_id, actor_id, at, id);
drop index concurrently if exists :partition_object_order;
create index concurrently :partition_object_order on :partition (organization_id, object_id, at, id);

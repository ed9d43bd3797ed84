-- The audit log is read newest first, by time and id, also when it is asked for one actor or object. Only the parent's indexes are
-- made here: they become valid when each partition has its own, which the next files make while others write.
create unique index audit_log_order on only audit_log (organization_id, at, id);
create index audit_log_actor_order on only audit_log (organization_id, actor_id, at, id);
create index audit_log_object_order on only audit_log (organization_id, object_id, at, id);

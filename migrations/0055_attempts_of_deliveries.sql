-- The attempts that failed, in order: nine at most. Null before the first, and where attempts were not kept yet.
alter table webhook_deliveries add column failed_attempts jsonb;
-- How long the attempt took that was taken. It is the last, and the columns beside this one tell the rest of it.
alter table webhook_deliveries add column delivered_in_ms integer;

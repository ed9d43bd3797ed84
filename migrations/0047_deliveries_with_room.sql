-- A delivery is written several times before it is settled. Beside free room its beginning stays on its page, and no index is written.
alter table webhook_deliveries set (fillfactor = 50);

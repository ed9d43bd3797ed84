-- What was written lately waits in a list until somebody who writes finds it full and sorts all of it into the index. With the usual 4 MB they,
-- and everybody behind them, wait 60 ms for that, and every search reads the list.
alter index contacts_search set (gin_pending_list_limit = 128);
alter index attendees_search set (gin_pending_list_limit = 128);

-- When a member last signed in to the console; null: never. Sessions are deleted when they end.
alter table members add column last_signed_in_at timestamptz;

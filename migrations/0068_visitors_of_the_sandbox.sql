-- From where something was done with a key that everyone knows; null for all other keys. Each visitor has a share of what may be left.
alter table webhook_events add column visitor cidr;

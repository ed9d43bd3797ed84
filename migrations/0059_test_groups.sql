-- False for a group that was made with a test key. A server of the release before makes live groups.
alter table groups add column livemode boolean not null default true;

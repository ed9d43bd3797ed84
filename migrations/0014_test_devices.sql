-- Whether the device makes test check-ins at a live event too.
alter table pairing_codes add column is_test boolean not null default false;

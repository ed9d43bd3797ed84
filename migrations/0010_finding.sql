-- What words are looked for in: the event's name and code as the service compares text. What stands here already is folded as far as
-- PostgreSQL can; the next change of an event writes it exactly.
alter table events add column search text collate "C" not null default '';
update events set search = lower(regexp_replace(normalize(name || ' ' || code, nfkd), '[\u0300-\u036f]', '', 'g'));

create index registrations_external on registrations (organization_id, livemode, external_id) where external_id is not null;
create index attendees_external on attendees (organization_id, event_id, livemode, external_id) where external_id is not null;

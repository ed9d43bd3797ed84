-- What words are looked for in: the event's name and code, folded as the service compares text. Empty until the service has done so.
alter table events add column search text collate "C" not null default '';

create index registrations_external on registrations (organization_id, livemode, external_id) where external_id is not null;
create index attendees_external on attendees (organization_id, event_id, livemode, external_id) where external_id is not null;

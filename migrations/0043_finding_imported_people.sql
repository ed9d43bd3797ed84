-- without transaction
create index concurrently if not exists attendees_named on attendees (
  organization_id, event_id, livemode, hashtextextended(search, 0)
);
create index concurrently if not exists attendees_phone on attendees (
  organization_id, event_id, livemode, regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^00', '+'), left(search, 60)
) where phone is not null;

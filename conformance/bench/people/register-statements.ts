/** $1 organization, $2 code of the event, $3 code of the attendee type */
export const lockPlaces = {
  name: 'lock-places',
  text: `
select
  e.id as event_id, e.capacity, e.currency, t.id as type_id, t.capacity as type_capacity, p.taken, p.by_type, p.by_day,
  (select jsonb_agg(jsonb_build_object('id', d.id, 'code', d.code, 'capacity', d.capacity) order by d.date)
    from event_days d where d.organization_id = e.organization_id and d.event_id = e.id) as days
from events e
join attendee_types t on t.organization_id = e.organization_id and t.event_id = e.id and t.code = $3
join event_places p on p.organization_id = e.organization_id and p.event_id = e.id and p.livemode
where e.organization_id = $1 and e.code = $2 and e.status = 'published'
for no key update of p`,
}

/**
 * $1 organization, $2 event, $3 now, $4 registration, $5 person, $6 ticket, $7 contact, $8 first name, $9 last name, $10 email,
 * $11 name key, $12 email key, $13 search, $14 attendee type, $15 days, $16 code of the ticket, $17 taken, $18 by type,
 * $19 by day, $20 ids, $21 types and $22 envelopes of what is told, $23 and $24 audit ids, $25 request id, $26 mail order,
 * $27 API key, $28 the registration and $29 the contact as the API shows them, $30 idempotency key, $31 fingerprint,
 * $32 stored answer
 */
export const writeAll = {
  name: 'write-all',
  text: `
with contact as (
  insert into contacts (organization_id, id, livemode, first_name, last_name, email, name_key, email_key, search, created_at, updated_at)
  values ($1, $7, true, $8, $9, $10, $11, $12, $13, $3, $3)
), places as (
  update event_places set taken = $17, by_type = $18, by_day = $19 where organization_id = $1 and event_id = $2 and livemode
), registration as (
  insert into registrations (organization_id, id, event_id, livemode, status, email, send_ticket_emails, amount_total, amount_paid,
    amount_refunded, confirmed_at, created_at, updated_at)
  values ($1, $4, $2, true, 'confirmed', $10, true, 0, 0, 0, $3, $3, $3)
), person as (
  insert into attendees (organization_id, id, event_id, registration_id, contact_id, livemode, attendee_type_id, first_name,
    last_name, email, days, status, price, answers, ticket_ids, search, created_at, updated_at)
  values ($1, $5, $2, $4, $7, true, $14, $8, $9, $10, $15, 'confirmed', 0, '{}', array[$6], $13, $3, $3)
), ticket as (
  insert into tickets (organization_id, id, event_id, registration_id, livemode, kind, attendee_ids, code, status, created_at,
    updated_at)
  values ($1, $6, $2, $4, true, 'per_person', array[$5], $16, 'valid', $3, $3)
), told as (
  insert into webhook_events (organization_id, id, type, event_id, livemode, visible_to, envelope, created_at)
  select $1, id, type, $2, true, '{}', envelope, $3
  from unnest($20::text[], $21::text[], $22::text[]) as told (id, type, envelope)
), audited as (
  insert into audit_log (organization_id, id, at, actor_type, actor_id, source, request_id, action, object_type, object_id, after)
  values
    ($1, $23, $3, 'key', $27, 'api', $25, 'registration.created', 'registration', $4, $28),
    ($1, $24, $3, 'key', $27, 'api', $25, 'contact.created', 'contact', $7, $29)
), ordered as (
  insert into mail_orders (organization_id, id, kind, event_id, registration_id, created_at)
  values ($1, $26, 'confirmation', $2, $4, $3)
)
insert into idempotency_keys (organization_id, api_key_id, key, fingerprint, sealed_answer, created_at)
values ($1, $27, $30, $31, $32, $3)`,
}

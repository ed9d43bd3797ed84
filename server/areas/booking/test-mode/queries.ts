import { keepCheckinEntries } from '../../../access/audit-log/index.ts'
import type { Statement } from '../../../platform/database/prepared.ts'

const WITH_PEOPLE = `
select r.id, r.event_id, (
  select count(*) from attendees a where a.organization_id = r.organization_id and a.registration_id = r.id
) as attendees
from registrations r`

/** $1 organization, $2 how many at most, $3 event */
export const testRegistrationsOfEvent: Statement = {
  name: 'test-registrations-of-event',
  text: `${WITH_PEOPLE} where r.organization_id = $1 and r.event_id = $3 and not r.livemode limit $2`,
}

/** $1 organization, $2 how many at most, $3 group */
export const testRegistrationsOfGroup: Statement = {
  name: 'test-registrations-of-group',
  text: `${WITH_PEOPLE} where r.organization_id = $1 and r.group_id = $3 and not r.livemode limit $2`,
}

const ofPeople = (condition: string) => `${WITH_PEOPLE}
where r.organization_id = $1 and r.id in (
  select a.registration_id from attendees a
  where a.organization_id = $1 and a.event_id = $3 and not a.livemode and ${condition}
)
limit $2`

/** $1 organization, $2 how many at most, $3 event, $4 day */
export const testRegistrationsOnDay: Statement = {
  name: 'test-registrations-on-day',
  text: ofPeople('a.days @> array[$4::text]'),
}

/** $1 organization, $2 how many at most, $3 event, $4 attendee type */
export const testRegistrationsOfType: Statement = {
  name: 'test-registrations-of-attendee-type',
  text: ofPeople('a.attendee_type_id = $4'),
}

/** $1 organization, $2 registrations, $3 their events. With everything that belongs to them; how much that was comes back. */
export const deleteRegistrations: Statement = {
  name: 'delete-registrations',
  text: `
with people as (
  delete from attendees where organization_id = $1 and registration_id = any($2) returning id
), kept as (${keepCheckinEntries('c.event_id = any($3) and c.attendee_id in (select id from people)')}
), gone_checkins as (
  delete from checkins where organization_id = $1 and event_id = any($3) and attendee_id in (select id from people)
  returning id, scan_id
), gone_scans as (
  delete from scans where organization_id = $1 and event_id = any($3) and id in (select scan_id from gone_checkins)
), gone_tickets as (
  delete from tickets where organization_id = $1 and registration_id = any($2) returning id
), gone_payments as (
  delete from payments where organization_id = $1 and registration_id = any($2) returning id
), gone_orders as (
  delete from mail_orders where organization_id = $1 and registration_id = any($2)
), gone as (
  delete from registrations where organization_id = $1 and id = any($2)
)
select (select count(*) from people) as attendees, (select count(*) from gone_tickets) as tickets,
  (select count(*) from gone_payments) as payments, (select count(*) from gone_checkins) as checkins`,
}

/** $1 organization, $2 events. Counts anew who holds test places and who waits for them; where somebody does comes back. */
export const recountTestPlaces: Statement = {
  name: 'recount-test-places',
  text: `
with holding as materialized (
  select a.event_id, a.attendee_type_id, a.days from attendees a
  join registrations r on r.organization_id = a.organization_id and r.id = a.registration_id
  where a.organization_id = $1 and a.event_id = any($2) and not a.livemode and a.status not in ('cancelled', 'declined')
    and r.status in ('pending', 'awaiting_payment', 'confirmed')
), types as (
  select event_id, jsonb_object_agg(attendee_type_id, people) as counts from (
    select event_id, attendee_type_id, count(*) as people from holding group by 1, 2
  ) counted group by event_id
), waiters as (
  select event_id, count(*) as waiting from registrations
  where organization_id = $1 and event_id = any($2) and not livemode and status = 'waitlisted' group by event_id
), days as (
  select event_id, jsonb_object_agg(day, people) as counts from (
    select event_id, unnest(days) as day, count(*) as people from holding group by 1, 2
  ) counted group by event_id
)
update event_places p set
  taken = (select count(*) from holding h where h.event_id = p.event_id),
  waiting = coalesce((select w.waiting from waiters w where w.event_id = p.event_id), 0),
  serving = p.serving and exists (select from waiters w where w.event_id = p.event_id),
  by_type = coalesce((select counts from types t where t.event_id = p.event_id), '{}'),
  by_day = coalesce((select counts from days d where d.event_id = p.event_id), '{}'),
  renames = renames + 1
where p.organization_id = $1 and p.event_id = any($2) and not p.livemode
returning p.event_id, p.waiting`,
}

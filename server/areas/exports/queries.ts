import type { SqlCondition } from '../../platform/lists/index.ts'
import { admittedConditionSql } from '../booking/index.ts'

/** The select of each export, including the conditions that always apply: organization, event and mode. `$1` is the first. */

export const SELECT_PEOPLE = `
select a.id, a.registration_id, a.group_id, a.attendee_type_id, a.first_name, a.last_name, a.email, a.phone, a.date_of_birth,
  a.external_id, a.days, a.status, a.cancelled_at, a.price, a.answers, a.created_at, a.updated_at
from attendees a
where a.organization_id = ? and a.event_id = ? and a.livemode = ?`

export const COUNT_PEOPLE =
  'select count(*) as rows from attendees a where a.organization_id = ? and a.event_id = ? and a.livemode = ?'

/** All answers of the exported people, also those that the form does not ask for. */
export const SELECT_ANSWER_CODES = `
select distinct answer.code from attendees a cross join lateral jsonb_object_keys(a.answers) as answer (code)
where a.organization_id = ? and a.event_id = ? and a.livemode = ? and a.answers <> '{}'`

const HAS_LEFT = "a.status in ('cancelled', 'declined')"

export const SELECT_REGISTRATIONS = `
select r.id, r.group_id, r.status, r.email, r.external_id, r.note, r.amount_total, r.amount_paid, r.amount_refunded,
  r.payment_due_at, r.confirmed_at, r.cancelled_at, r.created_at, r.updated_at, party.people, party.names
from registrations r
cross join lateral (
  select count(*) filter (where not ${HAS_LEFT}) as people,
    coalesce(array_agg(a.first_name || ' ' || a.last_name order by a.id), '{}') as names
  from attendees a where a.organization_id = $1 and a.registration_id = r.id
) as party
where r.organization_id = ? and r.event_id = ? and r.livemode = ?`

export const COUNT_REGISTRATIONS =
  'select count(*) as rows from registrations r where r.organization_id = ? and r.event_id = ? and r.livemode = ?'

const TICKETS_OF_EVENT = `
from tickets t join registrations r on r.organization_id = t.organization_id and r.id = t.registration_id
where t.organization_id = ? and t.event_id = ? and t.livemode = ?`

export const SELECT_TICKETS = `
select t.id, t.registration_id, t.kind, t.code, t.status, t.voided_at, t.replaces, t.replaced_by, t.created_at, t.updated_at,
  r.group_id, r.email as registration_email, (
    select jsonb_agg(jsonb_build_object(
      'first_name', a.first_name, 'last_name', a.last_name, 'email', a.email, 'attendee_type_id', a.attendee_type_id, 'days', a.days
    ) order by a.id)
    from attendees a where a.organization_id = $1 and a.id = any (t.attendee_ids)
  ) as people${TICKETS_OF_EVENT}`

export const COUNT_TICKETS = `select count(*) as rows ${TICKETS_OF_EVENT}`

/** Check-ins `c` that let the person `a` in. */
const ENTRIES = `c.organization_id = $1 and c.event_id = a.event_id and c.livemode = a.livemode
  and c.attendee_id = a.id and ${admittedConditionSql('c')}`

const EXPECTED_PEOPLE = `from attendees a
where a.organization_id = ? and a.event_id = ? and a.livemode = ? and a.status = 'confirmed'`

export const confirmedOrAdmittedCondition: SqlCondition = [
  `(a.status = 'confirmed' or exists (select from checkins c where ${ENTRIES} and c.is_first))`,
]

export const buildConfirmedOrAdmittedOn = (day: string): SqlCondition => [
  `(a.status = 'confirmed' and a.days @> ? or exists (select from checkins c where ${ENTRIES} and c.is_first and c.day_id = ?))`,
  [day],
  day,
]

export const SELECT_ATTENDANCE = `
select a.id, a.registration_id, a.group_id, a.attendee_type_id, a.first_name, a.last_name, a.email, a.phone, a.external_id, a.days, (
  select jsonb_object_agg(entry.day_id, jsonb_build_object(
    'first', entry.first, 'last', entry.last, 'scans', entry.scans, 'point', entry.point
  ))
  from (
    select c.day_id, min(c.scanned_at) as first, max(c.scanned_at) as last, count(*) as scans, (array_agg((
      select p.code from check_in_points p
      where p.organization_id = $1 and p.event_id = c.event_id and p.id = c.check_in_point_id
    ) order by c.scanned_at))[1] as point
    from checkins c where ${ENTRIES} and c.day_id is not null
    group by c.day_id
  ) as entry
) as entries, a.status
from attendees a
where a.organization_id = ? and a.event_id = ? and a.livemode = ?`

/** One row per person and expected day. */
export const COUNT_CONFIRMED_ATTENDEE_DAYS = `select coalesce(sum(cardinality(a.days)), 0)::bigint as rows ${EXPECTED_PEOPLE}`

export const COUNT_CONFIRMED_ATTENDEES = `select count(*) as rows ${EXPECTED_PEOPLE}`

/** One row per person and day on which they came without being expected. */
export const COUNT_UNEXPECTED_ATTENDEE_DAYS = `
select count(*) as rows from (
  select distinct c.livemode, c.attendee_id, c.day_id from checkins c
  where c.organization_id = ? and c.event_id = ? and c.livemode = ? and ${admittedConditionSql('c')} and c.is_first
) came
join attendees a on a.organization_id = $1 and a.id = came.attendee_id and a.livemode = came.livemode
where not (a.status = 'confirmed' and came.day_id = any (a.days))`

const HOLDS_PLACES = "('pending', 'awaiting_payment', 'confirmed')"

export const SELECT_RECONCILIATION = `
select r.id, r.group_id, r.status, r.email, r.external_id, r.created_at,
  party.people, party.amount_total, party.confirmed_people, party.without_ticket, party.admitted_people,
  party.admitted_and_cancelled, party.confirmed_people - party.admitted_and_confirmed as never_admitted,
  money.amount_paid, money.amount_refunded, money.methods, tickets.valid as valid_tickets, tickets.voided as voided_tickets,
  case when r.status in ${HOLDS_PLACES} then greatest(0, r.amount_total - r.amount_paid + r.amount_refunded) else 0 end as amount_due,
  greatest(0, r.amount_paid - r.amount_refunded - r.amount_total) as amount_overpaid
from registrations r
cross join lateral (
  select count(*) filter (where a.status in ${HOLDS_PLACES}) as people,
    coalesce(sum(a.price) filter (where a.status in ${HOLDS_PLACES}), 0)::bigint as amount_total,
    count(*) filter (where a.status = 'confirmed') as confirmed_people,
    count(*) filter (where a.status = 'confirmed' and a.ticket_ids = '{}') as without_ticket,
    count(*) filter (where came.ever) as admitted_people,
    count(*) filter (where came.ever and a.status = 'cancelled') as admitted_and_cancelled,
    count(*) filter (where came.ever and a.status = 'confirmed') as admitted_and_confirmed
  from attendees a
  cross join lateral (select exists (select from checkins c where ${ENTRIES} and c.is_first) as ever) as came
  where a.organization_id = $1 and a.registration_id = r.id
) as party
cross join lateral (
  select coalesce(sum(p.amount), 0)::bigint as amount_paid, coalesce(sum(p.amount_refunded), 0)::bigint as amount_refunded,
    coalesce(array_agg(distinct p.method), '{}') as methods
  from payments p where p.organization_id = $1 and p.registration_id = r.id and p.status <> 'failed'
) as money
cross join lateral (
  select count(*) filter (where t.status = 'valid') as valid, count(*) filter (where t.status = 'voided') as voided
  from tickets t where t.organization_id = $1 and t.registration_id = r.id
) as tickets
where r.organization_id = ? and r.event_id = ? and r.livemode = ?`

/** Somebody of the registration `r` meets the condition. */
export const whereAnyAttendee = ([fits, ...values]: SqlCondition): SqlCondition => [
  `exists (select from attendees a where a.organization_id = $1 and a.registration_id = r.id and ${fits})`,
  ...values,
]

/** Somebody on the ticket `t` meets the condition. */
export const whereAnyTicketHolder = ([fits, ...values]: SqlCondition): SqlCondition => [
  `exists (select from attendees a where a.organization_id = $1 and a.id = any (t.attendee_ids) and ${fits})`,
  ...values,
]

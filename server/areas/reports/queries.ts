import type { Statement } from '../../platform/database/prepared.ts'
import type { Condition } from '../../platform/lists/index.ts'
import type {
  AdmissionStatus,
  Balance,
  DayCount,
  ExpectedCount,
  MethodSum,
  PeopleInStatus,
  PlacesTaken,
  PriceCount,
  StatusCount,
  TicketStatus,
} from './rows.ts'
import { ask, eventKey, type ReportScope, seen, seenByRegistration } from './scope.ts'

const findPlaces: Statement = {
  name: 'find-places-taken',
  text: 'select taken, by_type, by_day from event_places where organization_id = $1 and event_id = $2 and livemode = $3',
}

export async function readPlaces(scope: ReportScope): Promise<PlacesTaken | undefined> {
  const [places] = await scope.reader.run<PlacesTaken>(findPlaces, eventKey(scope))
  return places
}

export function registrationsByStatus(scope: ReportScope): Promise<StatusCount<AdmissionStatus>[]> {
  return ask<StatusCount<AdmissionStatus>>(scope, {
    name: 'count-registrations',
    head: [
      'select r.status, count(*) as total from registrations r where r.organization_id = ? and r.event_id = ? and r.livemode = ?',
      ...eventKey(scope),
    ],
    sight: seen(scope, 'r'),
    tail: 'group by r.status',
  })
}

export function peopleByStatus(scope: ReportScope): Promise<StatusCount<AdmissionStatus>[]> {
  return ask<StatusCount<AdmissionStatus>>(scope, {
    name: 'count-people',
    head: [
      'select a.status, count(*) as total from attendees a where a.organization_id = ? and a.event_id = ? and a.livemode = ?',
      ...eventKey(scope),
    ],
    sight: seen(scope, 'a'),
    tail: 'group by a.status',
  })
}

export function ticketsByStatus(scope: ReportScope): Promise<StatusCount<TicketStatus>[]> {
  return ask<StatusCount<TicketStatus>>(scope, {
    name: 'count-tickets',
    head: [
      'select t.status, count(*) as total from tickets t where t.organization_id = ? and t.event_id = ? and t.livemode = ?',
      ...eventKey(scope),
    ],
    sight: seenByRegistration(scope, 't'),
    tail: 'group by t.status',
  })
}

/** Those that were cleared do not count. */
export async function countCheckins(scope: ReportScope): Promise<{ recorded: number; refused: number }> {
  const admits = "c.result in ('accepted', 'pre_checked', 'zone_entered')"
  const [counted] = await ask<{ recorded: number; refused: number }>(scope, {
    name: 'count-checkins',
    head: [
      `select count(*) filter (where ${admits}) as recorded, count(*) filter (where not ${admits}) as refused from checkins c
where c.organization_id = ? and c.event_id = ? and c.livemode = ? and c.withdrawn_at is null`,
      ...eventKey(scope),
    ],
    sight: seenByRegistration(scope, 'c'),
    tail: '',
  })
  return counted ?? { recorded: 0, refused: 0 }
}

const HOLDS_PLACES = "status in ('pending', 'awaiting_payment', 'confirmed')"

/** Of the people who hold a place; one row for each price of a type in a status, of which there are few. */
export function countPrices(scope: ReportScope): Promise<PriceCount[]> {
  return ask<PriceCount>(scope, {
    name: 'count-prices',
    head: [
      `select a.attendee_type_id as type, a.status, a.price, count(*) as people from attendees a
where a.organization_id = ? and a.event_id = ? and a.livemode = ? and a.${HOLDS_PLACES}`,
      ...eventKey(scope),
    ],
    sight: seen(scope, 'a'),
    tail: 'group by a.status, a.attendee_type_id, a.price',
  })
}

/** A payment that failed moved no money. */
export function sumMethods(scope: ReportScope): Promise<MethodSum[]> {
  return ask<MethodSum>(scope, {
    name: 'sum-payment-methods',
    head: [
      `select p.method, count(*) as payments, sum(p.amount)::bigint as received, sum(p.amount_refunded)::bigint as refunded
from payments p where p.organization_id = ? and p.event_id = ? and p.livemode = ? and p.status <> 'failed'`,
      ...eventKey(scope),
    ],
    sight: seenByRegistration(scope, 'p'),
    tail: 'group by p.method order by p.method',
  })
}

/** What one registration overpaid does not pay what another one owes. */
export async function sumBalances(scope: ReportScope): Promise<Balance> {
  const [balance] = await ask<Balance>(scope, {
    name: 'sum-balances',
    head: [
      `select
  coalesce(sum(greatest(0, r.amount_total - r.amount_paid + r.amount_refunded)) filter (where r.${HOLDS_PLACES}), 0)::bigint as due,
  coalesce(sum(greatest(0, r.amount_paid - r.amount_refunded - r.amount_total)), 0)::bigint as overpaid
from registrations r where r.organization_id = ? and r.event_id = ? and r.livemode = ?`,
      ...eventKey(scope),
    ],
    sight: seen(scope, 'r'),
    tail: '',
  })
  return balance ?? { due: 0, overpaid: 0 }
}

/** Counted by the days they come on as a whole, of which there are few; what days those are is then asked of one person each. */
export function countExpected(scope: ReportScope): Promise<ExpectedCount[]> {
  return ask<ExpectedCount>(scope, {
    name: 'count-expected-people',
    head: [
      `select a.attendee_type_id as type, a.days_hash, count(*) as people, (
  select one.days from attendees one
  where one.organization_id = a.organization_id and one.event_id = a.event_id and one.livemode = a.livemode and one.status = 'confirmed'
    and one.attendee_type_id = a.attendee_type_id and one.days_hash = a.days_hash
  limit 1
) as days
from attendees a
where a.organization_id = ? and a.event_id = ? and a.livemode = ? and a.status = 'confirmed'`,
      ...eventKey(scope),
    ],
    sight: seen(scope, 'a'),
    tail: 'group by a.organization_id, a.event_id, a.livemode, a.attendee_type_id, a.days_hash',
  })
}

/** Whether a person is expected on the day is asked while counting: as a condition it makes the planner sort everyone. */
export function countAdmittedByDay(scope: ReportScope): Promise<DayCount[]> {
  const [entries, ...values] = entriesOf(scope)
  return ask(scope, {
    name: 'count-admitted-people',
    head: [
      `select a.attendee_type_id as type, entry.day_id as day, count(*) filter (where entry.day_id = any (a.days)) as people
from (select distinct c.attendee_id, c.day_id from checkins c where ${entries}) as entry
join attendees a on a.organization_id = ? and a.id = entry.attendee_id
where a.event_id = ? and a.livemode = ? and a.status = 'confirmed'`,
      ...[...values, ...eventKey(scope)],
    ],
    sight: seen(scope, 'a'),
    tail: 'group by a.attendee_type_id, entry.day_id',
  })
}

/** The accepted scans `c` at entries; those at other check-in points admit nobody to the event. */
function entriesOf(scope: ReportScope): Condition {
  return [
    `c.organization_id = ? and c.event_id = ? and c.livemode = ? and c.result = 'accepted' and c.is_first and c.withdrawn_at is null and c.check_in_point_id <> all (array(
  select p.id from check_in_points p where p.organization_id = ? and p.event_id = ? and p.kind <> 'entry'
))`,
    ...[...eventKey(scope), scope.setup.organizationId, scope.setup.event.id],
  ]
}

export function countAdmittedByStatus(scope: ReportScope): Promise<PeopleInStatus[]> {
  const [entries, ...values] = entriesOf(scope)
  return ask(scope, {
    name: 'count-admitted-by-status',
    head: [
      `select a.status, count(*) as people from attendees a
where a.organization_id = ? and a.event_id = ? and a.livemode = ?
  and exists (select from checkins c where c.attendee_id = a.id and ${entries})`,
      ...[...eventKey(scope), ...values],
    ],
    sight: seen(scope, 'a'),
    tail: 'group by a.status',
  })
}

export async function countTicketless(scope: ReportScope): Promise<number> {
  const [counted] = await ask<{ people: number }>(scope, {
    name: 'count-ticketless',
    head: [
      `select count(*) as people from attendees a
where a.organization_id = ? and a.event_id = ? and a.livemode = ? and a.status = 'confirmed' and a.ticket_ids = '{}'`,
      ...eventKey(scope),
    ],
    sight: seen(scope, 'a'),
    tail: '',
  })
  return counted?.people ?? 0
}

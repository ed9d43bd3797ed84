import { NEXT_CHANGE_NUMBER_SQL } from '../../access/visibility/index.ts'
import { type Statement, sql } from '../../platform/database/prepared.ts'
import { ATTENDEE_COLUMNS, splitColumnList } from './rows.ts'

/**
 * $1 organization, $2 registration. Locks the order, so that a worker that takes it later reads the added attendee too.
 * An order that a worker has claimed is not found, because it may already have read the attendees.
 */
export const lockQueuedConfirmationMailSql = sql('lock-queued-confirmation-mail')`
select id from mail_orders
where organization_id = $1 and registration_id = $2 and kind = 'confirmation'
for update skip locked`

export const lockRegistrationsSql = sql('lock-registrations')`
select * from registrations where organization_id = $1 and event_id = $2 and livemode = $3 and id = any($4)
order by id for no key update`

export const findRegistrationAttendeesSql = sql('find-registration-attendees')`
select * from attendees where organization_id = $1 and registration_id = any($2) order by id`

export const findRegistrationTicketsSql = sql('find-registration-tickets')`
select * from tickets where organization_id = $1 and registration_id = any($2) order by id`

/** $1 organization, $2 events, $3 groups */
export const findCodesForEventsSql = sql('find-codes-for-events')`
select 'types' as kind, id, code as name from attendee_types where organization_id = $1 and event_id = any($2)
union all
select 'days', id, code from event_days where organization_id = $1 and event_id = any($2)
union all
select 'currencies', id, currency from events where organization_id = $1 and id = any($2)
union all
select 'groups', id, code from groups where organization_id = $1 and id = any($3)`

export const findGroupCodesSql = sql('find-group-codes')`
select id, code as name from groups where organization_id = $1 and id = any($2)`

const READ_PLACES = `
select revision, taken, waiting, serving, by_type, by_day, xmin::text as version from event_places
where organization_id = $1 and event_id = $2 and livemode = $3`

export const lockPlacesRowSql: Statement = { name: 'lock-places', text: `${READ_PLACES}\nfor no key update` }

export const readPlacesRowSql: Statement = { name: 'read-places', text: READ_PLACES }

/** $1 organization, $2 livemode, $3 event, $4 addresses, $5 the registration that may use them */
export const findUsedEmailsSql = sql('find-used-emails')`
select wanted.address, lower(wanted.address) as key, used.is_used is not null as is_used
from unnest($4::text[]) as wanted (address)
left join lateral (
  select true as is_used from attendees a
  where a.organization_id = $1 and a.livemode = $2 and a.event_id = $3 and a.email is not null
    and lower(a.email) = lower(wanted.address) and a.registration_id <> $5 and a.status not in ('cancelled', 'declined')
  limit 1
) used on true`

/** $1 organization, $2 event, $3 livemode, $4 external ids */
export const findExternalIdHoldersSql = sql('find-external-id-holders')`
select r.external_id, r.id, r.group_id from unnest($4::text[]) as wanted (external_id)
cross join lateral (
  select external_id, id, group_id from registrations
  where organization_id = $1 and event_id = $2 and livemode = $3 and external_id = wanted.external_id
    and external_id is not null and status not in ('cancelled', 'declined')
  limit 1
) r`

const REGISTRATION = splitColumnList(`
  id, event_id, group_id, livemode, status, email, external_id, note, send_ticket_emails, amount_total, amount_paid,
  amount_refunded, payment_due_at, confirmed_at, cancelled_at, created_at, updated_at`)

const TICKET = splitColumnList(`
  id, event_id, registration_id, livemode, kind, attendee_type_id, attendee_ids, code, status, voided_at, replaces,
  replaced_by, created_at, updated_at`)

const PAYMENT = splitColumnList(`
  id, event_id, registration_id, livemode, status, amount, amount_refunded, method, reference, reason, created_at, updated_at`)

const MAIL_ORDER = splitColumnList('id, kind, event_id, registration_id, ticket_id, attendee_id, created_at')

const FIXED = new Set(['id', 'event_id', 'registration_id', 'livemode', 'created_at'])

/**
 * With `changed`, each row gets the number of the statement before. The rows are joined with it in any case: what selects
 * from a table of the organization is sent to its node as it is, and not copied there row by row.
 */
function insert(table: string, columns: string[], parameter: string, changed: 'changed'[] = []): string {
  return `
insert into ${table} (${['organization_id', ...columns, ...changed].join(', ')})
select n.organization_id, ${[...columns.map((column) => `row.${column}`), ...changed.map(() => 'n.number')].join(', ')}
from change_numbers n cross join json_populate_recordset(null::${table}, ${parameter}::json) row
where n.organization_id = $1 and n.event_id = $2 and n.livemode = $3 and n.kind = 'people'`
}

function upsert(table: string, columns: string[], parameter: string, changed: 'changed'[] = []): string {
  const changes = [...columns.filter((column) => !FIXED.has(column)), ...changed]
  return `${insert(table, columns, parameter, changed)}
on conflict (organization_id, id) do update set ${changes.map((column) => `${column} = excluded.${column}`).join(', ')}`
}

/** Before the other two. $9 registrations, $10 whether one left its group */
export const saveBookRowsSql = sql('save-book-rows')`
with numbered as (
  update change_numbers set
    number = ${NEXT_CHANGE_NUMBER_SQL}, regrouped = greatest(regrouped, ${NEXT_CHANGE_NUMBER_SQL} * $10::boolean::int)
  where organization_id = $1 and event_id = $2 and livemode = $3 and kind = 'people'
), saved_registrations as (${upsert('registrations', REGISTRATION, '$9')}
)
update event_places set taken = $4, waiting = $5, by_type = $6, by_day = $7, serving = $8
where organization_id = $1 and event_id = $2 and livemode = $3`

/** $4 attendees, $5 tickets, $6 mail orders */
export const saveBookPeopleSql = sql('save-book-people')`
with saved_people as (${upsert('attendees', [...ATTENDEE_COLUMNS, 'search'], '$4', ['changed'])}
), saved_tickets as (${upsert('tickets', TICKET, '$5', ['changed'])}
), saved_orders as (${insert('mail_orders', MAIL_ORDER, '$6')}
)
select`

/** $4 payments */
export const saveBookPaymentsSql: Statement = {
  name: 'save-book-payments',
  text: upsert('payments', PAYMENT, '$4'),
}

const setupOf = (event: string) => `
select e.id, e.code, e.group_id, e.status, e.capacity, e.waitlist, e.approval, e.payment_deadline_days, e.currency,
  (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'code', d.code, 'date', d.date, 'capacity', d.capacity)
    order by d.starts_instant), '[]')
    from event_days d where d.organization_id = $1 and d.event_id = e.id) as days,
  (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'code', t.code, 'price', t.price, 'capacity', t.capacity,
    'approval', t.approval, 'ticket', t.ticket) order by t.id), '[]')
    from attendee_types t where t.organization_id = $1 and t.event_id = e.id) as types,
  f.questions, f.rules, o.plan, o.plan_overrides, p.revision
from events e
join organizations o on o.id = e.organization_id
join event_places p on p.organization_id = e.organization_id and p.event_id = e.id and p.livemode = $3
left join event_forms f on f.organization_id = e.organization_id and f.event_id = e.id
where e.organization_id = $1 and e.id = ${event}`

/** $1 organization, $2 event, $3 livemode */
export const findEventSetupSql: Statement = { name: 'find-event-setup', text: setupOf('$2') }

/** $1 organization, $2 event */
export const findTypeAndDayNamesSql = sql('find-type-and-day-names')`
select id, name from attendee_types where organization_id = $1 and event_id = $2
union all
select id, name from event_days where organization_id = $1 and event_id = $2`

/** $1 organization, $2 the event by its id or code, $3 livemode */
export const findEventSetupByRefSql: Statement = {
  name: 'find-event-setup-by-ref',
  text: setupOf(
    '(select id from events where organization_id = $1 and (id = $2 or code = $2) order by id = $2 desc limit 1)',
  ),
}

/** $1 organization, $2 event, $3 livemode, $4 after this registration, $5 limit */
export const findWaitlistedRegistrationsSql = sql('find-waitlisted-registrations')`
select r.id, a.attendee_type_id, a.days, count(*) as attendees
from (
  select id from registrations
  where organization_id = $1 and event_id = $2 and livemode = $3 and status = 'waitlisted' and id > $4
  order by id limit $5
) r
join attendees a on a.organization_id = $1 and a.registration_id = r.id and a.status = 'waitlisted'
group by r.id, a.attendee_type_id, a.days
order by r.id`

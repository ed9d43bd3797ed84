import type { Statement } from '../../platform/database/prepared.ts'
import type { Book } from './book.ts'

const REGISTRATION = [
  ...['organization_id', 'id', 'event_id', 'group_id', 'livemode', 'status', 'email', 'external_id', 'note'],
  ...['send_ticket_emails', 'amount_total', 'amount_paid', 'amount_refunded', 'payment_due_at', 'confirmed_at'],
  ...['cancelled_at', 'created_at', 'updated_at'],
]

const PERSON = [
  ...['organization_id', 'id', 'event_id', 'registration_id', 'group_id', 'contact_id', 'livemode', 'attendee_type_id'],
  ...['first_name', 'last_name', 'email', 'phone', 'date_of_birth', 'external_id', 'days', 'status', 'cancelled_at'],
  ...['price', 'answers', 'ticket_ids', 'search', 'created_at', 'updated_at'],
]

const TICKET = [
  ...['organization_id', 'id', 'event_id', 'registration_id', 'livemode', 'kind', 'attendee_type_id', 'attendee_ids'],
  ...['code', 'status', 'voided_at', 'replaces', 'replaced_by', 'created_at', 'updated_at'],
]

const PAYMENT = [
  ...['organization_id', 'id', 'event_id', 'registration_id', 'livemode', 'status', 'amount', 'amount_refunded'],
  ...['method', 'reference', 'reason', 'created_at', 'updated_at'],
]

const MAIL_ORDER = [
  ...['organization_id', 'id', 'kind', 'event_id', 'registration_id', 'ticket_id', 'attendee_id', 'created_at'],
]

const FIXED = new Set(['organization_id', 'id', 'event_id', 'registration_id', 'livemode', 'created_at'])

/** Inserts the rows of a parameter, or brings those that are there up to date. */
function upsert(table: string, columns: string[], parameter: string, also = ''): string {
  const list = columns.join(', ')
  const changes = columns.filter((column) => !FIXED.has(column)).map((column) => `${column} = excluded.${column}`)
  return `
insert into ${table} (${list})
select ${list} from jsonb_populate_recordset(null::${table}, ${parameter}::jsonb)
on conflict (organization_id, id) do update set ${changes.join(', ')}${also}`
}

const save: Statement = {
  name: 'save-book',
  text: `
with places as (
  update event_places set taken = $4, waiting = $5, by_type = $6, by_day = $7, serving = $8
  where organization_id = $1 and event_id = $2 and livemode = $3
), saved_registrations as (${upsert('registrations', REGISTRATION, '$9')}
), saved_people as (${upsert('attendees', PERSON, '$10', ', changed_xid = pg_current_xact_id()')}
), saved_tickets as (${upsert('tickets', TICKET, '$11')}
), saved_payments as (${upsert('payments', PAYMENT, '$12')}
)
insert into mail_orders (${MAIL_ORDER.join(', ')})
select ${MAIL_ORDER.join(', ')} from jsonb_populate_recordset(null::mail_orders, $13::jsonb)`,
}

/** Left for the commit: from here on nobody reads what is written, and everybody waits for the places. */
export function saveBook({ work, terms, places, changed }: Book, mailOrders: object[]): void {
  const registrations = [...changed.parties].map(({ registration }) => registration)
  const serving = places.serving && places.waiting > 0
  work.last(save, [
    ...[terms.organizationId, terms.event.id, terms.livemode, places.taken, places.waiting],
    ...[JSON.stringify(places.by_type), JSON.stringify(places.by_day), serving],
    JSON.stringify(registrations),
    ...[changed.people, changed.tickets, changed.payments].map((rows) => JSON.stringify([...rows])),
    JSON.stringify(mailOrders),
  ])
}

import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Pool, PoolClient } from 'pg'
import { newId } from '../../server/platform/ids.ts'
import type { BaselineHandler } from '../entry.ts'
import { countApiCall, runInTransaction, toWebhookEvent } from '../floor/call.ts'
import { BENCH_EVENT_CODE } from './bench-event.ts'

/** One transaction of two statements: lock the event's counts and check for room, then write everything at once. */
export function buildRegisterBaseline(pool: Pool): BaselineHandler {
  return async (request, bytes) => {
    const caller = await countApiCall(pool, request)
    const [guest] = JSON.parse(bytes.toString()).attendees
    return runInTransaction(pool, async (client) => {
      const places = await hold(client, caller.organization_id, guest.attendee_type)
      if (!places || isFull(places)) return { status: 409, body: { error: 'full' } }
      const made = make(guest, places)
      await client.query({ ...writeAll, values: valuesOf(caller, places, made, request, bytes) })
      return { status: 201, body: made.registration }
    })
  }
}

type Guest = { attendee_type: string; first_name: string; last_name: string; email: string }

type Places = {
  event_id: string
  capacity: number
  currency: string
  type_id: string
  type_capacity: number
  days: { id: string; code: string; capacity: number }[]
  taken: number
  by_type: Record<string, number>
  by_day: Record<string, number>
}

async function hold(client: PoolClient, organizationId: string, type: string): Promise<Places | undefined> {
  const { rows } = await client.query<Places>({ ...lockPlaces, values: [organizationId, BENCH_EVENT_CODE, type] })
  return rows[0]
}

function isFull({ taken, capacity, by_type, type_id, type_capacity, by_day, days }: Places): boolean {
  if (taken >= capacity || (by_type[type_id] ?? 0) >= type_capacity) return true
  return days.some((day) => (by_day[day.id] ?? 0) >= day.capacity)
}

type Made = ReturnType<typeof make>

function make(guest: Guest, { event_id, currency, days }: Places) {
  const now = new Date()
  const id = newId(now)
  const none = { amount: 0, currency }
  const common = { livemode: true, created_at: now, updated_at: now }
  const [personId, ticketId, contactId] = [newId(now), newId(now), newId(now)]
  const ticket = {
    id: ticketId,
    event_id,
    registration_id: id,
    kind: 'per_person',
    attendee_ids: [personId],
    code: hash('sha256', ticketId).slice(0, 20).toUpperCase(),
    status: 'valid',
    voided_at: null,
    replaces: null,
    replaced_by: null,
    ...common,
  }
  const named = { first_name: guest.first_name, last_name: guest.last_name, email: guest.email }
  const attendee = {
    id: personId,
    registration_id: id,
    event_id,
    group: null,
    attendee_type: guest.attendee_type,
    ...named,
    phone: null,
    date_of_birth: null,
    external_id: null,
    days: days.map(({ code }) => code),
    status: 'confirmed',
    cancelled_at: null,
    price: none,
    answers: {},
    ticket_ids: [ticketId],
    contact_id: contactId,
    ...common,
  }
  const registration = {
    id,
    event_id,
    group: null,
    status: 'confirmed',
    email: guest.email,
    external_id: null,
    note: null,
    send_ticket_emails: true,
    attendees: [attendee],
    amount_total: none,
    amount_paid: none,
    amount_refunded: none,
    amount_due: none,
    overpaid: none,
    payment_due_at: null,
    confirmed_at: now,
    cancelled_at: null,
    ...common,
  }
  const empty = { phone: null, date_of_birth: null, external_id: null, note: null }
  const contact = { id: contactId, ...named, ...empty, ...common }
  return { now, registration, attendee, ticket, contact }
}

type Caller = { organization_id: string; key_id: string }

function valuesOf(caller: Caller, places: Places, made: Made, request: IncomingMessage, bytes: Buffer): unknown[] {
  const { now, registration, attendee, ticket, contact } = made
  const { first_name, last_name, email } = attendee
  const nameKey = `${first_name} ${last_name}`.toLowerCase()
  const emailKey = email.toLowerCase()
  const events = [
    toWebhookEvent('registration.created', registration, now),
    toWebhookEvent('attendee.added', attendee, now),
    toWebhookEvent('ticket.issued', ticket, now),
    toWebhookEvent('registration.confirmed', registration, now),
  ]
  return [
    caller.organization_id,
    registration.event_id,
    now,
    registration.id,
    attendee.id,
    ticket.id,
    contact.id,
    first_name,
    last_name,
    email,
    nameKey,
    emailKey,
    `${nameKey} ${emailKey}`,
    places.type_id,
    places.days.map(({ id }) => id),
    ticket.code,
    ...takenAfter(places),
    events.map(({ id }) => id),
    events.map(({ type }) => type),
    events.map(({ envelope }) => envelope),
    newId(now),
    newId(now),
    newId(now),
    newId(now),
    caller.key_id,
    registration,
    contact,
    request.headers['idempotency-key'],
    hash('sha256', bytes, 'buffer'),
    Buffer.from(JSON.stringify(registration)),
  ]
}

function takenAfter({ taken, by_type, type_id, by_day, days }: Places): unknown[] {
  const byType = { ...by_type, [type_id]: (by_type[type_id] ?? 0) + 1 }
  const byDay = { ...by_day, ...Object.fromEntries(days.map(({ id }) => [id, (by_day[id] ?? 0) + 1])) }
  return [taken + 1, byType, byDay]
}

/** $1 organization, $2 code of the event, $3 code of the attendee type */
const lockPlaces = {
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
 * $1 organization, $2 event, $3 now, $4 registration, $5 person, $6 ticket, $7 contact, $8 first name, $9 last name,
 * $10 email, $11 name key, $12 email key, $13 search, $14 attendee type, $15 days, $16 code of the ticket, $17 taken,
 * $18 by type, $19 by day, $20 ids, $21 types and $22 envelopes of webhook events, $23 and $24 audit ids, $25 request
 * id, $26 mail order, $27 API key, $28 the registration and $29 the contact as the API shows them, $30 idempotency key,
 * $31 fingerprint, $32 stored response
 */
const writeAll = {
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
    last_name, email, days, status, price, answers, ticket_ids, search, changed, created_at, updated_at)
  values ($1, $5, $2, $4, $7, true, $14, $8, $9, $10, $15, 'confirmed', 0, '{}', array[$6], $13, 1, $3, $3)
), ticket as (
  insert into tickets (organization_id, id, event_id, registration_id, livemode, kind, attendee_ids, code, status, changed,
    created_at, updated_at)
  values ($1, $6, $2, $4, true, 'per_person', array[$5], $16, 'valid', 1, $3, $3)
), raised as (
  insert into webhook_events (organization_id, id, type, event_id, livemode, visible_to, envelope, created_at)
  select $1, id, type, $2, true, '{}', envelope, $3
  from unnest($20::text[], $21::text[], $22::text[]) as raised (id, type, envelope)
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

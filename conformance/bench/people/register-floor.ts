import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Pool, PoolClient } from 'pg'
import { newId } from '../../../server/platform/ids.ts'
import type { FloorHandler } from '../entry.ts'
import { countCall, inOneTransaction } from '../floor/call.ts'
import { attendeeOf } from './attendee.ts'
import { EVENT } from './festival.ts'
import { lockPlaces, writeAll } from './register-statements.ts'

/** Two statements in a transaction: hold the places and see whether there is room, and write everything at once. */
export function registerBarely(pool: Pool): FloorHandler {
  return async (request, bytes) => {
    const caller = await countCall(pool, request)
    const [guest] = JSON.parse(bytes.toString()).attendees
    return inOneTransaction(pool, async (client) => {
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
  const { rows } = await client.query<Places>({ ...lockPlaces, values: [organizationId, EVENT, type] })
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
  const [personId, ticketId, contactId] = [newId(now), newId(now), newId(now)]
  const ticket = {
    ...{ id: ticketId, event_id, registration_id: id, kind: 'per_person', attendee_ids: [personId] },
    ...{ code: hash('sha256', ticketId).slice(0, 20).toUpperCase(), status: 'valid', voided_at: null },
    ...{ replaces: null, replaced_by: null, livemode: true, created_at: now, updated_at: now },
  }
  const named = { first_name: guest.first_name, last_name: guest.last_name, email: guest.email }
  const person = {
    ...{ id: personId, registration_id: id, event_id, ...named, phone: null, date_of_birth: null, external_id: null },
    ...{ status: 'confirmed', cancelled_at: null, answers: {}, ticket_ids: [ticketId], contact_id: contactId },
    ...{ livemode: true, created_at: now, updated_at: now },
  }
  const names = { group: null, attendee_type: guest.attendee_type, days: days.map(({ code }) => code), price: none }
  const attendee = attendeeOf(person, names)
  const registration = {
    ...{ id, event_id, group: null, status: 'confirmed', email: guest.email, external_id: null, note: null },
    ...{ send_ticket_emails: true, attendees: [attendee], amount_total: none, amount_paid: none },
    ...{ amount_refunded: none, amount_due: none, overpaid: none, payment_due_at: null },
    ...{ confirmed_at: now, cancelled_at: null, livemode: true, created_at: now, updated_at: now },
  }
  const { phone, date_of_birth, external_id } = attendee
  const contact = {
    ...{ id: contactId, ...named, phone, date_of_birth, external_id, note: null },
    ...{ livemode: true, created_at: now, updated_at: now },
  }
  return { now, registration, attendee, ticket, contact }
}

type Caller = { organization_id: string; key_id: string }

function valuesOf(caller: Caller, places: Places, made: Made, request: IncomingMessage, bytes: Buffer): unknown[] {
  const { now, registration, attendee, ticket, contact } = made
  const { first_name, last_name, email } = attendee
  const nameKey = `${first_name} ${last_name}`.toLowerCase()
  const emailKey = email?.toLowerCase()
  const told = [
    tell('registration.created', registration, now),
    tell('attendee.added', attendee, now),
    tell('ticket.issued', ticket, now),
    tell('registration.confirmed', registration, now),
  ]
  return [
    ...[caller.organization_id, registration.event_id, now, registration.id, attendee.id, ticket.id, contact.id],
    ...[first_name, last_name, email, nameKey, emailKey, `${nameKey} ${emailKey}`],
    ...[places.type_id, places.days.map(({ id }) => id), ticket.code],
    ...takenAfter(places),
    ...[told.map(({ id }) => id), told.map(({ type }) => type), told.map(({ envelope }) => envelope)],
    ...[newId(now), newId(now), newId(now), newId(now), caller.key_id, registration, contact],
    ...[request.headers['idempotency-key'], hash('sha256', bytes, 'buffer')],
    Buffer.from(JSON.stringify(registration)),
  ]
}

function takenAfter({ taken, by_type, type_id, by_day, days }: Places): unknown[] {
  const byType = { ...by_type, [type_id]: (by_type[type_id] ?? 0) + 1 }
  const byDay = { ...by_day, ...Object.fromEntries(days.map(({ id }) => [id, (by_day[id] ?? 0) + 1])) }
  return [taken + 1, byType, byDay]
}

function tell(type: string, data: object, now: Date) {
  const id = `evt_${newId(now)}`
  return { id, type, envelope: JSON.stringify({ id, type, api_version: '1', created_at: now, livemode: true, data }) }
}

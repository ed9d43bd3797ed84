import type { IncomingMessage } from 'node:http'
import type { Pool } from 'pg'
import type { BaselineHandler } from '../entry.ts'
import { countApiCall } from '../floor/call.ts'
import { BENCH_EVENT_CODE } from './bench-event.ts'

/** $1 organization, $2 code of the event */
const findEvent = {
  name: 'find-event',
  text: `
select e.id, e.currency,
  (select number + 1 from change_numbers n where n.organization_id = $1 and n.event_id = e.id and n.livemode and n.kind = 'people') as horizon,
  (select jsonb_object_agg(t.id, t.code) from attendee_types t where t.organization_id = $1 and t.event_id = e.id) as types,
  (select jsonb_object_agg(d.id, d.code) from event_days d where d.organization_id = $1 and d.event_id = e.id) as days
from events e where e.organization_id = $1 and e.code = $2`,
}

/** $1 organization, $2 event, $3 after this person, $4 limit */
const findPage = {
  name: 'find-page',
  text: `
select id, registration_id, event_id, null as "group", attendee_type_id as attendee_type, first_name, last_name, email, phone, date_of_birth::text, external_id,
  days, status, cancelled_at, price, answers, ticket_ids, contact_id, livemode, created_at, updated_at
from attendees
where organization_id = $1 and event_id = $2 and livemode and id > $3
order by id limit $4`,
}

type EventRow = {
  id: string
  currency: string
  horizon: string
  types: Record<string, string>
  days: Record<string, string>
}

type AttendeeRow = { id: string; attendee_type: string; days: string[]; price: unknown }

export function buildAttendeesBaseline(pool: Pool): BaselineHandler {
  return async (request) => {
    const { organization_id } = await countApiCall(pool, request)
    const { limit, after, began } = readQuery(request)
    const events = await pool.query<EventRow>({ ...findEvent, values: [organization_id, BENCH_EVENT_CODE] })
    const event = events.rows[0]
    if (!event) return { status: 404, body: { error: 'no such event' } }
    const page = await pool.query<AttendeeRow>({ ...findPage, values: [organization_id, event.id, after, limit + 1] })
    const shown = page.rows.slice(0, limit)
    const has_more = page.rows.length > limit
    const from = began ?? event.horizon
    const next_cursor = has_more ? writeCursor(shown.at(-1)?.id, from) : null
    const as_of = `at_1_${from}`
    for (const person of shown) nameParts(person, event)
    return { status: 200, body: { data: shown, page: { next_cursor, has_more, as_of } } }
  }
}

/** In place, which costs the floor less than copies. */
function nameParts(person: AttendeeRow, { types, days, currency }: EventRow): void {
  person.attendee_type = types[person.attendee_type] ?? ''
  person.days = person.days.map((id) => days[id] ?? '')
  person.price = { amount: Number(person.price), currency }
}

/** In a cursor the position follows the server's signature, which the floor neither checks nor makes. */
const SIGNATURE = Buffer.alloc(16)

function readQuery({ url = '' }: IncomingMessage): { limit: number; after: string; began?: string } {
  const query = new URLSearchParams(url.slice(url.indexOf('?')))
  const cursor = query.get('cursor')
  const position = cursor ? Buffer.from(cursor, 'base64url').subarray(SIGNATURE.length).toString() : '[""]'
  const [after, began] = JSON.parse(position)
  return { limit: Number(query.get('limit')), after, began }
}

const writeCursor = (id: string | undefined, began: string): string =>
  Buffer.concat([SIGNATURE, Buffer.from(JSON.stringify([id, began]))]).toString('base64url')

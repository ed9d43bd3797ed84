import type { Schemas } from '../../../platform/contract/schemas.ts'
import { sql } from '../../../platform/database/prepared.ts'
import { defineEventPart } from '../event-parts.ts'

export type AttendeeType = Schemas['AttendeeType']

export type AttendeeTypeRow = Omit<AttendeeType, 'price' | 'ticket' | 'created_at' | 'updated_at'> & {
  price: number | null
  currency: string
  ticket: Schemas['KnownTicketKind']
  created_at: Date
  updated_at: Date
}

function toType(row: AttendeeTypeRow): AttendeeType {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    price: row.price === null ? null : { amount: row.price, currency: row.currency },
    capacity: row.capacity,
    approval: row.approval,
    ticket: row.ticket,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export const ATTENDEE_TYPE_PART = defineEventPart({
  table: 'attendee_types',
  columns: 'code, name, price, capacity, approval, ticket',
  computed: '(select currency from events e where e.organization_id = $1 and e.id = p.event_id) as currency',
  thing: 'attendee type',
  object: 'attendee_type',
  show: toType,
})

export const listTypeCodesSql = sql('list-type-codes')`
select id, code from attendee_types where organization_id = $1 and event_id = $2`

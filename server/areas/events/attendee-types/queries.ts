import type { Schemas } from '../../../platform/contract/schemas.ts'
import type { Statement } from '../../../platform/database/prepared.ts'
import { defineEventPart } from '../event-parts.ts'
import type { EventKey } from '../find.ts'

export type TypeRow = {
  id: string
  code: string
  name: string
  price: number | null
  currency: string
  capacity: number | null
  approval: boolean
  ticket: 'per_person' | 'shared'
  created_at: Date
  updated_at: Date
}

export type AttendeeType = Schemas['AttendeeType']

function toType(row: TypeRow): AttendeeType {
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

export const TYPE_PART = defineEventPart({
  table: 'attendee_types',
  columns:
    'p.*, (select currency from events e where e.organization_id = p.organization_id and e.id = p.event_id) as currency',
  thing: 'attendee type',
  object: 'attendee_type',
  show: toType,
})

export const listTypeCodesSql: Statement = {
  name: 'codes-of-attendee-types',
  text: 'select id, code from attendee_types where organization_id = $1 and event_id = $2',
}

export const insertTypeSql: Statement = {
  name: 'insert-attendee-type',
  text: `
insert into attendee_types (organization_id, event_id, id, code, name, price, capacity, approval, ticket, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
on conflict (organization_id, event_id, code) do nothing
returning id`,
}

export const updateTypeSql: Statement = {
  name: 'update-attendee-type',
  text: `
update attendee_types set code = $4, name = $5, price = $6, capacity = $7, approval = $8, ticket = $9, updated_at = $10
where organization_id = $1 and event_id = $2 and id = $3`,
}

export function toRowValues({ organizationId, eventId }: EventKey, row: TypeRow): unknown[] {
  return [
    organizationId,
    eventId,
    row.id,
    row.code,
    row.name,
    row.price,
    row.capacity,
    row.approval,
    row.ticket,
    row.updated_at,
  ]
}

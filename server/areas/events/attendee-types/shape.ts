import type { components } from '../../../../generated/types.ts'
import type { TypeRow } from './rows.ts'

export type AttendeeType = components['schemas']['AttendeeType']

export function toType(row: TypeRow): AttendeeType {
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

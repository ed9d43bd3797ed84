import type { components } from '../../../generated/types.ts'
import type { ContactRow } from './rows.ts'

export type Contact = components['schemas']['Contact']

export function toContact(row: ContactRow): Contact {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    date_of_birth: row.date_of_birth,
    external_id: row.external_id,
    note: row.note,
    livemode: row.livemode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

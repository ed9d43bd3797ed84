import type { Caller } from '../../access/callers/index.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import type { IdentityKeys } from '../booking/index.ts'

export type Contact = Schemas['Contact']

export type ContactRow = Omit<Contact, 'created_at' | 'updated_at'> &
  IdentityKeys & { organization_id: string; search: string; created_at: Date; updated_at: Date }

/** Live and test contacts are separate. */
export type ContactScope = { organizationId: string; livemode: boolean }

export function toContactScope({ organization, key }: Caller): ContactScope {
  return { organizationId: organization.id, livemode: key.mode === 'live' }
}

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

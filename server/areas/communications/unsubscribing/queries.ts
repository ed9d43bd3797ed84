import type { Statement } from '../../../platform/database/prepared.ts'
import type { Language } from '../content.ts'

export type UnsubscribingFacts = {
  address: string
  address_key: string
  communication_id: string
  language: Language
  organization_name: string
  unsubscribed: boolean
}

/** $2 message */
export const findUnsubscribing: Statement = {
  name: 'find-unsubscribing',
  text: `
select m.address, m.address_key, m.communication_id, c.language, o.name as organization_name,
  exists (
    select from communication_unsubscribes u where u.organization_id = m.organization_id and u.address_key = m.address_key
  ) as unsubscribed
from communication_messages m
join communications c on c.organization_id = m.organization_id and c.id = m.communication_id
join organizations o on o.id = m.organization_id
where m.organization_id = $1 and m.id = $2`,
}

/** $2 address, $3 now. No row comes back where it has been done before. */
export const insertUnsubscribe: Statement = {
  name: 'insert-unsubscribe',
  text: `
insert into communication_unsubscribes (organization_id, address_key, created_at) values ($1, $2, $3)
on conflict (organization_id, address_key) do nothing
returning address_key`,
}

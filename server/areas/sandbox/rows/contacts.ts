import { type BoundStatement, sql } from '../../../platform/database/prepared.ts'
import { type AttendeeRow, toIdentityKeys, toPersonSearchText } from '../../booking/index.ts'
import type { Calendar } from '../calendar.ts'
import { SANDBOX_ORGANIZATION_ID } from '../ensure-sandbox.ts'
import { buildUpsert } from './upsert.ts'

/** $1 organization, $2 contacts to keep. Skips locked ones, whose registration may be waiting for this rebuild. */
const clearOthersSql = sql('sandbox-clear-others-of-contacts')`
delete from contacts where organization_id = $1 and id in (
  select id from contacts where organization_id = $1 and not livemode and id <> all ($2) for update skip locked
)`

/** $1 contacts as they should be, $2 organization. Clears changed identities first, because a visitor may have swapped unique values. */
const purgeWrongIdentitiesSql = sql('sandbox-purge-wrong-identities')`
update contacts c set external_id = null, email_key = null, phone_key = null
from jsonb_populate_recordset(null::contacts, $1::jsonb) w
where c.organization_id = $2 and c.id = w.id
  and (c.external_id, c.name_key, c.email_key, c.phone_key)
    is distinct from (w.external_id, w.name_key, w.email_key, w.phone_key)`

/** For the contract's example that deletes a contact; has no registrations. */
const SPARE_CONTACT = {
  contact_id: '01JGFJK08C4E6G8J0M2P4R6T8W',
  first_name: 'Ione',
  last_name: 'Sparrow',
  email: 'ione.sparrow@example.com',
  phone: null,
  external_id: null,
  date_of_birth: null,
  livemode: false,
}

/** One contact per person, created at their first registration. All other contacts are deleted. */
export function buildContactResetStatements(people: AttendeeRow[], { stamp }: Calendar): BoundStatement[] {
  const spare = { ...SPARE_CONTACT, organization_id: SANDBOX_ORGANIZATION_ID, created_at: stamp }
  const rows = [...firstAppearances(people), spare].map(contactRow)
  return [
    { statement: clearOthersSql, values: [SANDBOX_ORGANIZATION_ID, rows.map(({ id }) => id)] },
    { statement: purgeWrongIdentitiesSql, values: [JSON.stringify(rows), SANDBOX_ORGANIZATION_ID] },
    buildUpsert('contacts', rows, { key: ['organization_id', 'id'] }),
  ]
}

function firstAppearances(people: AttendeeRow[]): AttendeeRow[] {
  const first = new Map<string | null, AttendeeRow>()
  for (const person of people) {
    const known = first.get(person.contact_id)
    if (!known || person.created_at < known.created_at) first.set(person.contact_id, person)
  }
  return [...first.values()]
}

function contactRow(person: Pick<AttendeeRow, keyof typeof SPARE_CONTACT | 'organization_id' | 'created_at'>) {
  const { organization_id, contact_id, livemode, first_name, last_name, email, phone, date_of_birth, created_at } =
    person
  return {
    organization_id,
    id: contact_id,
    livemode,
    first_name,
    last_name,
    email,
    phone,
    date_of_birth,
    note: null,
    ...toIdentityKeys(person),
    search: toPersonSearchText(person),
    created_at,
    updated_at: created_at,
  }
}

import type { PersonRow } from '../../booking/index.ts'
import { identityOf, searchText } from '../../contacts/index.ts'
import type { Transaction } from '../../database/transaction.ts'
import { putRows } from './put.ts'

/** Everyone once, however many events they come to, known since they first registered. */
export async function putContacts(transaction: Transaction, people: PersonRow[]): Promise<void> {
  const byContact = new Map<string | null, PersonRow>()
  for (const person of people) {
    const known = byContact.get(person.contact_id)
    if (!known || person.created_at < known.created_at) byContact.set(person.contact_id, person)
  }
  await putRows(transaction, {
    name: 'contacts',
    key: ['organization_id', 'id'],
    rows: [...byContact.values()].map(contactRow),
  })
}

function contactRow(person: PersonRow) {
  const { organization_id, contact_id, livemode, first_name, last_name, email, phone, date_of_birth, created_at } =
    person
  return {
    ...{ organization_id, id: contact_id, livemode, first_name, last_name, email, phone, date_of_birth, note: null },
    ...identityOf(person),
    search: searchText(person),
    created_at,
    updated_at: created_at,
  }
}

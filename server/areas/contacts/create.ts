import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work/work.ts'
import { identityOf, searchText, tidyEmail, tidyName } from '../booking/index.ts'
import { refuseLimitedKey } from './find.ts'
import { insertContacts } from './queries.ts'
import type { ContactRow } from './rows.ts'
import { scopeOf } from './scope.ts'
import { type Contact, toContact } from './shape.ts'
import { refuseTaken } from './taken.ts'

type NewContact = components['schemas']['NewContact']

export async function createContact(
  work: Work,
  caller: Caller,
  input: NewContact,
): Promise<Contact | Refusal<'conflict' | 'api_key_group'>> {
  const limited = refuseLimitedKey(caller)
  if (limited) return limited
  const row = draftContact(work, caller, input)
  const taken = await refuseTaken(work, scopeOf(caller), row)
  if (isRefusal(taken)) return taken
  work.transaction.defer(insertContacts, [JSON.stringify([row])])
  const made = toContact(row)
  work.audit({ action: 'contact.created', object: { type: 'contact', id: made.id }, before: null, after: made })
  return made
}

function draftContact({ now }: Work, caller: Caller, input: NewContact): ContactRow {
  const { organizationId, livemode } = scopeOf(caller)
  const named = {
    first_name: tidyName(input.first_name),
    last_name: tidyName(input.last_name),
    email: tidyEmail(input.email ?? null),
    phone: input.phone ?? null,
    external_id: input.external_id ?? null,
  }
  return {
    organization_id: organizationId,
    id: newId(now),
    livemode,
    ...named,
    date_of_birth: input.date_of_birth ?? null,
    note: input.note ?? null,
    ...identityOf(named),
    search: searchText(named),
    created_at: now,
    updated_at: now,
  }
}

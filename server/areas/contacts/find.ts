import type { Caller } from '../../access/callers/index.ts'
import { withinSight } from '../../access/visibility/index.ts'
import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { type Condition, filteredList } from '../../platform/lists/index.ts'
import type { Scope } from './hold.ts'
import type { ContactRow } from './queries.ts'

export function scopeOf({ organization, key }: Caller): Scope {
  return { organizationId: organization.id, livemode: key.mode === 'live' }
}

/** A limited key sees who is on a registration that it sees. `c` is the contact. */
export function withinSightOfAttendees(caller: Caller): Condition | null {
  const sight = withinSight(caller, null, 'a')
  if (!sight) return null
  const [seen, ...values] = sight
  return [
    `exists (select from attendees a where a.organization_id = c.organization_id and a.contact_id = c.id and ${seen})`,
    ...values,
  ]
}

/** What the caller cannot see, contacts of the other mode among it, answers like what does not exist. */
export async function visibleContact(
  reader: Reader,
  caller: Caller,
  id: string,
): Promise<ContactRow | Refusal<'not_found'>> {
  const { organizationId, livemode } = scopeOf(caller)
  const { statement, values } = filteredList({
    name: 'read-contact',
    head: [
      'select c.* from contacts c where c.organization_id = ? and c.livemode = ? and c.id = ?',
      ...[organizationId, livemode, id],
    ],
    filters: { sight: withinSightOfAttendees(caller) },
    tail: [''],
  })
  const [found] = await reader.run<ContactRow>(statement, values)
  return found ?? noContact(id)
}

/** Which of the contacts the caller cannot see. Without a caller all are seen. */
export async function hiddenFrom(reader: Reader, caller: Caller | null, ids: string[]): Promise<Set<string>> {
  const sight = caller && withinSightOfAttendees(caller)
  if (!sight || ids.length === 0) return new Set()
  const { statement, values } = filteredList({
    name: 'contacts-in-sight',
    head: ['select c.id from contacts c where c.organization_id = ? and c.id = any (?)', caller.organization.id, ids],
    filters: { sight },
    tail: [''],
  })
  const seen = new Set((await reader.run<{ id: string }>(statement, values)).map(({ id }) => id))
  return new Set(ids.filter((id) => !seen.has(id)))
}

export function noContact(id: string): Refusal<'not_found'> {
  return refuse('not_found', `There is no contact ${id}.`)
}

export function refuseLimitedKey({ key }: Caller): Refusal<'api_key_group'> | undefined {
  if (!key.group) return undefined
  const message = `The API key is limited to the group ${key.group.code} and cannot change contacts, which belong to the whole organization.`
  return refuse('api_key_group', message)
}

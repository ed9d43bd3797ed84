import type { Caller } from '../../access/callers/index.ts'
import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { findContact, idsWithin, withinSightOfAttendees } from './queries.ts'
import type { ContactRow } from './rows.ts'

/** What the caller cannot see, contacts of the other mode among it, answers like what does not exist. */
export async function visibleContact(
  reader: Reader,
  caller: Caller,
  id: string,
): Promise<ContactRow | Refusal<'not_found'>> {
  return (await findContact(reader, caller, id)) ?? noContact(id)
}

/** Which of the contacts the caller cannot see. Without a caller all are seen. */
export async function hiddenFrom(reader: Reader, caller: Caller | null, ids: string[]): Promise<Set<string>> {
  const sight = caller && withinSightOfAttendees(caller)
  if (!sight || ids.length === 0) return new Set()
  const seen = new Set(await idsWithin(reader, caller.organization.id, ids, sight))
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

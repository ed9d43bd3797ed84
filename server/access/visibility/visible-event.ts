import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Caller } from '../callers/index.ts'
import { findEvent } from './queries.ts'
import type { EventRow } from './rows.ts'

/** What of a caller decides which events it sees: $1, $2 and $3 of the statements. */
export function sight({ organization, key }: Caller): [string, string | null, boolean] {
  return [organization.id, key.group?.id ?? null, key.mode === 'test']
}

/** The event that the caller can see under this id or code. What it cannot see answers like what does not exist. */
export async function visibleEvent(
  reader: Reader,
  caller: Caller,
  reference: string,
): Promise<EventRow | Refusal<'not_found'>> {
  const [found] = await reader.run<EventRow>(findEvent, [...sight(caller), reference])
  return found ?? refuse('not_found', `There is no event ${reference}.`)
}

import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { CallingDevice, KeyMode } from '../callers/index.ts'
import { findEvent } from './queries.ts'
import type { EventRow } from './rows.ts'

/** Whoever looks at events: a key, a device or a member. */
export type EventCaller = {
  organization: { id: string }
  key: { group: { id: string } | null; mode: KeyMode }
  device: CallingDevice | null
}

/** What of a caller decides which events it sees: $1, $2 and $3 of the statements. */
export function sight({ organization, key }: EventCaller): [string, string | null, boolean] {
  return [organization.id, key.group?.id ?? null, key.mode === 'test']
}

/** The event that the caller can see under this id or code. What it cannot see answers like what does not exist. */
export async function visibleEvent(
  reader: Reader,
  caller: EventCaller,
  reference: string,
): Promise<EventRow | Refusal<'not_found'>> {
  const [found] = await reader.run<EventRow>(findEvent, [...sight(caller), reference])
  const isSeen = found && (!caller.device || caller.device.eventId === found.id)
  return isSeen ? found : refuse('not_found', `There is no event ${reference}.`)
}

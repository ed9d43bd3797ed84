import type { Caller } from '../../../access/callers/index.ts'
import { type EventRow, visibleEvent } from '../../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import type { Work } from '../../../platform/work/work.ts'
import { findCommunication } from './queries.ts'
import type { ShownCommunication } from './shape.ts'

export type CommunicationRef = { event: string; communication: string }

export type Found = { event: EventRow; row: ShownCommunication }

/** A communication that the caller cannot see is refused like one that does not exist. */
export async function visibleCommunication(
  reader: Reader,
  caller: Caller,
  { event: reference, communication }: CommunicationRef,
  hold = false,
): Promise<Found | Refusal<'not_found'>> {
  const event = await visibleEvent(reader, caller, reference)
  if (isRefusal(event)) return event
  const row = await findCommunication(reader, caller, event.id, communication, hold)
  return row ? { event, row } : refuse('not_found', `There is no communication ${communication} in this event.`)
}

/** A draft, locked for a change. */
export async function heldDraft({ transaction }: Work, caller: Caller, named: CommunicationRef) {
  const found = await visibleCommunication(transaction, caller, named, true)
  return isRefusal(found) || found.row.status === 'draft' ? found : refuseState(found.row)
}

const WORDED: Record<string, string> = { draft: 'a draft', sending: 'being sent' }

export function refuseState({ id, status }: { id: string; status: string }): Refusal<'invalid_state'> {
  const message = `The communication ${id} is ${WORDED[status] ?? status}, so this cannot be done.`
  return refuse('invalid_state', message, { details: { state: status } })
}

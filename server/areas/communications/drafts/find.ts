import type { Caller } from '../../../access/callers/index.ts'
import { type EventRow, visibleEvent } from '../../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import type { Work } from '../../../platform/work/work.ts'
import { findCommunication } from './queries.ts'
import type { CommunicationStatus, ShownCommunication } from './rows.ts'

/** The communication of an event, by what the request names. */
export type Named = { event: string; communication: string }

export type Found = { event: EventRow; row: ShownCommunication }

/** What the caller cannot see answers like what does not exist. */
export function visibleCommunication(reader: Reader, caller: Caller, named: Named) {
  return find(reader, caller, named, false)
}

/** The same, held for a change, in one of these statuses. */
export async function heldCommunication(
  { transaction }: Work,
  caller: Caller,
  named: Named,
  statuses: CommunicationStatus[],
): Promise<Found | Refusal<'not_found' | 'invalid_state'>> {
  const found = await find(transaction, caller, named, true)
  return isRefusal(found) || statuses.includes(found.row.status) ? found : refuseState(found.row)
}

export function refuseState({ id, status }: { id: string; status: string }): Refusal<'invalid_state'> {
  return refuse('invalid_state', `The communication ${id} is ${worded(status)}, so this cannot be done.`, {
    details: { state: status },
  })
}

async function find(
  reader: Reader,
  caller: Caller,
  { event: reference, communication }: Named,
  hold: boolean,
): Promise<Found | Refusal<'not_found'>> {
  const event = await visibleEvent(reader, caller, reference)
  if (isRefusal(event)) return event
  const row = await findCommunication(reader, caller, event.id, communication, hold)
  return row ? { event, row } : refuse('not_found', `There is no communication ${communication} in this event.`)
}

function worded(status: string): string {
  if (status === 'draft') return 'a draft'
  return status === 'sending' ? 'being sent' : status
}

import type { Caller } from '../../../access/callers/index.ts'
import { type EventRow, findVisibleEvent } from '../../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuseState, toNotFound } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import type { Work } from '../../../platform/work/work.ts'
import { findCommunication } from './queries.ts'
import type { CommunicationWithCodes } from './shape.ts'

export type CommunicationRef = { event: string; communication: string }

export type CommunicationWithEvent = { event: EventRow; row: CommunicationWithCodes }

/** A communication that the caller cannot see is refused like one that does not exist. */
export async function findVisibleCommunication(
  reader: Reader,
  caller: Caller,
  { event: reference, communication }: CommunicationRef,
  hold = false,
): Promise<CommunicationWithEvent | Refusal<'not_found'>> {
  const event = await findVisibleEvent(reader, caller, reference)
  if (isRefusal(event)) return event
  const row = await findCommunication(reader, caller, event.id, communication, hold)
  return row ? { event, row } : toNotFound('communication', communication, ' in this event')
}

export async function lockCommunicationDraft({ transaction }: Work, caller: Caller, named: CommunicationRef) {
  const found = await findVisibleCommunication(transaction, caller, named, true)
  return isRefusal(found) || found.row.status === 'draft' ? found : refuseCommunicationState(found.row)
}

const WORDED: Record<string, string> = { draft: 'a draft', sending: 'being sent' }

export function refuseCommunicationState({ id, status }: { id: string; status: string }): Refusal<'invalid_state'> {
  return refuseState(status, `The communication ${id} is ${WORDED[status] ?? status}, so this cannot be done.`)
}

import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { BoundStatement, Reader } from '../../platform/database/prepared.ts'
import type { CallingDevice } from '../callers/index.ts'
import { findEvent } from './queries.ts'
import type { EventRow } from './rows.ts'
import { type Viewer, visibilityParams } from './visibility-params.ts'

export type EventCaller = Viewer & { device: CallingDevice | null }

/** Finds an event by id or code. An event that the caller cannot see answers like a missing one. */
export async function visibleEvent(
  reader: Reader,
  caller: EventCaller,
  reference: string,
): Promise<EventRow | Refusal<'not_found'>> {
  const { statement, values } = eventStep(caller, reference)
  return seenEvent(caller, reference, await reader.run<EventRow>(statement, values))
}

/** The statement, for callers that run others in the same round trip; `seenEvent` evaluates its result. */
export function eventStep(caller: EventCaller, reference: string): BoundStatement {
  return { statement: findEvent, values: [...visibilityParams(caller), reference] }
}

export function seenEvent(
  { device }: EventCaller,
  reference: string,
  [found]: EventRow[],
): EventRow | Refusal<'not_found'> {
  const isSeen = found && (!device || device.eventId === found.id)
  return isSeen ? found : refuse('not_found', `There is no event ${reference}.`)
}

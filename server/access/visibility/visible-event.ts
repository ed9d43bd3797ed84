import { toNotFound } from '../../platform/contract/refusal.ts'
import type { BoundStatement, Reader } from '../../platform/database/prepared.ts'
import type { CallingDevice } from '../callers/index.ts'
import { findEventSql } from './queries.ts'
import type { EventRow } from './rows.ts'
import { type GroupViewer, toVisibilityParams } from './visible-group.ts'

export type EventViewer = GroupViewer & { device: CallingDevice | null }

/** Finds an event by id or code. An event that the caller cannot see answers like a missing one. */
export async function findVisibleEvent(reader: Reader, caller: EventViewer, reference: string) {
  const { statement, values } = bindFindEvent(caller, reference)
  return toEventOrNotFound(caller, reference, await reader.run<EventRow>(statement, values))
}

/** The statement, for callers that run others in the same round trip; `toEventOrNotFound` evaluates its result. */
export function bindFindEvent(caller: EventViewer, reference: string): BoundStatement {
  return { statement: findEventSql, values: [...toVisibilityParams(caller), reference] }
}

export function toEventOrNotFound({ device }: EventViewer, reference: string, [found]: EventRow[]) {
  const isSeen = found && (!device || device.eventId === found.id)
  return isSeen ? found : toNotFound('event', reference)
}

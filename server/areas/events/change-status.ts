import type { Caller } from '../../access/callers/index.ts'
import type { EventRow, EventStatus } from '../../access/visibility/index.ts'
import type { Work } from '../../platform/work/work.ts'
import { setStatus } from './queries.ts'
import { type Event, toEvent } from './shape.ts'

/** Of an event that is held for the change, in a status that allows it. */
export async function changeStatus(
  work: Work,
  caller: Caller,
  event: EventRow,
  { to, action }: { to: EventStatus; action: string },
): Promise<Event> {
  work.transaction.defer(setStatus, [caller.organization.id, event.id, to, work.now])
  const after = toEvent({ ...event, status: to, updated_at: work.now })
  work.audit({ action, object: { type: 'event', id: event.id }, before: toEvent(event), after })
  return after
}

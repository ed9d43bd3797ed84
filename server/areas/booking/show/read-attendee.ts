import type { Caller } from '../../../access/callers/index.ts'
import { type EventRow, withinSight } from '../../../access/visibility/index.ts'
import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { filteredList } from '../../../platform/lists/index.ts'
import { SHOWN_ATTENDEE, type ShownAttendee } from '../rows.ts'

/** A person at the event whom the caller can see. */
export async function visibleAttendee(
  reader: Reader,
  caller: Caller,
  event: EventRow,
  id: string,
): Promise<ShownAttendee | Refusal<'not_found'>> {
  const { statement, values } = filteredList({
    name: 'read-person',
    head: [
      `select ${SHOWN_ATTENDEE} from attendees a where a.organization_id = ? and a.event_id = ? and a.livemode = ? and a.id = ?`,
      ...[caller.organization.id, event.id, caller.key.mode === 'live', id],
    ],
    filters: { sight: withinSight(caller, event, 'a') },
    tail: [''],
  })
  const [attendee] = await reader.run<ShownAttendee>(statement, values)
  return attendee ?? refuse('not_found', `There is no attendee ${id} in this event.`)
}

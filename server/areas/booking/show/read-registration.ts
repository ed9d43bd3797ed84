import type { Caller } from '../../../access/callers/index.ts'
import { type EventRow, withinSight } from '../../../access/visibility/index.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { filteredList } from '../../../platform/lists/index.ts'
import type { RegistrationRow } from '../rows.ts'

/** A registration of the event that the caller can see. */
export async function readRegistration(
  reader: Reader,
  caller: Caller,
  event: EventRow,
  id: string,
): Promise<RegistrationRow | undefined> {
  const { statement, values } = filteredList({
    name: 'read-registration',
    head: [
      'select r.* from registrations r where r.organization_id = ? and r.event_id = ? and r.livemode = ? and r.id = ?',
      ...[caller.organization.id, event.id, caller.key.mode === 'live', id],
    ],
    filters: { sight: withinSight(caller, event, 'r') },
    tail: [''],
  })
  const [row] = await reader.run<RegistrationRow>(statement, values)
  return row
}

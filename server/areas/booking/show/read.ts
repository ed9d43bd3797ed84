import type { Caller } from '../../../access/callers/index.ts'
import { type EventRow, visibleWithinGroup } from '../../../access/visibility/index.ts'
import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { filteredList } from '../../../platform/lists/index.ts'
import { type RegistrationRow, SHOWN_ATTENDEE, type ShownAttendee } from '../rows.ts'

const visibleRow =
  <Row extends object>(name: string, select: string, alias: string) =>
  async (reader: Reader, caller: Caller, event: EventRow, id: string): Promise<Row | undefined> => {
    const { statement, values } = filteredList({
      name,
      head: [
        `${select} where ${alias}.organization_id = ? and ${alias}.event_id = ? and ${alias}.livemode = ? and ${alias}.id = ?`,
        caller.organization.id,
        event.id,
        caller.key.mode === 'live',
        id,
      ],
      filters: { sight: visibleWithinGroup(caller, event, alias) },
      tail: [''],
    })
    const [row] = await reader.run<Row>(statement, values)
    return row
  }

export const readRegistration = visibleRow<RegistrationRow>('read-registration', 'select r.* from registrations r', 'r')

const readAttendee = visibleRow<ShownAttendee>('read-person', `select ${SHOWN_ATTENDEE} from attendees a`, 'a')

export async function visibleAttendee(
  reader: Reader,
  caller: Caller,
  event: EventRow,
  id: string,
): Promise<ShownAttendee | Refusal<'not_found'>> {
  const attendee = await readAttendee(reader, caller, event, id)
  return attendee ?? refuse('not_found', `There is no attendee ${id} in this event.`)
}

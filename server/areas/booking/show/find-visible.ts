import type { Caller } from '../../../access/callers/index.ts'
import { type EventRow, findVisibleGroup, whereVisible } from '../../../access/visibility/index.ts'
import { isRefusal, toNotFound } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { runFilteredQuery } from '../../../platform/lists/index.ts'
import { ATTENDEE_COLUMNS_SQL, type RegistrationRow, type ShownAttendeeRow } from '../rows.ts'

/** One row of an event, if the caller can see it. `group` is the column that names its group. */
export const rowFinder =
  <Row extends object>(name: string, select: string, alias: string, group?: string) =>
  async (reader: Reader, caller: Caller, event: EventRow, id: string): Promise<Row | undefined> => {
    const [row] = await runFilteredQuery<Row>(reader, {
      name,
      head: [
        `${select} where ${alias}.organization_id = ? and ${alias}.event_id = ? and ${alias}.livemode = ? and ${alias}.id = ?`,
        caller.organization.id,
        event.id,
        caller.key.mode === 'live',
        id,
      ],
      filters: { sight: whereVisible(caller, event, alias, group) },
    })
    return row
  }

export const readRegistration = rowFinder<RegistrationRow>('read-registration', 'select r.* from registrations r', 'r')

/** Of an event above the key's group, it sees only registrations inside that group. */
export async function isRegistrationVisible(
  reader: Reader,
  caller: Caller,
  { within_reach }: Pick<EventRow, 'within_reach'>,
  groupId: string | null,
): Promise<boolean> {
  if (within_reach) return true
  return groupId !== null && !isRefusal(await findVisibleGroup(reader, caller, groupId))
}

const readAttendee = rowFinder<ShownAttendeeRow>('read-person', `select ${ATTENDEE_COLUMNS_SQL} from attendees a`, 'a')

export async function findVisibleAttendee(reader: Reader, caller: Caller, event: EventRow, id: string) {
  const attendee = await readAttendee(reader, caller, event, id)
  return attendee ?? toNotFound('attendee', id, ' in this event')
}

import type { Caller } from '../../../access/callers/index.ts'
import { groupsInSight } from '../../../access/visibility/index.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import type { Attendee, Registration } from './shape.ts'

type Shown = Registration | Attendee

/**
 * As the caller may see it: an event inside the group that limits a key can hold registrations of groups outside, which the key
 * sees, but not what those groups are called. Audit rows and webhook events name them in full.
 */
export async function shownTo<Kind extends Shown>(reader: Reader, caller: Caller, object: Kind): Promise<Kind> {
  const [shown] = await allShownTo(reader, caller, [object])
  return shown ?? object
}

/** The same of several. */
export async function allShownTo<Kind extends Shown>(reader: Reader, caller: Caller, objects: Kind[]): Promise<Kind[]> {
  const groups = objects.flatMap(({ group }) => group ?? [])
  const seen = await groupsInSight(reader, caller, groups)
  if (!seen) return objects
  const isSeen = (group: string | null) => group === null || seen.get(group)?.code === group
  return objects.map((object) => (isSeen(object.group) ? object : withoutGroup(object)))
}

/** People have their registration's group. */
function withoutGroup<Kind extends Shown>(object: Kind): Kind {
  if (!('attendees' in object)) return { ...object, group: null }
  return { ...object, group: null, attendees: object.attendees.map(withoutGroup) }
}

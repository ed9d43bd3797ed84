import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { groupNames, type Names, namesOfRows, type ShownAttendee } from '../booking/index.ts'
import { type Since, sightOf } from './changes.ts'
import { findMoment } from './queries.ts'
import type { Moment, MomentRow } from './rows.ts'

/** What a reading is limited to. */
type Reading = { caller: Caller; event: EventRow; group: string | undefined; since: Since | null }

export async function readMoment(reader: Reader, { caller, event, group, since }: Reading): Promise<Moment> {
  const { organization, key } = caller
  const time = since && 'time' in since ? since.time : null
  const values = [organization.id, event.id, key.mode === 'live', time]
  const [row] = await reader.run<MomentRow>(findMoment, values)
  if (!row) throw new Error('The table instance is empty.')
  const { horizon, lineage, mark, types, days } = row
  const mapOf = (codes: Record<string, string> | null) => new Map(Object.entries(codes ?? {}))
  return {
    horizon,
    lineage,
    mark,
    sight: sightOf([key.group?.id, group], row.moves, row.renames),
    names: { types: mapOf(types), days: mapOf(days), currencies: new Map([[event.id, event.currency]]) },
  }
}

/** What ids in rows are called that were read after the moment. */
export async function namesAt(
  reader: Reader,
  { names }: Moment,
  organizationId: string,
  rows: ShownAttendee[],
): Promise<Names> {
  const isKnown = ({ attendee_type_id, days }: ShownAttendee) =>
    names.types.has(attendee_type_id) && days.every((day) => names.days.has(day))
  // Between the two, somebody may have come by an attendee type or a day that was made meanwhile.
  if (!rows.every(isKnown)) return namesOfRows(reader, organizationId, rows)
  const groups = rows.map(({ group_id }) => group_id)
  return { ...names, groups: await groupNames(reader, organizationId, groups) }
}

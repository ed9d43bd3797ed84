import type { EventRow } from '../../access/visibility/index.ts'
import type { Reader, Statement } from '../../platform/database/prepared.ts'
import { groupNames, type Names, namesOfRows, type ShownPerson } from '../booking/index.ts'

/** A point in the order of commits, read before the rows: whoever goes on from it sees all that the rows do not show. */
export type Moment = {
  /** The oldest transaction that could still commit something. */
  horizon: string
  lineage: number
  names: Omit<Names, 'groups'>
}

/** $1 organization, $2 event */
const findMoment: Statement = {
  name: 'find-moment',
  text: `
select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, change_lineage as lineage,
  (select jsonb_object_agg(id, code) from attendee_types where organization_id = $1 and event_id = $2) as types,
  (select jsonb_object_agg(id, code) from event_days where organization_id = $1 and event_id = $2) as days
from instance`,
}

type Row = {
  horizon: string
  lineage: number
  types: Record<string, string> | null
  days: Record<string, string> | null
}

export async function readMoment(reader: Reader, { id, currency }: EventRow, organizationId: string): Promise<Moment> {
  const [row] = await reader.run<Row>(findMoment, [organizationId, id])
  if (!row) throw new Error('The table instance is empty.')
  const { horizon, lineage, types, days } = row
  const mapOf = (codes: Record<string, string> | null) => new Map(Object.entries(codes ?? {}))
  return { horizon, lineage, names: { types: mapOf(types), days: mapOf(days), currencies: new Map([[id, currency]]) } }
}

/** What ids in rows are called that were read after the moment. */
export async function namesAt(
  reader: Reader,
  { names }: Moment,
  organizationId: string,
  rows: ShownPerson[],
): Promise<Names> {
  const isKnown = ({ attendee_type_id, days }: ShownPerson) =>
    names.types.has(attendee_type_id) && days.every((day) => names.days.has(day))
  // Between the two, somebody may have come by an attendee type or a day that was made meanwhile.
  if (!rows.every(isKnown)) return namesOfRows(reader, organizationId, rows)
  const groups = rows.map(({ group_id }) => group_id)
  return { ...names, groups: await groupNames(reader, organizationId, groups) }
}

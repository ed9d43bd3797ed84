import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import { type Reader, sql } from '../../platform/database/prepared.ts'
import { type ChangesSince, hashView } from '../../platform/lists/index.ts'
import { type CodesById, readCodesForRows, readGroupCodes, type ShownAttendeeRow } from '../booking/index.ts'

/** A snapshot read before the rows: a client that continues from it receives every change the rows do not show. */
export type AttendeeSyncState = {
  /** The oldest transaction that may still commit. */
  horizon: string
  lineage: number
  sight: string | undefined
  /** The horizon at the requested time, or at an earlier mark. */
  mark: string | null
  names: Omit<CodesById, 'groups'>
}

type MomentRow = {
  horizon: string
  lineage: number
  mark: string | null
  moves: number
  renames: number
  types: Record<string, string> | null
  days: Record<string, string> | null
}

/** $1 organization, $2 event, $3 livemode, $4 a time or null */
const findMomentSql = sql('find-moment')`
select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, change_lineage as lineage,
  (select horizon::text from change_marks where lineage = change_lineage and at <= $4 order by at desc limit 1) as mark,
  (select group_moves from organizations where id = $1) as moves,
  (select renames from event_places where organization_id = $1 and event_id = $2 and livemode = $3) as renames,
  (select jsonb_object_agg(id, code) from attendee_types where organization_id = $1 and event_id = $2) as types,
  (select jsonb_object_agg(id, code) from event_days where organization_id = $1 and event_id = $2) as days
from instance`

type Reading = { caller: Caller; event: EventRow; group: string | undefined; since: ChangesSince | null }

export async function readAttendeeSyncState(
  reader: Reader,
  { caller, event, group, since }: Reading,
): Promise<AttendeeSyncState> {
  const { organization, key } = caller
  const time = since && 'time' in since ? since.time : null
  const values = [organization.id, event.id, key.mode === 'live', time]
  const [row] = await reader.run<MomentRow>(findMomentSql, values)
  if (!row) throw new Error('The table instance is empty.')
  const { horizon, lineage, mark, types, days } = row
  const mapOf = (codes: Record<string, string> | null) => new Map(Object.entries(codes ?? {}))
  return {
    horizon,
    lineage,
    mark,
    sight: hashAttendeeView([key.group?.id, group], row.moves, row.renames),
    names: { types: mapOf(types), days: mapOf(days), currencies: new Map([[event.id, event.currency]]) },
  }
}

/** Undefined while a caller without limits sees what it always saw. */
function hashAttendeeView(groups: (string | undefined)[], moves: number, renames: number): string | undefined {
  const isLimited = groups.some((group) => group !== undefined)
  return isLimited || renames > 0 ? hashView([isLimited ? [...groups, moves] : null, renames]) : undefined
}

export async function readCodesUsingSyncState(
  reader: Reader,
  { names }: AttendeeSyncState,
  organizationId: string,
  rows: ShownAttendeeRow[],
): Promise<CodesById> {
  const isKnown = ({ attendee_type_id, days }: ShownAttendeeRow) =>
    names.types.has(attendee_type_id) && days.every((day) => names.days.has(day))
  // An attendee type or day may have been created after the moment was read.
  if (!rows.every(isKnown)) return readCodesForRows(reader, organizationId, rows)
  const groups = rows.map(({ group_id }) => group_id)
  return { ...names, groups: await readGroupCodes(reader, organizationId, groups) }
}

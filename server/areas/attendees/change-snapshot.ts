import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import { type Reader, sql } from '../../platform/database/prepared.ts'
import { type ChangeListState, hashListView } from '../../platform/lists/index.ts'
import { type CodesById, readCodesForRows, readGroupCodes, type ShownAttendeeRow } from '../booking/index.ts'

/** Read before the rows: a client that continues from it receives every change that the rows do not show. */
export type AttendeeSyncState = ChangeListState & { names: Omit<CodesById, 'groups'> }

type SyncStateRow = {
  number: string
  restarted: string
  lineage: number
  moves: number
  types: Record<string, string> | null
  days: Record<string, string> | null
}

/** $1 organization, $2 event, $3 livemode */
const readSyncStateSql = sql('read-sync-state')`
select number, restarted,
  (select change_lineage from instance) as lineage,
  (select group_moves from organizations where id = $1) as moves,
  (select jsonb_object_agg(id, code) from attendee_types where organization_id = $1 and event_id = $2) as types,
  (select jsonb_object_agg(id, code) from event_days where organization_id = $1 and event_id = $2) as days
from change_numbers where organization_id = $1 and event_id = $2 and livemode = $3 and kind = 'people'`

export async function readAttendeeSyncState(
  reader: Reader,
  { caller, event, group }: { caller: Caller; event: EventRow; group: string | undefined },
): Promise<AttendeeSyncState> {
  const { organization, key } = caller
  const [row] = await reader.run<SyncStateRow>(readSyncStateSql, [organization.id, event.id, key.mode === 'live'])
  if (!row) throw new Error(`The event ${event.id} has no change numbers.`)
  const { number, restarted, lineage, moves, types, days } = row
  const mapOf = (codes: Record<string, string> | null) => new Map(Object.entries(codes ?? {}))
  const groups = [key.group?.id, group]
  return {
    lineage,
    sequences: [{ number, restarted }],
    sight: groups.some((one) => one !== undefined) ? hashListView([...groups, moves]) : undefined,
    names: { types: mapOf(types), days: mapOf(days), currencies: new Map([[event.id, event.currency]]) },
  }
}

export async function readCodesForAttendees(
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

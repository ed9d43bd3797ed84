import type { Reader, Statement } from '../../platform/database/prepared.ts'
import { type Condition, filteredList, type PageRequest } from '../../platform/lists/index.ts'
import { SHOWN_ATTENDEE, type ShownAttendee } from '../booking/index.ts'
import { type Position, type Since, writeAsOf } from './changes.ts'
import type { AttendeeScope } from './filters.ts'
import type { Moment } from './rows.ts'

type ChangedAttendee = ShownAttendee & { changed: string }

export type FoundAttendees<Row> = {
  rows: Row[]
  positionOf: (row: Row) => string[]
  /** What to send as the next `updated_since`. */
  asOf: (hasMore: boolean, last: Row | undefined) => string
}

const OF_EVENT = 'from attendees a where a.organization_id = ? and a.event_id = ? and a.livemode = ?'

/** In the order of their ids; shows what was just written. */
export async function findAttendees(
  reader: Reader,
  { head, filters }: AttendeeScope,
  moment: Moment,
  page: PageRequest,
): Promise<FoundAttendees<ShownAttendee>> {
  const [after, ...began] = page.position ?? []
  const { statement, values } = filteredList({
    name: 'list-people',
    head: [`select ${SHOWN_ATTENDEE} ${OF_EVENT}`, ...head],
    filters: { ...filters, after: after === undefined ? null : ['a.id > ?', after] },
    tail: ['order by a.id limit ?', page.limit + 1],
  })
  const rows = await reader.run<ShownAttendee>(statement, values)
  const end = endOf(began, moment)
  return {
    rows,
    positionOf: ({ id }) => [id, ...endParts(end)],
    // Who stops here knows nothing of those who are on the pages to come.
    asOf: (hasMore) => writeAsOf(hasMore ? { ...end, changed: BEGINNING } : end),
  }
}

const BEGINNING = '0'

/**
 * Where a reading ends is fixed with its first page, and so are its circumstances: what changes while the pages are read is after
 * it, and where people come into sight meanwhile, the next reading begins anew.
 */
function endOf([changed, lineage, sight]: string[], moment: Moment): Position {
  if (changed === undefined) return { changed: moment.horizon, lineage: moment.lineage, sight: moment.sight }
  return { changed, lineage: Number(lineage), sight: sight || undefined }
}

const endParts = ({ changed, lineage, sight = '' }: Position) => [changed, String(lineage), sight]

/**
 * In the order of the transactions that changed them, up to those of which one may still commit: what is shown is final, so
 * going on from its end misses nothing.
 */
export async function listChanges(
  reader: Reader,
  { head, filters }: AttendeeScope,
  moment: Moment,
  since: Since,
  page: PageRequest,
): Promise<FoundAttendees<ChangedAttendee>> {
  const [changed, id, ...began] = page.position ?? []
  const end = endOf(began, moment)
  const { statement, values } = filteredList({
    name: 'list-changes',
    head: [`select ${SHOWN_ATTENDEE}, a.changed_xid::text as changed ${OF_EVENT}`, ...head],
    filters: {
      ...filters,
      start: startAfter(changed === undefined ? startOf(since, moment) : { changed, id }),
      end: ['a.changed_xid < ?::xid8', end.changed],
    },
    tail: ['order by a.changed_xid, a.id limit ?', page.limit + 1],
  })
  return {
    rows: await reader.run<ChangedAttendee>(statement, values),
    positionOf: (row) => [row.changed, row.id, ...endParts(end)],
    asOf: (hasMore, last) => writeAsOf(hasMore && last ? { ...end, changed: last.changed, id: last.id } : end),
  }
}

type Start = Pick<Position, 'changed' | 'id'>

function startAfter({ changed, id }: Start): Condition {
  return id === undefined
    ? ['a.changed_xid >= ?::xid8', changed]
    : ['(a.changed_xid, a.id) > (?::xid8, ?)', changed, id]
}

/** A position of another order or for other eyes, or one that lies ahead, tells nothing: everything is shown again. */
function startOf(since: Since, { horizon, lineage, sight, mark }: Moment): Start {
  if ('time' in since) return { changed: mark ?? BEGINNING }
  const isOfHere = since.lineage === lineage && since.sight === sight
  return isOfHere && BigInt(since.changed) <= BigInt(horizon) ? since : { changed: BEGINNING }
}

/** $1 organization, $2 event, $3 livemode, $4 a time or null */
export const findMoment: Statement = {
  name: 'find-moment',
  text: `
select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, change_lineage as lineage,
  (select horizon::text from change_marks where lineage = change_lineage and at <= $4 order by at desc limit 1) as mark,
  (select group_moves from organizations where id = $1) as moves,
  (select renames from event_places where organization_id = $1 and event_id = $2 and livemode = $3) as renames,
  (select jsonb_object_agg(id, code) from attendee_types where organization_id = $1 and event_id = $2) as types,
  (select jsonb_object_agg(id, code) from event_days where organization_id = $1 and event_id = $2) as days
from instance`,
}

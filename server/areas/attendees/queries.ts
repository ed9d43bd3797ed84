/**
 * Attendees can be listed by id, or by change for clients that keep a copy (`updated_since`).
 * Changes are ordered by the id of the transaction that wrote them, and only transactions below the snapshot's xmin are
 * listed: no older one can still commit, so a client that continues from `as_of` misses nothing. A transaction that
 * stays open, in any database of the server, delays the list but loses no row.
 */

import type { Call, Caller } from '../../access/callers/index.ts'
import { type EventRow, visibleGroup, visibleWithinGroup, withinGroup } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { type Condition, filteredList, type PageRequest } from '../../platform/lists/index.ts'
import { wordConditions } from '../../platform/lists/search-text.ts'
import { SHOWN_ATTENDEE, type ShownAttendee } from '../booking/index.ts'
import { dayIds, scopeOf, typeIds } from '../events/index.ts'
import { type Position, type Since, writeAsOf } from './changes.ts'
import type { Moment } from './moment.ts'

export type AttendeeScope = {
  head: unknown[]
  filters: Record<string, Condition | null>
  group: string | undefined
}

type Query = Omit<Call<'listAttendees'>['query'], 'limit' | 'cursor' | 'updated_since'>

export async function resolveFilters(
  reader: Reader,
  caller: Caller,
  event: EventRow,
  query: Query,
): Promise<AttendeeScope | Refusal<'not_found'>> {
  const organizationId = caller.organization.id
  const scope = scopeOf(caller, event)
  const wantedTypes = query.attendee_type === undefined ? null : [query.attendee_type]
  const types = await typeIds(reader, scope, wantedTypes, () => 'query/attendee_type')
  if (isRefusal(types)) return types
  const days = await dayIds(reader, scope, query.day === undefined ? null : [query.day], () => 'query/day')
  if (isRefusal(days)) return days
  const group = query.group === undefined ? null : await visibleGroup(reader, caller, query.group)
  if (isRefusal(group)) return group
  return {
    group: group?.id,
    head: [organizationId, event.id, caller.key.mode === 'live'],
    filters: {
      sight: visibleWithinGroup(caller, event, 'a'),
      type: types ? ['a.attendee_type_id = ?', types[0]] : null,
      day: days ? ['a.days @> ?', days] : null,
      group: group ? withinGroup('a.group_id', organizationId, group.id) : null,
      status: query.status === undefined ? null : ['a.status = ?', query.status],
      external: query.external_id === undefined ? null : ['a.external_id = ?', query.external_id],
      registration: query.registration === undefined ? null : ['a.registration_id = ?', query.registration],
      ...wordConditions('a.search', query.q),
    },
  }
}

type ChangedAttendee = ShownAttendee & { changed: string }

export type FoundAttendees<Row> = {
  rows: Row[]
  positionOf: (row: Row) => string[]
  /** The value to send as the next `updated_since`. */
  asOf: (hasMore: boolean, last: Row | undefined) => string
}

const OF_EVENT = 'from attendees a where a.organization_id = ? and a.event_id = ? and a.livemode = ?'

/** Ordered by id; includes what was just committed. */
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
    // A client that stops here has not seen the remaining pages, so it must start again.
    asOf: (hasMore) => writeAsOf(hasMore ? { ...end, changed: BEGINNING } : end),
  }
}

const BEGINNING = '0'

/**
 * The first page fixes where a list ends, and its view fingerprint. Changes made while pages are read come in the next
 * list; if the view changed, that list starts from the beginning.
 */
function endOf([changed, lineage, sight]: string[], moment: Moment): Position {
  if (changed === undefined) return { changed: moment.horizon, lineage: moment.lineage, sight: moment.sight }
  return { changed, lineage: Number(lineage), sight: sight || undefined }
}

const endParts = ({ changed, lineage, sight = '' }: Position) => [changed, String(lineage), sight]

/** Ordered by transaction, up to the oldest one that may still commit: everything listed is final. */
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

/** A position with another lineage or view, or beyond the horizon, is unusable: the list starts from the beginning. */
function startOf(since: Since, { horizon, lineage, sight, mark }: Moment): Start {
  if ('time' in since) return { changed: mark ?? BEGINNING }
  const isOfHere = since.lineage === lineage && since.sight === sight
  return isOfHere && BigInt(since.changed) <= BigInt(horizon) ? since : { changed: BEGINNING }
}

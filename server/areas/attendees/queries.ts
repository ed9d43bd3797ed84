/**
 * Attendees can be listed by id, or by change for clients that keep a copy (`updated_since`).
 * Changes are ordered by the id of the transaction that wrote them, and only transactions below the snapshot's xmin are
 * listed: no older one can still commit, so a client that continues from `as_of` misses nothing. A transaction that
 * stays open, in any database of the server, delays the list but loses no row.
 */

import type { ApiCall, Caller } from '../../access/callers/index.ts'
import { type EventRow, findVisibleGroup, whereInSubtree, whereVisible } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import {
  buildFilteredQuery,
  buildPageClauses,
  type PageRequest,
  type SqlCondition,
} from '../../platform/lists/index.ts'
import { buildSearchConditions } from '../../platform/lists/search-text.ts'
import { ATTENDEE_COLUMNS_SQL, type ShownAttendeeRow } from '../booking/index.ts'
import { resolveDayIds, resolveTypeIds, toEventContext } from '../events/index.ts'
import { type ChangePosition, formatPosition, type UpdatedSince } from './change-position.ts'
import type { AttendeeSyncState } from './change-snapshot.ts'

export type AttendeeSqlFilters = {
  head: unknown[]
  filters: Record<string, SqlCondition | null>
  group: string | undefined
}

export async function resolveAttendeeFilters(
  reader: Reader,
  caller: Caller,
  event: EventRow,
  query: Omit<ApiCall<'listAttendees'>['query'], 'limit' | 'cursor' | 'order' | 'updated_since'>,
): Promise<AttendeeSqlFilters | Refusal<'not_found'>> {
  const organizationId = caller.organization.id
  const scope = toEventContext(caller, event)
  const wantedTypes = query.attendee_type === undefined ? null : [query.attendee_type]
  const types = await resolveTypeIds(reader, scope, wantedTypes, () => 'query/attendee_type')
  if (isRefusal(types)) return types
  const days = await resolveDayIds(reader, scope, query.day === undefined ? null : [query.day], () => 'query/day')
  if (isRefusal(days)) return days
  const group = query.group === undefined ? null : await findVisibleGroup(reader, caller, query.group)
  if (isRefusal(group)) return group
  return {
    group: group?.id,
    head: [organizationId, event.id, caller.key.mode === 'live'],
    filters: {
      sight: whereVisible(caller, event, 'a'),
      type: types ? ['a.attendee_type_id = ?', types[0]] : null,
      day: days ? ['a.days @> ?', days] : null,
      group: group ? whereInSubtree('a.group_id', organizationId, group.id) : null,
      status: query.status === undefined ? null : ['a.status = ?', query.status],
      external: query.external_id === undefined ? null : ['a.external_id = ?', query.external_id],
      registration: query.registration === undefined ? null : ['a.registration_id = ?', query.registration],
      ...buildSearchConditions('a.search', query.q),
    },
  }
}

type ChangedAttendee = ShownAttendeeRow & { changed: string }

export type AttendeePage<Row> = {
  rows: Row[]
  positionOf: (row: Row) => string[]
  /** The value to send as the next `updated_since`. */
  asOf: (hasMore: boolean, last: Row | undefined) => string
}

const OF_EVENT = 'from attendees a where a.organization_id = ? and a.event_id = ? and a.livemode = ?'

/** Ordered by id; includes what was just committed. */
export async function findAttendees(
  reader: Reader,
  { head, filters }: AttendeeSqlFilters,
  moment: AttendeeSyncState,
  page: PageRequest,
): Promise<AttendeePage<ShownAttendeeRow>> {
  const [, ...began] = page.position ?? []
  const { after, tail } = buildPageClauses('a.id', page)
  const { statement, values } = buildFilteredQuery({
    name: 'list-people',
    head: [`select ${ATTENDEE_COLUMNS_SQL} ${OF_EVENT}`, ...head],
    filters: { ...filters, after },
    tail,
  })
  const rows = await reader.run<ShownAttendeeRow>(statement, values)
  const end = endOf(began, moment)
  return {
    rows,
    positionOf: ({ id }) => [id, ...endParts(end)],
    // A client that stops here has not seen the remaining pages, so it must start again.
    asOf: (hasMore) => formatPosition(hasMore ? { ...end, changed: BEGINNING } : end),
  }
}

const BEGINNING = '0'

/** The first page fixes end and view: later changes come in the next list, or all again if the view changed. */
function endOf([changed, lineage, sight]: string[], moment: AttendeeSyncState): ChangePosition {
  if (changed === undefined) return { changed: moment.horizon, lineage: moment.lineage, sight: moment.sight }
  return { changed, lineage: Number(lineage), sight: sight || undefined }
}

const endParts = ({ changed, lineage, sight = '' }: ChangePosition) => [changed, String(lineage), sight]

/** Ordered by transaction, up to the oldest one that may still commit: everything listed is final. */
export async function findChangedAttendees(
  reader: Reader,
  { head, filters }: AttendeeSqlFilters,
  moment: AttendeeSyncState,
  since: UpdatedSince,
  page: PageRequest,
): Promise<AttendeePage<ChangedAttendee>> {
  const [changed, id, ...began] = page.position ?? []
  const end = endOf(began, moment)
  const { statement, values } = buildFilteredQuery({
    name: 'list-changes',
    head: [`select ${ATTENDEE_COLUMNS_SQL}, a.changed_xid::text as changed ${OF_EVENT}`, ...head],
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
    asOf: (hasMore, last) => formatPosition(hasMore && last ? { ...end, changed: last.changed, id: last.id } : end),
  }
}

type Start = Pick<ChangePosition, 'changed' | 'id'>

function startAfter({ changed, id }: Start): SqlCondition {
  return id === undefined
    ? ['a.changed_xid >= ?::xid8', changed]
    : ['(a.changed_xid, a.id) > (?::xid8, ?)', changed, id]
}

/** A position with another lineage or view, or beyond the horizon, is unusable: the list starts from the beginning. */
function startOf(since: UpdatedSince, { horizon, lineage, sight, mark }: AttendeeSyncState): Start {
  if ('time' in since) return { changed: mark ?? BEGINNING }
  const isOfHere = since.lineage === lineage && since.sight === sight
  return isOfHere && BigInt(since.changed) <= BigInt(horizon) ? since : { changed: BEGINNING }
}

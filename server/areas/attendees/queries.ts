/**
 * Attendees can be listed by id, or by change for clients that keep a copy (`updated_since`).
 * Changes are ordered by the id of the transaction that wrote them, and only transactions below the snapshot's xmin are
 * listed: no older one can still commit, so a client that continues from `as_of` misses nothing. A transaction that
 * stays open, in any database of the server, delays the list but loses no row.
 */

import type { ApiCall, Caller } from '../../access/callers/index.ts'
import { type EventRow, whereInSubtree, whereVisible } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import {
  BEGINNING_XID,
  buildPageClauses,
  type ChangePosition,
  type ChangesSince,
  formatPosition,
  type PageRequest,
  runFilteredQuery,
  type SqlCondition,
} from '../../platform/lists/index.ts'
import { buildSearchConditions } from '../../platform/lists/search-text.ts'
import { ATTENDEE_COLUMNS_SQL, type ShownAttendeeRow } from '../booking/index.ts'
import { resolvePeopleFilters } from '../events/index.ts'
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
  const wanted = await resolvePeopleFilters(reader, caller, event, query, 'query')
  if (isRefusal(wanted)) return wanted
  const { type, day, group } = wanted
  return {
    group,
    head: [organizationId, event.id, caller.key.mode === 'live'],
    filters: {
      sight: whereVisible(caller, event, 'a'),
      type: type === undefined ? null : ['a.attendee_type_id = ?', type],
      day: day === undefined ? null : ['a.days @> ?', [day]],
      group: group === undefined ? null : whereInSubtree('a.group_id', organizationId, group),
      status: query.status === undefined ? null : ['a.status = ?', query.status],
      external: query.external_id === undefined ? null : ['a.external_id = ?', query.external_id],
      registration: query.registration === undefined ? null : ['a.registration_id = ?', query.registration],
      ...buildSearchConditions('a.search', query.q),
    },
  }
}

type ListedAttendee = ShownAttendeeRow & { changed: string }

type AttendeePage = {
  rows: ListedAttendee[]
  positionOf: (row: ListedAttendee) => string[]
  /** The value to send as the next `updated_since`. */
  asOf: (hasMore: boolean, last: ListedAttendee | undefined) => string
}

const HEAD = `select ${ATTENDEE_COLUMNS_SQL}, a.changed_xid::text as changed from attendees a
where a.organization_id = ? and a.event_id = ? and a.livemode = ?`

/** Ordered by id; includes what was just committed. */
export async function findAttendees(
  reader: Reader,
  { head, filters }: AttendeeSqlFilters,
  moment: AttendeeSyncState,
  page: PageRequest,
): Promise<AttendeePage> {
  const [, ...began] = page.position ?? []
  const { after, tail } = buildPageClauses('a.id', page)
  const rows = await runFilteredQuery<ListedAttendee>(reader, {
    name: 'list-people',
    head: [HEAD, ...head],
    filters: { ...filters, after },
    tail,
  })
  const end = endOf(began, moment)
  return {
    rows,
    positionOf: ({ id }) => [id, ...endParts(end)],
    // A client that stops here has not seen the remaining pages, so it must start again.
    asOf: (hasMore) => formatPosition(hasMore ? { ...end, changed: BEGINNING_XID } : end),
  }
}

/** The first page fixes end and view: later changes come in the next list, or all again if the view changed. */
function endOf([changed, lineage, sight]: string[], moment: AttendeeSyncState): ChangePosition {
  if (changed === undefined) return { changed: moment.horizon, lineage: moment.lineage, entry: [], sight: moment.sight }
  return { changed, lineage: Number(lineage), entry: [], sight: sight || undefined }
}

const endParts = ({ changed, lineage, sight = '' }: ChangePosition) => [changed, String(lineage), sight]

/** Ordered by transaction, up to the oldest one that may still commit: everything listed is final. */
export async function findChangedAttendees(
  reader: Reader,
  { head, filters }: AttendeeSqlFilters,
  moment: AttendeeSyncState,
  since: ChangesSince,
  page: PageRequest,
): Promise<AttendeePage> {
  const [changed, id = '', ...began] = page.position ?? []
  const end = endOf(began, moment)
  const rows = await runFilteredQuery<ListedAttendee>(reader, {
    name: 'list-changes',
    head: [HEAD, ...head],
    filters: {
      ...filters,
      start: startAfter(changed === undefined ? startOf(since, moment) : { changed, entry: [id] }),
      end: ['a.changed_xid < ?::xid8', end.changed],
    },
    tail: ['order by a.changed_xid, a.id limit ?', page.limit + 1],
  })
  return {
    rows,
    positionOf: (row) => [row.changed, row.id, ...endParts(end)],
    asOf: (hasMore, last) =>
      formatPosition(hasMore && last ? { ...end, changed: last.changed, entry: [last.id] } : end),
  }
}

type Start = Pick<ChangePosition, 'changed' | 'entry'>

function startAfter({ changed, entry: [id] }: Start): SqlCondition {
  return id === undefined
    ? ['a.changed_xid >= ?::xid8', changed]
    : ['(a.changed_xid, a.id) > (?::xid8, ?)', changed, id]
}

/** A position with another lineage or view, or beyond the horizon, is unusable: the list starts from the beginning. */
function startOf(since: ChangesSince, { horizon, lineage, sight, mark }: AttendeeSyncState): Start {
  if ('time' in since) return { changed: mark ?? BEGINNING_XID, entry: [] }
  const isOfHere = since.lineage === lineage && since.sight === sight
  return isOfHere && BigInt(since.changed) <= BigInt(horizon) ? since : { changed: BEGINNING_XID, entry: [] }
}

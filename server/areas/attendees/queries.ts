/** Attendees can be listed by id, or by change for clients that keep a copy (`updated_since`). See change_numbers. */

import type { ApiCall, Caller } from '../../access/callers/index.ts'
import { type EventRow, whereInSubtree, whereVisible } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import * as lists from '../../platform/lists/index.ts'
import { buildSearchConditions } from '../../platform/lists/search-text.ts'
import { ATTENDEE_COLUMNS_SQL, type ShownAttendeeRow } from '../booking/index.ts'
import { resolvePeopleFilters } from '../events/index.ts'
import type { AttendeeSyncState } from './change-snapshot.ts'

export type AttendeeSqlFilters = {
  head: unknown[]
  filters: Record<string, lists.SqlCondition | null>
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

const HEAD = `select ${ATTENDEE_COLUMNS_SQL}, a.changed from attendees a
where a.organization_id = ? and a.event_id = ? and a.livemode = ?`

/** Ordered by id; includes what was just committed. */
export async function findAttendees(
  reader: Reader,
  { head, filters }: AttendeeSqlFilters,
  state: AttendeeSyncState,
  page: lists.PageRequest,
): Promise<AttendeePage> {
  const { after, tail } = lists.buildPageClauses('a.id', page)
  const rows = await lists.runFilteredQuery<ListedAttendee>(reader, {
    name: 'list-people',
    head: [HEAD, ...head],
    filters: { ...filters, after },
    tail,
  })
  const end = readEnd(page.position?.[1], state)
  return {
    rows,
    positionOf: ({ id }) => [id, lists.formatChangePosition(end)],
    // A client that stops here has not seen the remaining pages, so it must start again.
    asOf: (hasMore) => lists.formatChangePosition(hasMore ? lists.toListStart(end) : end),
  }
}

/** The first page fixes end and view: later changes come in the next list, or all again if the view changed. */
const readEnd = (end: string | undefined, state: AttendeeSyncState): lists.ChangePosition =>
  (end !== undefined && lists.parseChangePosition(end)) || lists.getEndOfChanges(state)

/** In the order of the changes, up to the last one when the first page was read. */
export async function findChangedAttendees(
  reader: Reader,
  { head, filters }: AttendeeSqlFilters,
  state: AttendeeSyncState,
  since: lists.ChangesSince,
  page: lists.PageRequest,
): Promise<AttendeePage> {
  const [last, ended] = page.position ?? []
  const end = readEnd(ended, state)
  const start = last === undefined ? lists.resumeFromPosition(since, state) : lists.parseChangePosition(last)
  const rows = await lists.runFilteredQuery<ListedAttendee>(reader, {
    name: 'list-changes',
    head: [HEAD, ...head],
    filters: { ...filters, start: startAfter(start ?? lists.toListStart(end)), end: ['a.changed < ?', end.numbers[0]] },
    tail: ['order by a.changed, a.id limit ?', page.limit + 1],
  })
  const positionAt = ({ changed, id }: ListedAttendee) =>
    lists.formatChangePosition({ ...end, numbers: [BigInt(changed)], within: { sequence: 0, entry: [id] } })
  return {
    rows,
    positionOf: (row) => [positionAt(row), lists.formatChangePosition(end)],
    asOf: (hasMore, last) => (hasMore && last ? positionAt(last) : lists.formatChangePosition(end)),
  }
}

const startAfter = ({ numbers: [number], within }: lists.ChangePosition): lists.SqlCondition =>
  within ? ['(a.changed, a.id) > (?, ?)', number, within.entry[0]] : ['a.changed >= ?', number]

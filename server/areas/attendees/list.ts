import type { Handlers } from '../../access/callers/index.ts'
import { findVisibleEvent } from '../../access/visibility/index.ts'
import { problem, refuseProblems } from '../../platform/contract/problems.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, parseChangesSince, parsePageRequest, toPageBody } from '../../platform/lists/index.ts'
import { estimateAttendeeBytes, maskGroups, toAttendee } from '../booking/index.ts'
import { readAttendeeSyncState, readCodesForAttendees } from './change-snapshot.ts'
import { findAttendees, findChangedAttendees, resolveAttendeeFilters } from './queries.ts'

export function listAttendeesHandler(database: Database, cursors: CursorCodec): Handlers['listAttendees'] {
  const reader = buildReader(database)
  return async ({ path, query, caller }) => {
    const event = await findVisibleEvent(reader, caller, path.event)
    if (isRefusal(event)) return event
    const { limit: _, cursor: __, order, ...asked } = query
    if (order === 'newest_first' && query.updated_since !== undefined)
      return refuseProblems([problem('query/order', 'order_of_changes')])
    const identity = {
      operation: 'listAttendees',
      order,
      organizationId: caller.organization.id,
      filters: { ...asked, event: event.id, within: caller.key.group?.id, mode: caller.key.mode },
    }
    const page = parsePageRequest(cursors, identity, query)
    if (isRefusal(page)) return page
    const since = parseChangesSince(query, 'updated_since', { idsPerEntry: 1, needsSight: false })
    if (isRefusal(since)) return since
    const scope = await resolveAttendeeFilters(reader, caller, event, query)
    if (isRefusal(scope)) return scope
    const state = await readAttendeeSyncState(reader, { caller, event, group: scope.group })
    const { rows, positionOf, asOf } = since
      ? await findChangedAttendees(reader, scope, state, since, page)
      : await findAttendees(reader, scope, state, page)
    const shown = rows.slice(0, page.limit)
    const names = await readCodesForAttendees(reader, state, caller.organization.id, shown)
    const cut = toPageBody(cursors, identity, rows, page.limit, {
      item: (row) => toAttendee(row, names),
      position: positionOf,
      weigh: estimateAttendeeBytes,
    })
    const data = await maskGroups(reader, caller, cut.data)
    const as_of = asOf(cut.page.has_more, shown[cut.data.length - 1])
    return { status: 200, body: { data, page: { ...cut.page, as_of } } }
  }
}

import type { Handlers } from '../../access/callers/index.ts'
import { visibleEvent } from '../../access/visibility/index.ts'
import { refuseProblems } from '../../platform/contract/problems.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { type Cursors, cutPage, readPage } from '../../platform/lists/index.ts'
import { allShownTo, type ShownAttendee, toAttendee, weighPerson } from '../booking/index.ts'
import { readSince } from './changes.ts'
import { namesAt, readMoment } from './moment.ts'
import { type FoundAttendees, findAttendees, listChanges, resolveFilters } from './queries.ts'

export function listAttendees(database: Database, cursors: Cursors): Handlers['listAttendees'] {
  const reader = readerOn(database)
  return async ({ path, query, caller }) => {
    const event = await visibleEvent(reader, caller, path.event)
    if (isRefusal(event)) return event
    const { limit: _, cursor: __, ...asked } = query
    const identity = {
      operation: 'listAttendees',
      organizationId: caller.organization.id,
      filters: { ...asked, event: event.id, within: caller.key.group?.id, mode: caller.key.mode },
    }
    const page = readPage(cursors, identity, query)
    if (isRefusal(page)) return page
    const since = query.updated_since === undefined ? null : readSince(query.updated_since)
    if (since === undefined) {
      const message = 'The parameter updated_since must be the as_of of an earlier page or a timestamp.'
      return refuseProblems([{ path: 'query/updated_since', message }])
    }
    const scope = await resolveFilters(reader, caller, event, query)
    if (isRefusal(scope)) return scope
    const moment = await readMoment(reader, { caller, event, group: scope.group, since })
    const answer = async <Row extends ShownAttendee>({ rows, positionOf, asOf }: FoundAttendees<Row>) => {
      const shown = rows.slice(0, page.limit)
      const names = await namesAt(reader, moment, caller.organization.id, shown)
      const cut = cutPage(cursors, identity, rows, page.limit, {
        item: (row: Row) => toAttendee(row, names),
        position: positionOf,
        weigh: weighPerson,
      })
      const data = await allShownTo(reader, caller, cut.data)
      return { data, page: { ...cut.page, as_of: asOf(cut.page.has_more, shown[cut.data.length - 1]) } }
    }
    const body = since
      ? await answer(await listChanges(reader, scope, moment, since, page))
      : await answer(await findAttendees(reader, scope, moment, page))
    return { status: 200, body }
  }
}

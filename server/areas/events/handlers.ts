import type { ApiCall, Handlers } from '../../access/callers/index.ts'
import type { LicenseSettings } from '../../access/license/index.ts'
import { type EventRow, findVisibleEvent, findVisibleGroup, toVisibilityParams } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { reply } from '../../platform/contract/to-response.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, parsePageRequest, toPageBody } from '../../platform/lists/index.ts'
import { toLikePatterns } from '../../platform/lists/search-text.ts'
import { createEvent, deleteEvent, updateEvent } from './acts.ts'
import { eventPartHandlers } from './part-handlers.ts'
import { listEventsSql, listNewestEventsSql } from './queries.ts'
import { toEvent } from './shape.ts'
import { changeEventStatus, publishEvent, type StatusAction } from './status.ts'

type OwnId = 'listEvents' | 'createEvent' | 'getEvent' | 'updateEvent' | 'deleteEvent' | `${StatusAction}Event`

export function eventHandlers(database: Database, cursors: CursorCodec, license: LicenseSettings) {
  return { ...ownHandlers(database, cursors, license), ...eventPartHandlers(database, cursors) }
}

function ownHandlers(database: Database, cursors: CursorCodec, license: LicenseSettings): Pick<Handlers, OwnId> {
  const reader = buildReader(database)

  const act =
    (name: Exclude<StatusAction, 'publish'>) =>
    async ({ path, caller, work }: Pick<ApiCall<'cancelEvent'>, 'path' | 'caller' | 'work'>) =>
      reply(200, await changeEventStatus(work, caller, path.event, name))

  return {
    listEvents: async ({ query, caller }) => {
      const filters = { status: query.status, group: query.group, q: query.q, ...limitsOf(caller) }
      const list = { operation: 'listEvents', organizationId: caller.organization.id, order: query.order, filters }
      const page = parsePageRequest(cursors, list, query)
      if (isRefusal(page)) return page
      const group = query.group === undefined ? null : await findVisibleGroup(reader, caller, query.group)
      if (isRefusal(group)) return group
      const [after] = page.position ?? []
      const words = query.q === undefined ? null : toLikePatterns(query.q)
      const narrowed = [query.status ?? null, group?.id ?? null, words]
      const values = [...toVisibilityParams(caller), ...narrowed, after ?? null, page.limit + 1]
      const rows = await reader.run<EventRow>(page.newestFirst ? listNewestEventsSql : listEventsSql, values)
      return {
        status: 200,
        body: toPageBody(cursors, list, rows, page.limit, { item: toEvent, position: ({ id }) => [id] }),
      }
    },
    createEvent: async ({ body, caller, work }) =>
      reply(201, await createEvent(work, caller, body), ({ id }) => `/v1/events/${id}`),
    getEvent: async ({ path, caller }) => {
      const found = await findVisibleEvent(reader, caller, path.event)
      return isRefusal(found) ? found : { status: 200, body: toEvent(found) }
    },
    updateEvent: async ({ path, body, caller, work }) => reply(200, await updateEvent(work, caller, path.event, body)),
    deleteEvent: async ({ path, caller, work }) => {
      const refusal = await deleteEvent(work, caller, path.event)
      return refusal ?? { status: 204, body: undefined }
    },
    publishEvent: async ({ path, caller, work }) => reply(200, await publishEvent(work, caller, path.event, license)),
    unpublishEvent: act('unpublish'),
    cancelEvent: act('cancel'),
    archiveEvent: act('archive'),
  }
}

/** A cursor is not valid for a key that sees other events. */
function limitsOf({ key }: ApiCall<'listEvents'>['caller']) {
  return { within: key.group?.id, mode: key.mode }
}

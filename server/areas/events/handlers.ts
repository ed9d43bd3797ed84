import type { Call, Handlers } from '../../access/callers/index.ts'
import type { LicenseSettings } from '../../access/license/index.ts'
import { type EventRow, visibilityParams, visibleEvent, visibleGroup } from '../../access/visibility/index.ts'
import { answer } from '../../platform/contract/answer.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { type Cursors, cutPage, readPage } from '../../platform/lists/index.ts'
import { wordPatterns } from '../../platform/lists/search-text.ts'
import { createEvent, deleteEvent, updateEvent } from './acts.ts'
import { partHandlers } from './part-handlers.ts'
import { listEvents } from './queries.ts'
import { toEvent } from './shape.ts'
import { changeStatus, publishEvent, type StatusAct } from './status.ts'

type OwnId = 'listEvents' | 'createEvent' | 'getEvent' | 'updateEvent' | 'deleteEvent' | `${StatusAct}Event`

export function eventHandlers(database: Database, cursors: Cursors, license: LicenseSettings) {
  return { ...ownHandlers(database, cursors, license), ...partHandlers(database, cursors) }
}

function ownHandlers(database: Database, cursors: Cursors, license: LicenseSettings): Pick<Handlers, OwnId> {
  const reader = readerOn(database)

  const act =
    (name: Exclude<StatusAct, 'publish'>) =>
    async ({ path, caller, work }: Pick<Call<'cancelEvent'>, 'path' | 'caller' | 'work'>) =>
      answer(200, await changeStatus(work, caller, path.event, name))

  return {
    listEvents: async ({ query, caller }) => {
      const filters = { status: query.status, group: query.group, q: query.q, ...limitsOf(caller) }
      const list = { operation: 'listEvents', organizationId: caller.organization.id, filters }
      const page = readPage(cursors, list, query)
      if (isRefusal(page)) return page
      const group = query.group === undefined ? null : await visibleGroup(reader, caller, query.group)
      if (isRefusal(group)) return group
      const [after] = page.position ?? []
      const words = query.q === undefined ? null : wordPatterns(query.q)
      const narrowed = [query.status ?? null, group?.id ?? null, words]
      const values = [...visibilityParams(caller), ...narrowed, after ?? null, page.limit + 1]
      const rows = await reader.run<EventRow>(listEvents, values)
      return {
        status: 200,
        body: cutPage(cursors, list, rows, page.limit, { item: toEvent, position: ({ id }) => [id] }),
      }
    },
    createEvent: async ({ body, caller, work }) =>
      answer(201, await createEvent(work, caller, body), ({ id }) => `/v1/events/${id}`),
    getEvent: async ({ path, caller }) => {
      const found = await visibleEvent(reader, caller, path.event)
      return isRefusal(found) ? found : { status: 200, body: toEvent(found) }
    },
    updateEvent: async ({ path, body, caller, work }) => answer(200, await updateEvent(work, caller, path.event, body)),
    deleteEvent: async ({ path, caller, work }) => {
      const refusal = await deleteEvent(work, caller, path.event)
      return refusal ?? { status: 204, body: undefined }
    },
    publishEvent: async ({ path, caller, work }) => answer(200, await publishEvent(work, caller, path.event, license)),
    unpublishEvent: act('unpublish'),
    cancelEvent: act('cancel'),
    archiveEvent: act('archive'),
  }
}

/** A cursor is not valid for a key that sees other events. */
function limitsOf({ key }: Call<'listEvents'>['caller']) {
  return { within: key.group?.id, mode: key.mode }
}

import type { ApiCall, Handlers } from '../../access/callers/index.ts'
import type { LicenseSettings } from '../../access/license/index.ts'
import * as visibility from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { reply, replyWith } from '../../platform/contract/to-response.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, type PageRequest, replyPage } from '../../platform/lists/index.ts'
import { toLikePatterns } from '../../platform/lists/search-text.ts'
import { createEvent, deleteEvent, updateEvent } from './acts.ts'
import { eventPartHandlers } from './part-handlers.ts'
import { listEventsSql, listNewestEventsSql } from './queries.ts'
import { toEvent } from './shape.ts'
import { changeEventStatus, type EventStatusAction, publishEvent } from './status.ts'

export function eventHandlers(database: Database, cursors: CursorCodec, license: LicenseSettings) {
  const reader = buildReader(database)

  const act =
    (name: Exclude<EventStatusAction, 'publish'>) =>
    async ({ path, caller, work }: Pick<ApiCall<'cancelEvent'>, 'path' | 'caller' | 'work'>) =>
      reply(200, await changeEventStatus(work, caller, path.event, name))

  return {
    ...eventPartHandlers(database, cursors),
    listEvents: async ({ query, caller }) => {
      const list = visibility.buildCursorScope('listEvents', caller, query)
      const find = async ({ position, limit, newestFirst }: PageRequest) => {
        const group = query.group === undefined ? null : await visibility.findVisibleGroup(reader, caller, query.group)
        if (isRefusal(group)) return group
        const words = query.q === undefined ? null : toLikePatterns(query.q)
        const narrowed = [query.status ?? null, group?.id ?? null, words]
        const values = [...visibility.toVisibilityParams(caller), ...narrowed, position?.[0] ?? null, limit + 1]
        return reader.run<visibility.EventRow>(newestFirst ? listNewestEventsSql : listEventsSql, values)
      }
      return replyPage(cursors, list, query, find, toEvent)
    },
    createEvent: async ({ body, caller, work }) =>
      reply(201, await createEvent(work, caller, body), ({ id }) => `/v1/events/${id}`),
    getEvent: async ({ path, caller }) =>
      replyWith(await visibility.findVisibleEvent(reader, caller, path.event), toEvent),
    updateEvent: async ({ path, body, caller, work }) => reply(200, await updateEvent(work, caller, path.event, body)),
    deleteEvent: async ({ path, caller, work }) => reply(204, await deleteEvent(work, caller, path.event)),
    publishEvent: async ({ path, caller, work }) => reply(200, await publishEvent(work, caller, path.event, license)),
    unpublishEvent: act('unpublish'),
    cancelEvent: act('cancel'),
    archiveEvent: act('archive'),
  } satisfies Partial<Handlers>
}

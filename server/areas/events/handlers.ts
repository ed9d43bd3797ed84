import type { Call, Handlers } from '../../access/callers/index.ts'
import type { LicenseSettings } from '../../access/license/index.ts'
import { type EventRow, sight, visibleEvent, visibleGroup } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { type Cursors, cutPage, readPage } from '../../platform/lists/index.ts'
import { wordPatterns } from '../../platform/lists/search-text.ts'
import { archiveEvent } from './archive.ts'
import { attendeeTypeHandlers } from './attendee-types/handlers.ts'
import { cancelEvent } from './cancel.ts'
import { checkInPointHandlers } from './check-in-points/handlers.ts'
import { createEvent } from './create.ts'
import { dayHandlers } from './days/handlers.ts'
import { deleteEvent } from './delete.ts'
import { formHandlers } from './form/handlers.ts'
import { publishEvent } from './publish.ts'
import { listEvents } from './queries.ts'
import { toEvent } from './shape.ts'
import { unpublishEvent } from './unpublish.ts'
import { updateEvent } from './update.ts'

type StatusId = 'publishEvent' | 'unpublishEvent' | 'cancelEvent' | 'archiveEvent'
type OwnId = 'listEvents' | 'createEvent' | 'getEvent' | 'updateEvent' | 'deleteEvent' | StatusId

/** Those of events and of what they are made of. */
export function eventHandlers(database: Database, cursors: Cursors, license: LicenseSettings) {
  return {
    ...ownHandlers(database, cursors, license),
    ...dayHandlers(database, cursors),
    ...attendeeTypeHandlers(database, cursors),
    ...checkInPointHandlers(database, cursors),
    ...formHandlers(database),
  }
}

function ownHandlers(database: Database, cursors: Cursors, license: LicenseSettings): Pick<Handlers, OwnId> {
  const reader = readerOn(database)
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
      const values = [...sight(caller), ...narrowed, after ?? null, page.limit + 1]
      const rows = await reader.run<EventRow>(listEvents, values)
      return {
        status: 200,
        body: cutPage(cursors, list, rows, page.limit, { item: toEvent, position: ({ id }) => [id] }),
      }
    },
    createEvent: async ({ body, caller, work }) => {
      const made = await createEvent(work, caller, body)
      if (isRefusal(made)) return made
      return { status: 201, body: made, headers: { Location: `/v1/events/${made.id}` } }
    },
    getEvent: async ({ path, caller }) => {
      const found = await visibleEvent(reader, caller, path.event)
      return isRefusal(found) ? found : { status: 200, body: toEvent(found) }
    },
    updateEvent: async ({ path, body, caller, work }) => {
      const changed = await updateEvent(work, caller, path.event, body)
      return isRefusal(changed) ? changed : { status: 200, body: changed }
    },
    deleteEvent: async ({ path, caller, work }) => {
      const refusal = await deleteEvent(work, caller, path.event)
      return refusal ?? { status: 204, body: undefined }
    },
    publishEvent: async ({ path, caller, work }) => {
      const published = await publishEvent(work, caller, path.event, license)
      return isRefusal(published) ? published : { status: 200, body: published }
    },
    unpublishEvent: async ({ path, caller, work }) => {
      const unpublished = await unpublishEvent(work, caller, path.event)
      return isRefusal(unpublished) ? unpublished : { status: 200, body: unpublished }
    },
    cancelEvent: async ({ path, caller, work }) => {
      const cancelled = await cancelEvent(work, caller, path.event)
      return isRefusal(cancelled) ? cancelled : { status: 200, body: cancelled }
    },
    archiveEvent: async ({ path, caller, work }) => {
      const archived = await archiveEvent(work, caller, path.event)
      return isRefusal(archived) ? archived : { status: 200, body: archived }
    },
  }
}

/** A cursor of one key is of no use to another that sees other events. */
function limitsOf({ key }: Call<'listEvents'>['caller']) {
  return { within: key.group?.id, mode: key.mode }
}

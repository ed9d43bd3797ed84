import type { Handlers } from '../../../access/callers/index.ts'
import { visibleEvent } from '../../../access/visibility/index.ts'
import { refuseProblems } from '../../../platform/contract/problems.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { readerOn } from '../../../platform/database/prepared.ts'
import { type Cursors, cutPage, readPage } from '../../../platform/lists/index.ts'
import { type ManifestSettings, readManifest } from './manifest.ts'
import { readSince } from './position.ts'
import { findRoster } from './roster.ts'

type Ids = 'getScannerManifest' | 'readRoster'

export function offlineHandlers(database: Database, cursors: Cursors, settings: ManifestSettings): Pick<Handlers, Ids> {
  const reader = readerOn(database)
  return {
    getScannerManifest: async ({ path, caller, origin }) => {
      const event = await visibleEvent(reader, caller, path.event)
      if (isRefusal(event)) return event
      return { status: 200, body: await readManifest(reader, { ...settings, caller, event, origin: origin() }) }
    },
    readRoster: async ({ path, query, caller }) => {
      const event = await visibleEvent(reader, caller, path.event)
      if (isRefusal(event)) return event
      const { mode, group } = caller.key
      const organizationId = caller.organization.id
      const filters = { since: query.since, event: event.id, within: group?.id, mode }
      const identity = { operation: 'readRoster', organizationId, filters }
      const page = readPage(cursors, identity, query)
      if (isRefusal(page)) return page
      const since = query.since === undefined ? null : readSince(query.since)
      if (since === undefined) {
        const message = 'The parameter since must be the as_of of an earlier page or a timestamp.'
        return refuseProblems([{ path: 'query/since', message }])
      }
      const salt = settings.links.saltOf(organizationId, event.id)
      const found = await findRoster(reader, { caller, event, salt, since, page })
      const rows = [...found.items, ...(found.hasMore ? found.items.slice(-1) : [])]
      const cut = cutPage(cursors, identity, rows, found.items.length, {
        item: ({ ticket }) => ticket,
        position: ({ position }) => position,
      })
      const as_of = found.asOf(cut.page.has_more, found.items[cut.data.length - 1]?.position)
      return {
        status: 200,
        body: { data: cut.data, page: { ...cut.page, as_of, from_start: found.fromStart } },
      }
    },
  }
}

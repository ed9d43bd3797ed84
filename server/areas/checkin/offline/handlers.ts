import type { Handlers } from '../../../access/callers/index.ts'
import { findVisibleEvent } from '../../../access/visibility/index.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import { reply } from '../../../platform/contract/to-response.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { buildIndexPlanReader } from '../../../platform/database/index-plans.ts'
import { buildReader } from '../../../platform/database/prepared.ts'
import { type CursorCodec, parseChangesSince, parsePageRequest, toPageBody } from '../../../platform/lists/index.ts'
import { findTicketsByEmail } from './find-tickets.ts'
import { type ManifestSettings, readManifest } from './manifest.ts'
import { findRosterPage } from './roster.ts'

export function offlineHandlers(database: Database, cursors: CursorCodec, settings: ManifestSettings) {
  const reader = buildReader(database)
  const rosterReader = buildIndexPlanReader(database)
  return {
    findTicketsByEmail: async ({ path, query, caller }) => {
      const event = await findVisibleEvent(reader, caller, path.event)
      if (isRefusal(event)) return event
      const { device, organization } = caller
      if (!device) throw new Error('A key has come through to a search at a gate.')
      const salt = settings.links.saltOf(organization.id, event.id)
      const search = { caller: { ...caller, device }, event, salt, email: query.email }
      return reply(200, await findTicketsByEmail(rosterReader, search))
    },
    getScannerManifest: async ({ path, caller, origin }) => {
      const event = await findVisibleEvent(reader, caller, path.event)
      if (isRefusal(event)) return event
      return { status: 200, body: await readManifest(reader, { ...settings, caller, event, origin: origin() }) }
    },
    readRoster: async ({ path, query, caller }) => {
      const event = await findVisibleEvent(reader, caller, path.event)
      if (isRefusal(event)) return event
      const { mode, group } = caller.key
      const organizationId = caller.organization.id
      const filters = { since: query.since, event: event.id, within: group?.id, mode }
      const identity = { operation: 'readRoster', organizationId, filters }
      const page = parsePageRequest(cursors, identity, query)
      if (isRefusal(page)) return page
      const since = parseChangesSince(query, 'since', { idsPerEntry: 2, needsSight: true })
      if (isRefusal(since)) return since
      const salt = settings.links.saltOf(organizationId, event.id)
      const found = await findRosterPage(rosterReader, { caller, event, salt, since, page })
      const rows = [...found.items, ...(found.hasMore ? found.items.slice(-1) : [])]
      const cut = toPageBody(cursors, identity, rows, found.items.length, {
        item: ({ ticket }) => ticket,
        position: ({ position }) => position,
      })
      const as_of = found.asOf(cut.page.has_more, found.items[cut.data.length - 1]?.position)
      return { status: 200, body: { data: cut.data, page: { ...cut.page, as_of, from_start: found.fromStart } } }
    },
  } satisfies Partial<Handlers>
}

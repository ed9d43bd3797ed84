import type { Handlers } from '../../access/callers/index.ts'
import { toNotFound } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import { findPublicEventSql, listPublicEventsSql } from './queries.ts'
import { type PublicEventRow, toPublicEvent } from './shape.ts'

const MAX_EVENTS = 500

export function publicEventHandlers(database: Database) {
  return {
    listPublicEvents: async ({ tenant: { at, organization } }) => {
      const rows = await runPrepared<PublicEventRow>(database, listPublicEventsSql, [organization.id, at, MAX_EVENTS])
      const { name, slug } = organization
      return { status: 200, body: { organization: { name, slug }, events: rows.map(toPublicEvent) } }
    },
    getPublicEvent: async ({ path, tenant: { organization } }) => {
      const [row] = await runPrepared<PublicEventRow>(database, findPublicEventSql, [organization.id, path.event])
      if (!row) return toNotFound('event', path.event)
      return { status: 200, body: toPublicEvent(row) }
    },
  } satisfies Partial<Handlers>
}

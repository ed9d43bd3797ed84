import { isRefusal, toKeyGroupRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildIndexPlanReader } from '../../platform/database/index-plans.ts'
import { type CursorCodec, parsePageRequest, toPageBody } from '../../platform/lists/index.ts'
import type { Handler } from '../callers/index.ts'
import { type AuditEntryRow, buildAuditLogQuery } from './queries.ts'

export function listAuditLogHandler(database: Database, cursors: CursorCodec): Handler<'listAuditLog'> {
  const reader = buildIndexPlanReader(database)
  return async ({ query, caller: { organization, key } }) => {
    if (key.group) return toKeyGroupRefusal(key.group.code, "read the organization's audit log")
    const { limit: _, cursor: __, ...filters } = query
    const { mode } = key
    const list = { operation: 'listAuditLog', organizationId: organization.id, filters: { ...filters, mode } }
    const page = parsePageRequest(cursors, list, query)
    if (isRefusal(page)) return page
    const { statement, values } = buildAuditLogQuery(
      { organizationId: organization.id, livemode: mode === 'live' },
      filters,
      page,
    )
    const rows = await reader.run<AuditEntryRow>(statement, values)
    const body = toPageBody(cursors, list, rows, page.limit, {
      item: toEntry,
      position: (row) => [row.at.toISOString(), row.id],
      weigh: ({ bytes }) => bytes,
    })
    return { status: 200, body }
  }
}

function toEntry(row: AuditEntryRow) {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { type: row.actor_type, id: row.actor_id },
    source: row.source,
    client: row.client,
    request_id: row.request_id,
    action: row.action,
    object: { type: row.object_type, id: row.object_id },
    before: row.before,
    after: row.after,
  }
}

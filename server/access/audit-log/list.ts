import { isRefusal, refuse } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type Cursors, cutPage, readPage } from '../../platform/lists/index.ts'
import type { Handler } from '../callers/index.ts'

type AuditRow = {
  id: string
  at: Date
  actor_type: string
  actor_id: string | null
  source: string
  client: string | null
  request_id: string | null
  action: string
  object_type: string
  object_id: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export function listAuditLog(database: Database, cursors: Cursors): Handler<'listAuditLog'> {
  return async ({ query, caller: { organization, key } }) => {
    if (key.group) {
      const message = `The API key is limited to the group ${key.group.code} and cannot read the organization's audit log.`
      return refuse('api_key_group', message)
    }
    if (key.mode === 'test')
      return refuse('api_key_test_mode', 'A test key cannot read the audit log, which tells of live data.')
    const { limit: _, cursor: __, ...filters } = query
    const list = { operation: 'listAuditLog', organizationId: organization.id, filters }
    const page = readPage(cursors, list, query)
    if (isRefusal(page)) return page
    const rows = await database<AuditRow>('audit_log')
      .where('organization_id', organization.id)
      .modify((search) => {
        if (filters.actor !== undefined) search.where('actor_id', filters.actor)
        if (filters.action !== undefined) search.where('action', filters.action)
        if (filters.object !== undefined) search.where('object_id', filters.object)
        if (filters.since !== undefined) search.where('at', '>=', filters.since)
        if (page.position) search.whereRaw('(at, id) < (?, ?)', page.position)
      })
      .orderBy([
        { column: 'at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(page.limit + 1)
    const body = cutPage(cursors, list, rows, page.limit, {
      item: toEntry,
      position: (row) => [row.at.toISOString(), row.id],
    })
    return { status: 200, body }
  }
}

function toEntry(row: AuditRow) {
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

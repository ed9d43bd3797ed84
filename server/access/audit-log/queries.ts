import { type Condition, filteredList, type PageRequest } from '../../platform/lists/index.ts'

export type AuditRow = {
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

export type AuditFilters = { actor?: string; action?: string; object?: string; since?: string }

const COLUMNS =
  'id, at, actor_type, actor_id, source, client, request_id, action, object_type, object_id, before, after'

/** Newest first; one more than the page holds. */
export function newestEntries(organizationId: string, filters: AuditFilters, { position, limit }: PageRequest) {
  return filteredList({
    name: 'list-audit-log',
    head: [`select ${COLUMNS} from audit_log where organization_id = ?`, organizationId],
    filters: {
      actor: equals('actor_id', filters.actor),
      action: equals('action', filters.action),
      object: equals('object_id', filters.object),
      since: filters.since === undefined ? null : ['at >= ?', filters.since],
      // The time alone says which months need not be looked at.
      after: position ? ['at <= ? and (at, id) < (?, ?)', position[0], ...position] : null,
    },
    tail: ['order by at desc, id desc limit ?', limit + 1],
  })
}

function equals(column: string, value: string | undefined): Condition | null {
  return value === undefined ? null : [`${column} = ?`, value]
}

import { type Condition, filteredList, MOST_PAGE_BYTES, type PageRequest } from '../../platform/lists/index.ts'

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
  /** About how much the entry takes on a page. */
  bytes: number
}

export type AuditFilters = { actor?: string; action?: string; object?: string; since?: string }

const COLUMNS = 'id, at, actor_type, actor_id, source, client, request_id, action, object_type, object_id'

/** Of an entry without its two copies of the object. */
const ENTRY_BYTES = 400

/**
 * Newest first; one more than the page holds. Two copies of a large object may stand in each row, so what no longer fits on the
 * page stays in the database: those rows come without them, and are cut off.
 */
export function newestEntries(organizationId: string, filters: AuditFilters, { position, limit }: PageRequest) {
  return filteredList({
    name: 'list-audit-log',
    head: [
      `select ${COLUMNS}, bytes,
  case when bytes_ahead <= ? then before end as before, case when bytes_ahead <= ? then after end as after
from (
select found.*, sum(bytes) over (order by at desc, id desc) - bytes as bytes_ahead
from (
select ${COLUMNS}, before, after,
  ${ENTRY_BYTES} + coalesce(octet_length(before::text), 0) + coalesce(octet_length(after::text), 0) as bytes
from audit_log where organization_id = ?`,
      ...[MOST_PAGE_BYTES, MOST_PAGE_BYTES, organizationId],
    ],
    filters: {
      actor: equals('actor_id', filters.actor),
      action: equals('action', filters.action),
      object: equals('object_id', filters.object),
      since: filters.since === undefined ? null : ['at >= ?', filters.since],
      // The time alone says which months need not be looked at.
      after: position ? ['at <= ? and (at, id) < (?, ?)', position[0], ...position] : null,
    },
    tail: ['order by at desc, id desc limit ?\n) found\n) weighed order by at desc, id desc', limit + 1],
  })
}

function equals(column: string, value: string | undefined): Condition | null {
  return value === undefined ? null : [`${column} = ?`, value]
}

import { buildFilteredQuery, MAX_PAGE_BYTES, type PageRequest, type SqlCondition } from '../../platform/lists/index.ts'
import { AUDIT_COLUMNS, CHECKIN_ACTION_SQL, SELECT_CHECKIN_AUDIT_SQL } from './checkin-entries.ts'

export type AuditEntryRow = {
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
  bytes: number
}

export type AuditFilters = { actor?: string; action?: string; object?: string; since?: string }

export type AuditScope = { organizationId: string; livemode: boolean }

/** `select` has the organization as parameter, as often as said, and the mode. */
type Part = {
  select: string
  organizations: number
  actor: string
  action: string
  object: string
  at: string
  id: string
}

const WRITTEN: Part = {
  select: `select ${AUDIT_COLUMNS}, before, after from audit_log where organization_id = ? and livemode = ?`,
  organizations: 1,
  actor: 'actor_id',
  action: 'action',
  object: 'object_id',
  at: 'at',
  id: 'id',
}

const CHECKED: Part = {
  select: SELECT_CHECKIN_AUDIT_SQL,
  organizations: 2,
  actor: 'coalesce(s.key_id, s.device_id)',
  action: CHECKIN_ACTION_SQL,
  object: 'c.id',
  at: 'c.received_at',
  id: 'c.id',
}

/** Size of an entry without `before` and `after`. */
const ENTRY_BYTES = 400

/** Newest first; one row more than the page. Rows beyond its byte limit lack `before` and `after`, and are cut off. */
export function buildAuditLogQuery(scope: AuditScope, filters: AuditFilters, page: PageRequest) {
  const parts = [WRITTEN, ...(isAboutCheckins(filters) ? [CHECKED] : [])]
  const newest = parts.map((part) => newestOf(part, scope, filters, page))
  return buildFilteredQuery({
    name: 'list-audit-log',
    head: [
      `select ${AUDIT_COLUMNS}, bytes,
  case when bytes_ahead <= ? then before end as before, case when bytes_ahead <= ? then after end as after
from (
select found.*, sum(bytes) over (order by at desc, id desc) - bytes as bytes_ahead
from (
select entries.*,
  ${ENTRY_BYTES} + coalesce(octet_length(before::text), 0) + coalesce(octet_length(after::text), 0) as bytes
from (${newest.map(([sql]) => `(${sql})`).join(' union all ')}) entries`,
      MAX_PAGE_BYTES,
      MAX_PAGE_BYTES,
      ...newest.flatMap(([, ...values]) => values),
    ],
    filters: {},
    tail: ['order by at desc, id desc limit ?\n) found\n) weighed order by at desc, id desc', page.limit + 1],
  })
}

/** Saves a search through all check-ins for an action that they never have. */
const isAboutCheckins = ({ action }: AuditFilters): boolean => action === undefined || action.startsWith('checkin.')

/** Each part has its own limit, so that neither reads more rows than the page needs. */
function newestOf(
  part: Part,
  { organizationId, livemode }: AuditScope,
  filters: AuditFilters,
  { position, limit }: PageRequest,
): SqlCondition {
  const { select, at, id } = part
  const conditions = [
    equals(part.actor, filters.actor),
    equals(part.action, filters.action),
    equals(part.object, filters.object),
    filters.since === undefined ? null : ([`${at} >= ?`, filters.since] as SqlCondition),
    // The condition on the time alone lets PostgreSQL skip partitions of other months.
    position ? ([`${at} <= ? and (${at}, ${id}) < (?, ?)`, position[0], ...position] as SqlCondition) : null,
  ].filter((condition) => condition !== null)
  const where = conditions.map(([sql]) => `\n  and ${sql}`).join('')
  return [
    `${select}${where}\norder by ${at} desc, ${id} desc limit ?`,
    ...Array(part.organizations).fill(organizationId),
    livemode,
    ...conditions.flatMap(([, ...values]) => values),
    limit + 1,
  ]
}

const equals = (column: string, value: string | undefined): SqlCondition | null =>
  value === undefined ? null : [`${column} = ?`, value]

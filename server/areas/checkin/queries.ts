import type { ApiCall, Caller } from '../../access/callers/index.ts'
import { type ListScope, whereInSubtree, whereVisible } from '../../access/visibility/index.ts'
import { buildIndexLookup, buildPlacesCondition } from '../../platform/database/index-plans.ts'
import { type Reader, sql } from '../../platform/database/prepared.ts'
import { buildPageClauses, type PageRequest, runFilteredQuery, type SqlCondition } from '../../platform/lists/index.ts'
import { TAKE_CHECKIN_NUMBER_SQL } from './record-queries.ts'
import type { CheckinRow } from './rows.ts'

const COLUMNS = `
  c.id, c.scan_id, s.client_uuid, c.event_id, p.code as check_in_point, d.code as day, c.ticket_id, c.registration_id,
  c.attendee_id, c.result, c.reason, c.direction, c.scanned_at, c.received_at,
  case when c.overrides is null then s.key_id end as key_id,
  case when c.overrides is null then s.device_id else c.device_id end as device_id, c.overrides, c.override_reason, c.member_id,
  case when c.overrides is null then s.device_result end as device_result, s.decision_version, c.livemode`

/**
 * Each row's scan, point and day are looked up one by one: where the planner knows no numbers, as right after a burst of
 * scans, it would read all scans of the event for each row.
 */
const LOOKUPS = `
cross join lateral (
  select * from scans s
  where s.organization_id = $1 and s.event_id = c.event_id and s.livemode = c.livemode and s.id = c.scan_id limit 1
) s
cross join lateral (
  select * from check_in_points p
  where p.organization_id = $1 and p.event_id = c.event_id and p.id = c.check_in_point_id limit 1
) p
left join lateral (
  select * from event_days d
  where d.organization_id = $1 and d.event_id = c.event_id and d.id = c.day_id limit 1
) d on true`

const HEAD = `select ${COLUMNS} from (
select c.* from checkins c where c.organization_id = ? and c.livemode = ? and c.withdrawn_at is null`

const GROUP = `(
  select a.group_id from attendees a where a.organization_id = $1 and ${buildIndexLookup('a.id', 'c.attendee_id')}
)`

const ADMITTING = `c.result in ('accepted', 'pre_checked', 'zone_entered')`

const equals = (column: string, value: string | undefined): SqlCondition | null =>
  value === undefined ? null : [`${column} = ?`, value]

/** By id or code. An event's own part is found once; across events it is asked for with each row. */
function named(
  column: 'check_in_point_id' | 'day_id',
  reference: string | undefined,
  organizationId: string,
  { event }: ListScope,
): SqlCondition | null {
  if (reference === undefined) return null
  const table = column === 'day_id' ? 'event_days' : 'check_in_points'
  const parts = `from ${table} part where part.organization_id = ? and part.event_id`
  return event
    ? [
        `c.${column} = any (array(select part.id ${parts} = ? and (part.id = ? or part.code = ?)))`,
        organizationId,
        event.id,
        reference,
        reference,
      ]
    : [
        `(c.${column} = ? or ? = (select part.code ${parts} = c.event_id and part.id = c.${column}))`,
        reference,
        reference,
        organizationId,
      ]
}

/** Newest first; one row more than the page. */
export function listNewestCheckins(
  reader: Reader,
  caller: Caller,
  scope: ListScope,
  filters: ApiCall<'listCheckins'>['query'],
  page: PageRequest,
): Promise<CheckinRow[]> {
  const { event, groupId } = scope
  const { admitted, since } = filters
  const organizationId = caller.organization.id
  const {
    after,
    tail: [tail, ...limit],
  } = buildPageClauses('c.id', { ...page, newestFirst: true })
  return runFilteredQuery<CheckinRow>(reader, {
    name: 'list-checkins',
    head: [HEAD, organizationId, caller.key.mode === 'live'],
    filters: {
      event: event && ['c.event_id = ?', event.id],
      sight: whereVisible(caller, event, 'c', GROUP),
      group: groupId === undefined ? null : whereInSubtree(GROUP, organizationId, groupId),
      point: named('check_in_point_id', filters.check_in_point, organizationId, scope),
      day: named('day_id', filters.day, organizationId, scope),
      result: equals('c.result', filters.result),
      admitted: admitted === undefined ? null : [admitted ? ADMITTING : `not ${ADMITTING}`],
      attendee: equals('c.attendee_id', filters.attendee),
      ticket: equals('c.ticket_id', filters.ticket),
      registration: equals('c.registration_id', filters.registration),
      since: since === undefined ? null : ['c.received_at >= ?', since],
      after,
    },
    tail: [`${tail}\n) c${LOOKUPS}\norder by c.id desc`, ...limit],
  })
}

/** $1 organization, $2 event, $3 now, $4 after this row, $5 rows to read. By their places, as in removeTestCheckins. */
const withdrawPart = (table: string, changes: string) => sql(`withdraw-test-${table}`)`
with part as materialized (
  select ctid as place, id, withdrawn_at from ${table}
  where organization_id = $1 and event_id = $2 and not livemode and id > $4
  order by id limit $5
), withdrawn as (
  update ${table} set ${changes}
  where ${buildPlacesCondition('select place from part where withdrawn_at is null')}
  returning 1
)
select max(id) as last, count(*) as read, (select count(*) from withdrawn) as changed from part`

export const withdrawTestScansSql = withdrawPart('scans', 'withdrawn_at = $3')
export const withdrawTestCheckinsSql = withdrawPart('checkins', 'withdrawn_at = $3')

/** $1 organization, $2 event, $3 livemode, $4 check-in */
export const findCheckinToOverrideSql = sql('find-checkin-to-override')`
select ${COLUMNS}, c.day_id, p.id as point_id, p.kind, ${GROUP} as group_id from checkins c${LOOKUPS}
where c.organization_id = $1 and c.event_id = $2 and c.livemode = $3 and c.id = $4 and c.withdrawn_at is null`

/** Overrides for the same attendee wait for each other. $1 organization, $2 attendee */
export const lockAttendeeSql = sql('lock-attendee-to-override')`
select from attendees where organization_id = $1 and id = $2 for no key update`

/** $1 organization, $2 event, $3 livemode, $4 check-in */
export const findOverrideSql = sql('find-override')`
select id from checkins
where organization_id = $1 and event_id = $2 and livemode = $3 and overrides = $4 and withdrawn_at is null`

/** Before the override is inserted. $1 organization, $2 event, $3 livemode */
export const takeCheckinNumberSql = sql('take-checkin-number')`${TAKE_CHECKIN_NUMBER_SQL}`

/** Copies the refused row, $5, except for the parameters $4 and $6 to $10. */
export const insertOverrideSql = sql('insert-override')`
insert into checkins (
  organization_id, event_id, livemode, id, scan_id, check_in_point_id, day_id, ticket_id, registration_id, attendee_id, result,
  direction, scanned_at, received_at, overrides, override_reason, member_id, device_id, changed
)
select c.organization_id, c.event_id, c.livemode, $4, scan_id, check_in_point_id, day_id, ticket_id, registration_id, attendee_id, $6,
  direction, scanned_at, $7, id, $8, $9, $10, n.number
from checkins c join change_numbers n
  on n.organization_id = $1 and n.event_id = $2 and n.livemode = $3 and n.kind = 'checkins'
where c.organization_id = $1 and c.event_id = $2 and c.livemode = $3 and c.id = $5`

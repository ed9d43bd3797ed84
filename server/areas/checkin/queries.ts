import type { Caller } from '../../access/callers/index.ts'
import { type ListScope, whereInSubtree, whereVisible } from '../../access/visibility/index.ts'
import type { Reader, Statement } from '../../platform/database/prepared.ts'
import {
  buildFilteredQuery,
  buildPageClauses,
  type PageRequest,
  type SqlCondition,
} from '../../platform/lists/index.ts'
import type { CheckinRow } from './rows.ts'

const COLUMNS = `
  c.id, c.scan_id, s.client_uuid, c.event_id, p.code as check_in_point, d.code as day, c.ticket_id, c.registration_id,
  c.attendee_id, c.result, c.reason, c.direction, c.scanned_at, c.received_at,
  case when c.overrides is null then s.key_id end as key_id,
  case when c.overrides is null then s.device_id else c.device_id end as device_id, c.overrides, c.override_reason, c.member_id,
  case when c.overrides is null then s.device_result end as device_result, s.decision_version, c.livemode`

/** The mode is not compared between tables: that would hide from the planner that the index is in the order of ids. */
const buildTables = (livemode: string) => `
from checkins c
join scans s on s.organization_id = c.organization_id and s.event_id = c.event_id and s.livemode = ${livemode} and s.id = c.scan_id
join check_in_points p on p.organization_id = c.organization_id and p.event_id = c.event_id and p.id = c.check_in_point_id
left join event_days d on d.organization_id = c.organization_id and d.event_id = c.event_id and d.id = c.day_id`

const HEAD = `select ${COLUMNS}${buildTables('?')}
where c.organization_id = ? and c.livemode = ? and c.withdrawn_at is null`

const GROUP =
  '(select a.group_id from attendees a where a.organization_id = c.organization_id and a.id = c.attendee_id)'

const ADMITTING = `c.result in ('accepted', 'pre_checked', 'zone_entered')`

export type CheckinFilters = {
  check_in_point?: string
  day?: string
  result?: string
  admitted?: boolean
  attendee?: string
  ticket?: string
  registration?: string
  since?: string
}

const equals = (column: string, value: string | undefined): SqlCondition | null =>
  value === undefined ? null : [`${column} = ?`, value]

const named = (alias: string, reference: string | undefined): SqlCondition | null =>
  reference === undefined ? null : [`(${alias}.id = ? or ${alias}.code = ?)`, reference, reference]

/** Newest first; one row more than the page. */
export function listNewestCheckins(
  reader: Reader,
  caller: Caller,
  { event, groupId }: ListScope,
  filters: CheckinFilters,
  page: PageRequest,
): Promise<CheckinRow[]> {
  const { admitted, since } = filters
  const livemode = caller.key.mode === 'live'
  const { after, tail } = buildPageClauses('c.id', { ...page, newestFirst: true })
  const { statement, values } = buildFilteredQuery({
    name: 'list-checkins',
    head: [HEAD, livemode, caller.organization.id, livemode],
    filters: {
      event: event && ['c.event_id = ?', event.id],
      sight: whereVisible(caller, event, 'c', GROUP),
      group: groupId === undefined ? null : whereInSubtree(GROUP, caller.organization.id, groupId),
      point: named('p', filters.check_in_point),
      day: named('d', filters.day),
      result: equals('c.result', filters.result),
      admitted: admitted === undefined ? null : [admitted ? ADMITTING : `not ${ADMITTING}`],
      attendee: equals('c.attendee_id', filters.attendee),
      ticket: equals('c.ticket_id', filters.ticket),
      registration: equals('c.registration_id', filters.registration),
      since: since === undefined ? null : ['c.received_at >= ?', since],
      after,
    },
    tail,
  })
  return reader.run<CheckinRow>(statement, values)
}

/** $1 organization, $2 event, $3 now */
export const withdrawTestCheckinsSql: Statement = {
  name: 'withdraw-test-checkins',
  text: `
with withdrawn_scans as (
  update scans set withdrawn_at = $3
  where organization_id = $1 and event_id = $2 and not livemode and withdrawn_at is null
), withdrawn as (
  update checkins set withdrawn_at = $3, changed_xid = pg_current_xact_id()
  where organization_id = $1 and event_id = $2 and not livemode and withdrawn_at is null
  returning 1
)
select count(*) as checkins from withdrawn`,
}

/** $1 organization, $2 event, $3 livemode, $4 check-in */
export const findCheckinToOverrideSql: Statement = {
  name: 'find-refused-checkin',
  text: `
select ${COLUMNS}, c.day_id, p.id as point_id, p.kind, ${GROUP} as group_id${buildTables('$3')}
where c.organization_id = $1 and c.event_id = $2 and c.livemode = $3 and c.id = $4 and c.withdrawn_at is null`,
}

/** Overrides for the same attendee wait for each other. $1 organization, $2 attendee */
export const lockAttendeeSql: Statement = {
  name: 'hold-overridden-person',
  text: 'select from attendees where organization_id = $1 and id = $2 for no key update',
}

/** $1 organization, $2 event, $3 livemode, $4 check-in */
export const findOverrideSql: Statement = {
  name: 'find-override',
  text: `
select id from checkins
where organization_id = $1 and event_id = $2 and livemode = $3 and overrides = $4 and withdrawn_at is null`,
}

/** Copies the refused row, $5, except for the parameters $4 and $6 to $10. */
export const insertOverrideSql: Statement = {
  name: 'insert-override',
  text: `
insert into checkins (
  organization_id, event_id, livemode, id, scan_id, check_in_point_id, day_id, ticket_id, registration_id, attendee_id, result,
  direction, scanned_at, received_at, overrides, override_reason, member_id, device_id
)
select organization_id, event_id, livemode, $4, scan_id, check_in_point_id, day_id, ticket_id, registration_id, attendee_id, $6,
  direction, scanned_at, $7, id, $8, $9, $10
from checkins where organization_id = $1 and event_id = $2 and livemode = $3 and id = $5`,
}

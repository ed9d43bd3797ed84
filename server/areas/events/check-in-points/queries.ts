import type { Schemas } from '../../../platform/contract/schemas.ts'
import { sql } from '../../../platform/database/prepared.ts'
import { defineEventPart } from '../event-parts.ts'

export type CheckInPoint = Schemas['CheckInPoint']
export type CheckInWindow = CheckInPoint['windows'][number]

/** With ids of days, attendee types and groups. */
export type CheckInPointRow = Omit<CheckInPoint, 'kind' | 'limit' | 'requires' | 'created_at' | 'updated_at'> & {
  kind: Schemas['KnownPointKind']
  limit: Schemas['KnownPointLimit']
  requires: Schemas['KnownPointRequirement']
  created_at: Date
  updated_at: Date
}

export type CheckInPointWithCodes = CheckInPointRow & {
  day_codes: string[] | null
  type_codes: string[] | null
  group_codes: string[] | null
  window_codes: CheckInWindow[]
}

function toPoint(row: CheckInPointWithCodes): CheckInPoint {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    kind: row.kind,
    days: row.day_codes,
    attendee_types: row.type_codes,
    groups: row.group_codes,
    opens_at: row.opens_at,
    closes_at: row.closes_at,
    windows: row.window_codes,
    limit: row.limit,
    requires: row.requires,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

const CODES = `
  case when p.days is not null then array(
    select d.code from event_days d
    where d.organization_id = $1 and d.event_id = p.event_id and d.id = any (p.days) order by d.starts_instant
  ) end as day_codes,
  case when p.attendee_types is not null then array(
    select t.code from attendee_types t
    where t.organization_id = $1 and t.event_id = p.event_id and t.id = any (p.attendee_types) order by t.id
  ) end as type_codes,
  case when p.groups is not null then array(
    select g.code from groups g where g.organization_id = $1 and g.id = any (p.groups) order by g.id
  ) end as group_codes,
  coalesce((
    select jsonb_agg(w || jsonb_build_object('day', d.code) order by d.starts_instant)
    from jsonb_array_elements(p.windows) w
    join event_days d on d.organization_id = $1 and d.event_id = p.event_id and d.id = w ->> 'day'
  ), '[]') as window_codes`

export const CHECK_IN_POINT_PART = defineEventPart({
  table: 'check_in_points',
  columns: 'code, name, kind, days, attendee_types, groups, opens_at, closes_at, windows, "limit", requires',
  computed: CODES,
  thing: 'check-in point',
  object: 'check_in_point',
  show: toPoint,
})

export const findPointsUsingDaySql = sql('find-points-using-day')`
select 'the check-in point ' || code as what from check_in_points
where organization_id = $1 and event_id = $2
  and ($3 = any (days) or windows @> jsonb_build_array(jsonb_build_object('day', $3::text)))
order by id`

export const findPointsUsingTypeSql = sql('find-points-using-type')`
select 'the check-in point ' || code as what from check_in_points where organization_id = $1 and event_id = $2 and $3 = any (attendee_types) order by id`

/** Devices of the point go on without one. $1 organization, $2 event, $3 check-in point */
export const unlinkDevicesOfPointSql = sql('unlink-devices-of-point')`
update devices set check_in_point_id = null where organization_id = $1 and event_id = $2 and check_in_point_id = $3`

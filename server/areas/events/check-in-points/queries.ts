import type { Statement } from '../../../platform/database/prepared.ts'
import type { EventScope } from '../scope.ts'
import type { PointRow } from './rows.ts'

const WITH_CODES = `
select p.*,
  case when p.days is not null then array(
    select d.code from event_days d
    where d.organization_id = p.organization_id and d.event_id = p.event_id and d.id = any (p.days) order by d.starts_instant
  ) end as day_codes,
  case when p.attendee_types is not null then array(
    select t.code from attendee_types t
    where t.organization_id = p.organization_id and t.event_id = p.event_id and t.id = any (p.attendee_types) order by t.id
  ) end as type_codes,
  case when p.groups is not null then array(
    select g.code from groups g where g.organization_id = p.organization_id and g.id = any (p.groups) order by g.id
  ) end as group_codes,
  coalesce((
    select jsonb_agg(w || jsonb_build_object('day', d.code) order by d.starts_instant)
    from jsonb_array_elements(p.windows) w
    join event_days d on d.organization_id = p.organization_id and d.event_id = p.event_id and d.id = w ->> 'day'
  ), '[]') as window_codes
from check_in_points p`

export const findPoint: Statement = {
  name: 'find-check-in-point',
  text: `${WITH_CODES}
where p.organization_id = $1 and p.event_id = $2 and (p.id = $3 or p.code = $3) order by p.id = $3 desc limit 1`,
}

export const listPoints: Statement = {
  name: 'list-check-in-points',
  text: `${WITH_CODES}
where p.organization_id = $1 and p.event_id = $2 and ($3::text is null or p.id > $3) order by p.id limit $4`,
}

export const insertPoint: Statement = {
  name: 'insert-check-in-point',
  text: `
insert into check_in_points (
  organization_id, event_id, id, code, name, kind, days, attendee_types, groups, opens_at, closes_at, windows, "limit", requires,
  created_at, updated_at
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15)
on conflict (organization_id, event_id, code) do nothing
returning id`,
}

export const updatePoint: Statement = {
  name: 'update-check-in-point',
  text: `
update check_in_points set
  code = $4, name = $5, kind = $6, days = $7, attendee_types = $8, groups = $9, opens_at = $10, closes_at = $11, windows = $12,
  "limit" = $13, requires = $14, updated_at = $15
where organization_id = $1 and event_id = $2 and id = $3`,
}

export function rowValues({ organizationId, eventId }: EventScope, row: PointRow): unknown[] {
  return [
    ...[organizationId, eventId, row.id, row.code, row.name, row.kind, row.days, row.attendee_types, row.groups],
    ...[row.opens_at, row.closes_at, JSON.stringify(row.windows), row.limit, row.requires, row.updated_at],
  ]
}

export const deletePoint: Statement = {
  name: 'delete-check-in-point',
  text: 'delete from check_in_points where organization_id = $1 and event_id = $2 and id = $3',
}

export const pointsNamingDay: Statement = {
  name: 'points-naming-day',
  text: `
select code from check_in_points
where organization_id = $1 and event_id = $2
  and ($3 = any (days) or windows @> jsonb_build_array(jsonb_build_object('day', $3::text)))
order by id`,
}

export const pointsNamingType: Statement = {
  name: 'points-naming-attendee-type',
  text: `
select code from check_in_points where organization_id = $1 and event_id = $2 and $3 = any (attendee_types) order by id`,
}

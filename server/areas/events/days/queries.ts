import type { Statement } from '../../../platform/database/prepared.ts'
import type { EventScope } from '../scope.ts'
import type { DayRow } from './rows.ts'

export const findDay: Statement = {
  name: 'find-day',
  text: `
select * from event_days where organization_id = $1 and event_id = $2 and (id = $3 or code = $3)
order by id = $3 desc limit 1`,
}

/** However many are named, one statement finds them. */
export const findDays: Statement = {
  name: 'find-days',
  text: 'select id, code from event_days where organization_id = $1 and event_id = $2 and (id = any($3) or code = any($3))',
}

export const listDays: Statement = {
  name: 'list-days',
  text: `
select * from event_days where organization_id = $1 and event_id = $2 and ($3::text is null or id > $3)
order by id limit $4`,
}

export const allDays: Statement = {
  name: 'all-days',
  text: 'select * from event_days where organization_id = $1 and event_id = $2 order by starts_instant',
}

/** $3 the day itself, $4 its start, $5 its end */
export const findOverlap: Statement = {
  name: 'find-overlapping-day',
  text: `
select code from event_days
where organization_id = $1 and event_id = $2 and id <> $3 and starts_instant < $5 and ends_instant > $4
order by starts_instant limit 1`,
}

export const insertDay: Statement = {
  name: 'insert-day',
  text: `
insert into event_days (
  organization_id, event_id, id, code, name, date, starts_at, ends_at, starts_instant, ends_instant, capacity, created_at, updated_at
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)`,
}

export const updateDay: Statement = {
  name: 'update-day',
  text: `
update event_days set
  code = $4, name = $5, date = $6, starts_at = $7, ends_at = $8, starts_instant = $9, ends_instant = $10, capacity = $11,
  locked_at = $12, updated_at = $13
where organization_id = $1 and event_id = $2 and id = $3`,
}

export function rowValues({ organizationId, eventId }: EventScope, row: DayRow): unknown[] {
  return [
    ...[organizationId, eventId, row.id, row.code, row.name, row.date, row.starts_at, row.ends_at],
    ...[row.starts_instant, row.ends_instant, row.capacity, row.locked_at, row.updated_at],
  ]
}

export const deleteDay: Statement = {
  name: 'delete-day',
  text: 'delete from event_days where organization_id = $1 and event_id = $2 and id = $3',
}

import type { Schemas } from '../../../platform/contract/schemas.ts'
import type { Statement } from '../../../platform/database/prepared.ts'
import { defineEventPart } from '../event-parts.ts'
import type { EventKey } from '../find.ts'

export type DayRow = {
  id: string
  code: string
  name: string
  date: string
  starts_at: string | null
  ends_at: string | null
  starts_instant: Date
  ends_instant: Date
  capacity: number | null
  locked_at: Date | null
  created_at: Date
  updated_at: Date
}

export type Day = Schemas['Day']

function toDay(row: DayRow): Day {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    date: row.date,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    start: row.starts_instant.toISOString(),
    end: row.ends_instant.toISOString(),
    capacity: row.capacity,
    locked_at: row.locked_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export const DAY_PART = defineEventPart({
  table: 'event_days',
  columns: 'p.*',
  thing: 'day',
  object: 'day',
  show: toDay,
})

export const listDaysSql: Statement = {
  name: 'all-days',
  text: 'select * from event_days where organization_id = $1 and event_id = $2 order by starts_instant',
}

/** $3 the day itself, $4 its start, $5 its end */
export const findOverlappingDaySql: Statement = {
  name: 'find-overlapping-day',
  text: `
select code from event_days
where organization_id = $1 and event_id = $2 and id <> $3 and starts_instant < $5 and ends_instant > $4
order by starts_instant limit 1`,
}

export const insertDaySql: Statement = {
  name: 'insert-day',
  text: `
insert into event_days (
  organization_id, event_id, id, code, name, date, starts_at, ends_at, starts_instant, ends_instant, capacity, locked_at,
  created_at, updated_at
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)`,
}

export const updateDaySql: Statement = {
  name: 'update-day',
  text: `
update event_days set
  code = $4, name = $5, date = $6, starts_at = $7, ends_at = $8, starts_instant = $9, ends_instant = $10, capacity = $11,
  locked_at = $12, updated_at = $13
where organization_id = $1 and event_id = $2 and id = $3`,
}

export function toRowValues({ organizationId, eventId }: EventKey, row: DayRow): unknown[] {
  return [
    organizationId,
    eventId,
    row.id,
    row.code,
    row.name,
    row.date,
    row.starts_at,
    row.ends_at,
    row.starts_instant,
    row.ends_instant,
    row.capacity,
    row.locked_at,
    row.updated_at,
  ]
}

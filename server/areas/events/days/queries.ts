import type { Schemas } from '../../../platform/contract/schemas.ts'
import { sql } from '../../../platform/database/prepared.ts'
import { defineEventPart } from '../event-parts.ts'

export type EventDay = Schemas['Day']

export type EventDayRow = Omit<EventDay, 'start' | 'end' | 'locked_at' | 'created_at' | 'updated_at'> & {
  starts_instant: Date
  ends_instant: Date
  locked_at: Date | null
  created_at: Date
  updated_at: Date
}

function toDay(row: EventDayRow): EventDay {
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

export const EVENT_DAY_PART = defineEventPart({
  table: 'event_days',
  columns: 'code, name, date, starts_at, ends_at, starts_instant, ends_instant, capacity, locked_at',
  thing: 'day',
  object: 'day',
  show: toDay,
})

export const listEventDaysSql = sql('list-event-days')`
select * from event_days where organization_id = $1 and event_id = $2 order by starts_instant`

/** $3 the day itself, $4 its start, $5 its end */
export const findOverlappingDaySql = sql('find-overlapping-day')`
select code from event_days
where organization_id = $1 and event_id = $2 and id <> $3 and starts_instant < $5 and ends_instant > $4
order by starts_instant limit 1`

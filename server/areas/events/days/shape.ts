import type { components } from '../../../../generated/types.ts'
import type { DayRow } from './rows.ts'

export type Day = components['schemas']['Day']

export function toDay(row: DayRow): Day {
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

import type { components } from '../../../../generated/types.ts'
import type { PointCodes, PointRow } from './rows.ts'

export type CheckInPoint = components['schemas']['CheckInPoint']

export function toPoint(row: PointRow & PointCodes): CheckInPoint {
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

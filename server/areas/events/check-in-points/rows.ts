export type PointWindow = { day: string; opens_at: string | null; closes_at: string | null }

/** As the table holds it: ids. */
export type PointRow = {
  id: string
  code: string
  name: string
  kind: 'entry' | 'pre_check' | 'zone'
  days: string[] | null
  attendee_types: string[] | null
  groups: string[] | null
  opens_at: string | null
  closes_at: string | null
  windows: PointWindow[]
  limit: 'per_day' | 'per_event' | 'unlimited'
  requires: 'none' | 'pre_check' | 'entry'
  created_at: Date
  updated_at: Date
}

/** The codes of what the row names by id. */
export type PointCodes = {
  day_codes: string[] | null
  type_codes: string[] | null
  group_codes: string[] | null
  window_codes: PointWindow[]
}

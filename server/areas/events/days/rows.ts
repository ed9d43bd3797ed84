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

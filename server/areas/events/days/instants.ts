import { dayInterval } from '#sdk/checkin'
import type { DayRow } from './rows.ts'

export function instants(day: Pick<DayRow, 'date' | 'starts_at' | 'ends_at'>, timezone: string) {
  const { start, end } = dayInterval(day, timezone)
  return { starts_instant: start, ends_instant: end }
}

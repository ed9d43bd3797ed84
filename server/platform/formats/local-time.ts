import { Temporal } from '../../../spec/runtime/formats/timezone.ts'

type LocalTime = {
  /** Such as `2026-06-05T18:00:00+02:00`. */
  text: string
  /** The local time as if it were UTC; for cells without a time zone. */
  shown: Date
}

const QUARTER = 15 * 60_000
const MAX_KEPT = 20_000

/** Formats times in a zone. Offsets only change on a quarter of an hour, so each quarter is looked up once. */
export function buildLocalTimeFormatter(timezone: string): (instant: Date) => LocalTime {
  const offsets = new Map<number, number>()
  const offsetAt = (time: number) => {
    const quarter = Math.floor(time / QUARTER)
    const known = offsets.get(quarter)
    if (known !== undefined) return known
    if (offsets.size >= MAX_KEPT) offsets.clear()
    const start = BigInt(quarter * QUARTER) * 1_000_000n
    const offset = new Temporal.ZonedDateTime(start, timezone).offsetNanoseconds / 1_000_000
    offsets.set(quarter, offset)
    return offset
  }
  return (instant) => {
    const offset = offsetAt(instant.getTime())
    const shown = new Date(instant.getTime() + offset)
    return { text: `${shown.toISOString().slice(0, 19)}${offsetText(offset)}`, shown }
  }
}

function offsetText(offset: number): string {
  const minutes = Math.abs(Math.round(offset / 60_000))
  const two = (number: number) => String(number).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const known = new Map<string, number>()
const formats = new Map<string, Intl.DateTimeFormat>()

/** What clocks in a time zone show at an instant, such as `2026-06-05 09:30`. */
function clocksAt(instant: number, timezone: string): string {
  const format =
    formats.get(timezone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timezone, format)
  return format.format(instant)
}

const MINUTE = 60_000
const readAsUtc = (clocks: string) => Date.parse(`${clocks.replace(' ', 'T')}:00.000Z`)

/** Finds the instant of a local time by trying: the first that shows it, or if skipped, later by the gap. */
export function findInstantByTrying(date: string, time: string, timezone: string): number {
  const key = `${date} ${time} ${timezone}`
  const found = known.get(key) ?? search(`${date} ${time}`, timezone)
  known.set(key, found)
  return found
}

function search(wanted: string, timezone: string): number {
  const asUtc = readAsUtc(wanted)
  for (let offset = 15 * 60; offset >= -13 * 60; offset -= 15) {
    const instant = asUtc - offset * MINUTE
    if (clocksAt(instant, timezone) === wanted) return instant
  }
  // The time is skipped: find the minute of the clock change, and add the time that the clocks would have had to run.
  let instant = asUtc - 15 * 60 * MINUTE
  while (clocksAt(instant + MINUTE, timezone) < wanted) instant += MINUTE
  const missing = asUtc - readAsUtc(clocksAt(instant, timezone))
  return instant + missing
}

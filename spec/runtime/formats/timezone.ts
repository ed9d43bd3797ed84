type ZonedDateTime = { timeZoneId: string; offsetNanoseconds: number }
type PlainDateTime = { toZonedDateTime(timeZone: string): { epochMilliseconds: number } }
type TemporalLike = {
  ZonedDateTime: new (epochNanoseconds: bigint, timeZone: string) => ZonedDateTime
  PlainDateTime: { from(text: string): PlainDateTime }
}

// This TypeScript has no types for Temporal yet.
export const { Temporal } = globalThis as unknown as { Temporal: TemporalLike }
const known = new Set<string>()
/** Rejects offsets such as +01:00, and long texts before they reach Intl. */
const SHAPE = /^[A-Za-z][A-Za-z0-9+/_-]{0,63}$/

export function isTimezone(value: string): boolean {
  if (known.has(value)) return true
  const accepted = SHAPE.test(value) && isKnownZone(value)
  if (accepted) known.add(value)
  return accepted
}

/** Temporal and Intl have separate copies of the zone data; a zone must be in both. */
function isKnownZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    // Temporal keeps an alias and corrects its case; Intl.DateTimeFormat would return another name.
    return new Temporal.ZonedDateTime(0n, value).timeZoneId === value
  } catch {
    return false
  }
}

/** The instant of a local time such as 2026-06-05T18:00; one that a clock skips is moved on, as clocks are. */
export function localTimeToInstant(local: string, timezone: string): string | undefined {
  try {
    const { epochMilliseconds } = Temporal.PlainDateTime.from(local).toZonedDateTime(timezone)
    return new Date(epochMilliseconds).toISOString()
  } catch {
    return undefined
  }
}

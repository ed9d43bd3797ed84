import { instantOf } from '#sdk/checkin'

export const SANDBOX_TIMEZONE = 'Europe/Madrid'

/** Raised with every change of what the sandbox holds, so that the next start builds it anew. */
const EDITION = 5

const DAY = 86_400_000

/** The day for which the sandbox is built; all its dates and times follow from it. */
export type BuildDay = {
  /** Everything that was built that day carries this instant: the day's midnight, and in its milliseconds the edition. */
  stamp: Date
  year: number
  /** The date so many days later, or earlier. */
  date(days: number): string
  /** The instant so many days before the day began. */
  ago(days: number): Date
}

export function buildDayOf(now: Date): BuildDay {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: SANDBOX_TIMEZONE }).format(now)
  const midnight = instantOf(today, '00:00', SANDBOX_TIMEZONE).getTime()
  return {
    stamp: new Date(midnight + EDITION),
    year: Number(today.slice(0, 4)),
    date: (days) => new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10),
    ago: (days) => new Date(midnight - Math.round(days * 1440) * 60_000),
  }
}

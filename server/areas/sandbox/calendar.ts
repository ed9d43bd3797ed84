import { instantOf } from '#sdk/checkin'

export const SANDBOX_TIMEZONE = 'Europe/Madrid'

/** Raise it with every change of the content, so that the next start rebuilds the sandbox. */
const EDITION = 6

const DAY = 86_400_000

export type Calendar = ReturnType<typeof buildSandboxCalendar>

export function buildSandboxCalendar(now: Date) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: SANDBOX_TIMEZONE }).format(now)
  const midnight = instantOf(today, '00:00', SANDBOX_TIMEZONE).getTime()
  return {
    /** Of everything built that day. */
    stamp: new Date(midnight + EDITION),
    year: Number(today.slice(0, 4)),
    date: (days: number) => new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10),
    /** The time so many days before midnight. */
    ago: (days: number) => new Date(midnight - Math.round(days * 1440) * 60_000),
  }
}

import type { Terminology } from '../../access/plans/index.ts'
import { line } from '../../platform/mail/mail.ts'
import type { MailDay } from './content.ts'
import { counted } from './terms.ts'
import { dateOf, startWithCapital, whenIs, zoneName } from './times.ts'
import type { Words } from './words.ts'

/** `name` is null for a day that has none of its own. */
export type DayView = { name: string | null; when: string }

export type DaysView = { label: string; entries: DayView[]; note: string | null }

export function daysView(days: MailDay[], timezone: string, words: Words, terms: Terminology): DaysView {
  return {
    label: startWithCapital(counted(days.length, terms.day), words.locale),
    entries: days.map((day) => dayView(day, timezone, words)),
    note: days.some(hasTimes) ? words.localTimes(zoneName(timezone, words)) : null,
  }
}

function dayView(day: MailDay, timezone: string, words: Words): DayView {
  const when = whenIs(day, timezone, words)
  if (hasOwnName(day)) return { name: line(day.name), when }
  return { name: null, when: startWithCapital(when, words.locale) }
}

/** What a day is called where it is said elsewhere when it is. */
export function nameOf(day: MailDay, timezone: string, words: Words): string {
  return hasOwnName(day) ? line(day.name) : dateOf(day, timezone, words)
}

/** A day that nobody named is called by its date, which is said anyway. */
function hasOwnName({ name, date }: MailDay): boolean {
  return name !== date
}

function hasTimes({ starts_at, ends_at }: MailDay): boolean {
  return starts_at !== null || ends_at !== null
}

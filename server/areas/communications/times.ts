import type { MailDay } from './content.ts'
import type { Words } from './words.ts'

/** When a day is, where the event is: its date, and the times that were written for it. */
export function whenIs(day: MailDay, timezone: string, words: Words): string {
  const date = new Intl.DateTimeFormat(words.locale, { dateStyle: 'full', timeZone: timezone }).format(day.start)
  const times = timesOf(day, timezone, words)
  return times === null ? date : `${date}, ${times}`
}

/** Without the day of the week, and so without a comma: several of them make a list. */
export function dateOf({ start }: MailDay, timezone: string, { locale }: Words): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone }).format(start)
}

function timesOf(day: MailDay, timezone: string, words: Words): string | null {
  const clock = new Intl.DateTimeFormat(words.locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timezone,
  })
  const start = clock.format(day.start)
  const end = clock.format(day.end)
  if (day.ends_at === null) return day.starts_at === null ? null : words.from(start)
  if (day.starts_at === null) return words.until(end)
  const overnight = day.ends_at <= day.starts_at
  return overnight ? `${start}–${end} (${words.nextDay})` : `${start}–${end}`
}

/** Such as `Central European Time (Europe/Madrid)`: without summer or winter, as the days may have both. */
export function zoneName(timezone: string, { locale }: Words): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: 'longGeneric' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  const place = timezone.replaceAll('_', ' ')
  return name ? `${name} (${place})` : place
}

export function startWithCapital(text: string, locale: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(locale) + text.slice(first.length)
}

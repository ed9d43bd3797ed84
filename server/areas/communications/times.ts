import type { MailDay } from './content.ts'
import type { TicketMailWords } from './mail-words.ts'

/** Cached: creating one costs as much as a hundred uses, and a mail may list a hundred days. */
const formats = new Map<string, Intl.DateTimeFormat>()
const MAX_FORMATS = 500

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(name)
  if (known) return known
  if (formats.size >= MAX_FORMATS) formats.clear()
  const made = new Intl.DateTimeFormat(locale, options)
  formats.set(name, made)
  return made
}

export function formatDayWithTimes(day: MailDay, timezone: string, words: TicketMailWords): string {
  const date = formatOf(words.locale, { dateStyle: 'full', timeZone: timezone }).format(day.start)
  const times = timesOf(day, timezone, words)
  return times === null ? date : `${date}, ${times}`
}

/** Without the weekday, and so without a comma, because several dates form a list. */
export const formatDayDate = ({ start }: MailDay, timezone: string, { locale }: TicketMailWords): string =>
  formatOf(locale, { dateStyle: 'long', timeZone: timezone }).format(start)

function timesOf(day: MailDay, timezone: string, words: TicketMailWords): string | null {
  const clock = formatOf(words.locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: timezone })
  const start = clock.format(day.start)
  const end = clock.format(day.end)
  if (day.ends_at === null) return day.starts_at === null ? null : words.from(start)
  if (day.starts_at === null) return words.until(end)
  const overnight = day.ends_at <= day.starts_at
  return overnight ? `${start}–${end} (${words.nextDay})` : `${start}–${end}`
}

/** Such as `Central European Time (Europe/Madrid)`: not summer or winter time, as the days may have both. */
export function formatTimezone(timezone: string, { locale }: TicketMailWords): string {
  const parts = formatOf(locale, { timeZone: timezone, timeZoneName: 'longGeneric' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  const place = timezone.replaceAll('_', ' ')
  return name ? `${name} (${place})` : place
}

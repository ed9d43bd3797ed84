import type { SessionLanguage } from '../../access/sessions/index.ts'

/** Making one takes longer than showing a row of a table, so each is made once: there are few languages and zones. */
const known = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function once<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format): Format {
  const found = (known.get(key) as Format | undefined) ?? make()
  known.set(key, found)
  return found
}

export const getNumberFormat = (language: SessionLanguage): Intl.NumberFormat =>
  once(language, () => new Intl.NumberFormat(language))

type TimeStyle = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>

export function getTimeFormat(language: SessionLanguage, timeZone: string, style: TimeStyle): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${style.dateStyle} ${style.timeStyle}`
  return once(key, () => new Intl.DateTimeFormat(language, { ...style, timeZone }))
}

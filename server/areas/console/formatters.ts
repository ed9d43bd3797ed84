import type { SessionLanguage } from '../../access/sessions/index.ts'

/** Making one takes longer than showing a row of a table, so each is made once: there are few languages and zones. */
const known = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function once<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format): Format {
  const found = (known.get(key) as Format | undefined) ?? make()
  known.set(key, found)
  return found
}

export const numbersIn = (language: SessionLanguage): Intl.NumberFormat =>
  once(language, () => new Intl.NumberFormat(language))

const moneyIn = (language: SessionLanguage, currency: string): Intl.NumberFormat =>
  once(`${language} ${currency}`, () => new Intl.NumberFormat(language, { style: 'currency', currency }))

type TimeStyle = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>

export function timesIn(language: SessionLanguage, timeZone: string, style: TimeStyle): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${style.dateStyle} ${style.timeStyle}`
  return once(key, () => new Intl.DateTimeFormat(language, { ...style, timeZone }))
}

/** How many digits of a currency's amounts are behind the comma: two of euros, none of yen. */
export function countMinorDigits(currency: string): number {
  try {
    return moneyIn('en', currency).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

export function formatMoney(language: SessionLanguage, amount: number, currency: string): string {
  return moneyIn(language, currency).format(amount / 10 ** countMinorDigits(currency))
}

import { isDate } from '../../../../spec/runtime/formats/date-time.ts'

type ReadDate = { date: string } | { problem: 'unreadable' | 'impossible' | 'ambiguous' }

const MONTHS: Record<string, number> = Object.fromEntries(
  [
    ['january', 'jan', 'enero', 'ene'],
    ['february', 'feb', 'febrero'],
    ['march', 'mar', 'marzo'],
    ['april', 'apr', 'abril', 'abr'],
    ['may', 'mayo'],
    ['june', 'jun', 'junio'],
    ['july', 'jul', 'julio'],
    ['august', 'aug', 'agosto', 'ago'],
    ['september', 'sep', 'sept', 'septiembre', 'setiembre', 'set'],
    ['october', 'oct', 'octubre'],
    ['november', 'nov', 'noviembre'],
    ['december', 'dec', 'diciembre', 'dic'],
  ].flatMap((names, index) => names.map((name) => [name, index + 1])),
)

/** Spreadsheets add this to dates without a time. */
const MIDNIGHT = /[T ]0?0:00(?::00(?:\.0+)?)?(?:Z|\+00:00)?$/

/** Whether the day or the month comes first in dates of numbers alone. */
export type DateOrder = 'dmy' | 'mdy'

/** Parses English and Spanish dates. Without an order, 02/04/1990 is ambiguous. */
export function parseDate(text: string, order?: DateOrder): ReadDate {
  const plain = text.trim().replace(MIDNIGHT, '')
  return yearFirst(plain) ?? dayAndMonth(plain, order) ?? withMonthName(plain) ?? { problem: 'unreadable' }
}

function yearFirst(text: string): ReadDate | undefined {
  const parts = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text)
  if (!parts) return undefined
  return dateOf(parts[1], parts[3], parts[4])
}

/** 13/04/1990, 04/13/1990 and 04/04/1990 are unambiguous. */
function dayAndMonth(text: string, order: DateOrder | undefined): ReadDate | undefined {
  const readings = parseInBothDateOrders(text)
  if (!readings) return undefined
  const { dmy, mdy } = readings
  const date = dmy && mdy && dmy !== mdy ? order && readings[order] : (dmy ?? mdy)
  if (date !== undefined) return { date }
  return { problem: dmy ? 'ambiguous' : 'impossible' }
}

/** What a date of numbers is in either order; undefined where the calendar has no such date, or it is written otherwise. */
export function parseInBothDateOrders(text: string): Partial<Record<DateOrder, string>> | undefined {
  const parts = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text.trim().replace(MIDNIGHT, ''))
  if (!parts) return undefined
  const [, one, , other, year] = parts
  const ifDate = (date: string) => (isDate(date) ? date : undefined)
  return { dmy: ifDate(written(year, other, one)), mdy: ifDate(written(year, one, other)) }
}

function withMonthName(text: string): ReadDate | undefined {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[\s,./-]+/)
    .filter((word) => word !== '' && word !== 'de' && word !== 'del' && word !== 'of')
  if (words.length !== 3) return undefined
  const [first = '', second = '', year = ''] = words
  const [day, name] = /^\d/.test(first) ? [first, second] : [second, first]
  const number = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(day)?.[1]
  const month = Object.hasOwn(MONTHS, name) ? MONTHS[name] : undefined
  if (number === undefined || month === undefined || !/^\d{4}$/.test(year)) return undefined
  return dateOf(year, String(month), number)
}

function dateOf(year = '', month = '', day = ''): ReadDate {
  const date = written(year, month, day)
  return isDate(date) ? { date } : { problem: 'impossible' }
}

const written = (year = '', month = '', day = ''): string => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

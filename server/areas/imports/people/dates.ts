import { isDate } from '../../../platform/formats/date-time.ts'

/** The problem follows "The date of birth …". */
type ReadDate = { date: string } | { problem: string }

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

/** Parses English and Spanish dates, if unambiguous. */
export function parseDate(text: string): ReadDate {
  const plain = text.trim().replace(MIDNIGHT, '')
  return (
    yearFirst(plain) ??
    dayAndMonth(plain) ??
    withMonthName(plain) ?? { problem: `${JSON.stringify(text)} is no date; write it as 1990-04-02` }
  )
}

function yearFirst(text: string): ReadDate | undefined {
  const parts = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text)
  if (!parts) return undefined
  return dateOf(text, parts[1], parts[3], parts[4])
}

/** 13/04/1990, 04/13/1990 and 04/04/1990 are unambiguous. */
function dayAndMonth(text: string): ReadDate | undefined {
  const parts = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text)
  if (!parts) return undefined
  const [, one, , other, year] = parts
  const readings = new Set([written(year, other, one), written(year, one, other)].filter(isDate))
  const [date] = readings
  if (date === undefined) return { problem: `${JSON.stringify(text)} is no date of the calendar` }
  if (readings.size === 1) return { date }
  return {
    problem: `${JSON.stringify(text)} can be read as ${[...readings].join(' and as ')}; write it as one of them`,
  }
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
  return dateOf(text, year, String(month), number)
}

function dateOf(text: string, year = '', month = '', day = ''): ReadDate {
  const date = written(year, month, day)
  return isDate(date) ? { date } : { problem: `${JSON.stringify(text)} is no date of the calendar` }
}

function written(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))$/
const LOCAL_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const DATE_LENGTH = 10
const EARLIEST = Date.parse('0001-01-01T00:00:00Z')
const LATEST = Date.parse('9999-12-31T23:59:59.999Z')

export function isDate(value: string): boolean {
  if (!DATE.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  // Date reads February 30 as March 2.
  return date.getTime() >= EARLIEST && date.toISOString().startsWith(value)
}

export function isDateTime(value: string): boolean {
  if (value[DATE_LENGTH] !== 'T' || !isDate(value.slice(0, DATE_LENGTH))) return false
  return TIME.test(value.slice(DATE_LENGTH + 1)) && staysInRangeInUtc(value)
}

export const isLocalTime = (value: string): boolean => LOCAL_TIME.test(value)

/** An offset can move the first or last day into year 0000 or 10000, which cannot be written back. */
function staysInRangeInUtc(value: string): boolean {
  const instant = Date.parse(value)
  return instant >= EARLIEST && instant <= LATEST
}

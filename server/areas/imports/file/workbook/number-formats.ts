/** How a number is shown, as far as it matters for what it means. */
export type NumberFormat = (value: number) => string

const DATE_FORMATS = [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]
/** Dates of East Asian languages. */
const isDateId = (id: number) => DATE_FORMATS.includes(id) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** `code` as in styles.xml; formats that the application knows have none. */
export function createNumberFormat(id: number, code: string | undefined, is1904: boolean): NumberFormat {
  const pattern = (code ?? '').split(';')[0] ?? ''
  const signs = pattern.replace(/"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\]]*\]/gi, '')
  if (code === undefined ? isDateId(id) : /[dmyhs]/i.test(signs)) return (value) => formatDate(value, is1904)
  if (/^[0 ()/+-]*$/.test(signs) && signs.includes('00')) return createPaddedFormat(pattern)
  return formatNumber
}

/** All digits of an integer, and of others as many as a spreadsheet keeps. */
export const formatNumber: NumberFormat = (value) => {
  if (!Number.isFinite(value)) return String(value)
  if (Number.isInteger(value)) return BigInt(value).toString()
  return String(Number(value.toPrecision(15)))
}

/** Such as 00000 for postcodes, and 000 000 000 for telephone numbers. */
function createPaddedFormat(pattern: string): NumberFormat {
  const shown = pattern.replace(/"([^"]*)"|\\(.)|_.|\*.|\[[^\]]*\]/g, (_, quoted, escaped) =>
    [...(quoted ?? escaped ?? '')].map((character) => `\\${character}`).join(''),
  )
  const places = shown.match(/\\.|./gsu) ?? []
  const wanted = places.filter((place) => place === '0').length
  return (value) => {
    if (!Number.isInteger(value) || value < 0) return formatNumber(value)
    const digits = formatNumber(value).padStart(wanted, '0')
    let at = digits.length - wanted
    let isFirst = true
    const text = places.map((place) => {
      if (place !== '0') return place.replace('\\', '')
      const from = isFirst ? 0 : at
      isFirst = false
      at += 1
      return digits.slice(from, at)
    })
    return text.join('')
  }
}

const DAY_MS = 86_400_000
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
/** The calendar of spreadsheets has a 29 February 1900. */
const LEAP_DAY_1900 = 60
/** The end of 9999. */
const LAST_DAY = 2_958_466

/** As 1990-04-02, 1990-04-02 18:30 or 18:30. */
function formatDate(value: number, is1904: boolean): string {
  if (!(value >= 0 && value < LAST_DAY)) return formatNumber(value)
  const days = is1904 || value >= LEAP_DAY_1900 ? value : value + 1
  const milliseconds = Math.round((days * DAY_MS) / 1000) * 1000
  const written = new Date((is1904 ? EPOCH_1904 : EPOCH_1900) + milliseconds).toISOString()
  const [date, time] = [written.slice(0, 10), written.slice(11, written.endsWith(':00.000Z') ? 16 : 19)]
  if (value < 1 && !is1904) return time
  return time === '00:00' ? date : `${date} ${time}`
}

/** How a number is shown, as far as it matters for what it means. */
export type NumberFormat = (value: number) => string

const DATE_FORMATS = [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]
/** Dates of East Asian languages. */
const isDateId = (id: number) => DATE_FORMATS.includes(id) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** Excel's limit: a longer code is no format, and its cells are shown as without one. */
const MAX_CODE_LENGTH = 255

export function createBuiltInFormat(id: number, is1904: boolean): NumberFormat {
  return isDateId(id) ? (value) => formatDate(value, is1904) : formatNumber
}

/** `code` as in styles.xml. */
export function createCustomFormat(code: string, is1904: boolean): NumberFormat {
  if (code.length > MAX_CODE_LENGTH) return formatNumber
  const places = scanFormat(code)
  const signs = places.map(({ sign = '' }) => sign).join('')
  if (/[dmyhs]/i.test(signs)) return (value) => formatDate(value, is1904)
  if (/^[0 ()/+-]*$/.test(signs) && signs.includes('00')) return createPaddedFormat(places)
  return formatNumber
}

/** All digits of an integer, and of others as many as a spreadsheet keeps. */
export const formatNumber: NumberFormat = (value) => {
  if (!Number.isFinite(value)) return String(value)
  if (Number.isInteger(value)) return BigInt(value).toString()
  return String(Number(value.toPrecision(15)))
}

/** A sign means something, such as 0 or y; text is shown as it is. */
type Place = { sign: string; text?: undefined } | { text: string; sign?: undefined }

/** The first section, which is that of positive numbers, without colours, conditions and space to fill. */
function scanFormat(code: string): Place[] {
  const characters = [...code]
  const places: Place[] = []
  // What is never closed is looked for once.
  const last = { '"': characters.lastIndexOf('"'), ']': characters.lastIndexOf(']') }
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] as string
    const next = characters[at + 1]
    const closer = character === '"' || character === '[' ? CLOSERS[character] : undefined
    const end = closer !== undefined && at < last[closer] ? characters.indexOf(closer, at + 1) : -1
    if (character === ';') break
    if (end !== -1) {
      const inside = characters.slice(at + 1, end).join('')
      if (character === '"') places.push({ text: inside })
      else if (ELAPSED.test(inside)) places.push({ sign: inside })
      at = end
    } else if (next !== undefined && (character === '\\' || character === '_' || character === '*')) {
      if (character === '\\') places.push({ text: next })
      at += 1
    } else places.push({ sign: character })
  }
  return places
}

const CLOSERS = { '"': '"', '[': ']' } as const
/** Hours, minutes or seconds in brackets are counted beyond a day, an hour or a minute. */
const ELAPSED = /^[hms]+$/i

/** Such as 00000 for postcodes, and 000 000 000 for telephone numbers. */
function createPaddedFormat(places: Place[]): NumberFormat {
  const wanted = places.filter(({ sign }) => sign === '0').length
  return (value) => {
    if (!Number.isInteger(value) || value < 0) return formatNumber(value)
    const digits = formatNumber(value).padStart(wanted, '0')
    let at = digits.length - wanted
    let isFirst = true
    const shown = places.map(({ sign, text }) => {
      if (sign !== '0') return sign ?? text
      const from = isFirst ? 0 : at
      isFirst = false
      at += 1
      return digits.slice(from, at)
    })
    return shown.join('')
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

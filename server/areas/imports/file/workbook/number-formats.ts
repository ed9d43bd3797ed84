/** How a number is shown, as far as it matters for what it means. */
export type CellNumberFormat = (value: number) => string

const DATE_FORMATS = [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]
/** Dates of East Asian languages. */
const isDateId = (id: number) => DATE_FORMATS.includes(id) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** Excel's limit: a longer code is no format, and its cells are shown as without one. */
const MAX_CODE_LENGTH = 255

export const buildBuiltInFormat = (id: number, is1904: boolean): CellNumberFormat =>
  isDateId(id) ? (value) => formatDate(value, is1904) : formatNumber

/** `code` as in styles.xml. */
export function buildCustomFormat(code: string, is1904: boolean): CellNumberFormat {
  if (code.length > MAX_CODE_LENGTH) return formatNumber
  const { signs, shown } = scanFormat(code)
  if (/[dmyhs]/i.test(signs)) return (value) => formatDate(value, is1904)
  if (/^[0 ()/+-]*$/.test(signs) && signs.includes('00')) return buildPaddedFormat(shown)
  return formatNumber
}

/** All digits of an integer, and of others as many as a spreadsheet keeps. */
export const formatNumber: CellNumberFormat = (value) => {
  if (!Number.isFinite(value)) return String(value)
  if (Number.isInteger(value)) return BigInt(value).toString()
  return String(Number(value.toPrecision(15)))
}

/** Stands for a digit in what is shown; XML holds no such character. */
const DIGIT = '\0'

/**
 * Signs mean something, such as 0 or y. What is shown has them, and text as it is. It is joined to one text, which
 * takes a tenth of the memory of its parts: a workbook may have thousands of formats.
 */
type Scanned = { signs: string; shown: string }

/** The first section, which is that of positive numbers, without colours, conditions and space to fill. */
function scanFormat(code: string): Scanned {
  let signs = ''
  const shown: string[] = []
  // What is never closed is looked for once.
  const last = { '"': code.lastIndexOf('"'), ']': code.lastIndexOf(']') }
  for (let at = 0; at < code.length; at += 1) {
    const character = code[at] as string
    if (character === ';') break
    const closer = character === '"' || character === '[' ? CLOSERS[character] : undefined
    const next = code.codePointAt(at + 1)
    if (closer !== undefined && at < last[closer]) {
      const end = code.indexOf(closer, at + 1)
      const inside = code.slice(at + 1, end)
      if (character === '"') shown.push(inside)
      else if (ELAPSED.test(inside)) signs += inside
      at = end
    } else if (next !== undefined && (character === '\\' || character === '_' || character === '*')) {
      const skipped = String.fromCodePoint(next)
      if (character === '\\') shown.push(skipped)
      at += skipped.length
    } else {
      signs += character
      shown.push(character === '0' ? DIGIT : character)
    }
  }
  return { signs, shown: shown.join('') }
}

const CLOSERS = { '"': '"', '[': ']' } as const
/** Hours, minutes or seconds in brackets are counted beyond a day, an hour or a minute. */
const ELAPSED = /^[hms]+$/i

/** Such as 00000 for postcodes, and 000 000 000 for telephone numbers. */
function buildPaddedFormat(shown: string): CellNumberFormat {
  return (value) => {
    if (!Number.isInteger(value) || value < 0) return formatNumber(value)
    const parts = shown.split(DIGIT)
    const wanted = parts.length - 1
    const digits = formatNumber(value).padStart(wanted, '0')
    const more = digits.length - wanted
    const withDigits = parts.map(
      (text, at) => (at === 0 ? '' : digits.slice(at === 1 ? 0 : more + at - 1, more + at)) + text,
    )
    return withDigits.join('')
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

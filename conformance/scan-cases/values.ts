/** A value of a JSON document with the place where it stands, so that every complaint can name it. */
export type Given = {
  value: unknown
  path: string
  tell(complaint: string): void
}

export function complain({ path, tell }: Given, message: string): void {
  tell(`${path} ${message}`)
}

type Read<Value> = (given: Given) => Value

/** The fields of an object; a field that is not listed is complained about, and one that is missing has the value undefined. */
export function readFields<Name extends string>(given: Given, names: readonly Name[]): Record<Name, Given> | undefined {
  const { value } = given
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    complain(given, `must be an object, not ${kindOf(value)}.`)
    return undefined
  }
  for (const name of Object.keys(value)) {
    if (!names.includes(name as Name)) {
      complain(given, `has the field ${name}, which the format does not know; it knows ${names.join(', ')}.`)
    }
  }
  const fields = names.map((name) => [name, within(given, `.${name}`, (value as Record<string, unknown>)[name])])
  return Object.fromEntries(fields)
}

/** The items of a list; nothing where it is left out. */
export function readList<Item>(given: Given, read: Read<Item | undefined>): Item[] {
  if (given.value === undefined) return []
  if (!Array.isArray(given.value)) {
    complain(given, `must be a list, not ${kindOf(given.value)}.`)
    return []
  }
  const items = given.value.map((value, index) => read(within(given, `[${index}]`, value)))
  return items.filter((item) => item !== undefined)
}

export function optional<Value, Otherwise>(given: Given, read: Read<Value>, otherwise: Otherwise): Value | Otherwise {
  return given.value === undefined || given.value === null ? otherwise : read(given)
}

export function readText(given: Given): string {
  if (typeof given.value === 'string') return given.value
  complain(given, `must be a text, not ${kindOf(given.value)}.`)
  return ''
}

/** A text that matches a pattern and makes sense. */
export function readPattern(given: Given, pattern: RegExp, what: string, makesSense = (_: string) => true): string {
  const text = readText(given)
  if (typeof given.value === 'string' && !(pattern.test(text) && makesSense(text))) {
    complain(given, `must be ${what}, not ${JSON.stringify(text)}.`)
  }
  return text
}

export function readOneOf<Known extends string>(given: Given, known: readonly Known[]): Known {
  const found = known.find((one) => one === given.value)
  if (found !== undefined) return found
  complain(given, `must be one of ${known.join(', ')}, not ${JSON.stringify(given.value) ?? 'nothing'}.`)
  return known[0] as Known
}

export function readFlag(given: Given): boolean {
  if (typeof given.value !== 'boolean') complain(given, `must be true or false, not ${kindOf(given.value)}.`)
  return given.value === true
}

const isDate = (text: string) => {
  const instant = Date.parse(`${text}T00:00:00.000Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

export const readDate: Read<string> = (given) =>
  readPattern(given, /^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-06-05', isDate)

export const readLocalTime: Read<string> = (given) =>
  readPattern(given, /^([01]\d|2[0-3]):[0-5]\d$/, 'a local time such as 09:30')

const INSTANT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

export const readInstant: Read<string> = (given) =>
  readPattern(given, INSTANT, 'an instant such as 2026-06-05T08:00:00.000Z', (text) => isDate(text.slice(0, 10)))

export const readTimezone: Read<string> = (given) =>
  readPattern(given, /./, 'a time zone such as Europe/Madrid', (text) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: text }) !== null
    } catch {
      return false
    }
  })

function within({ path, tell }: Given, step: string, value: unknown): Given {
  return { value, path: `${path}${step}`, tell }
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`
}

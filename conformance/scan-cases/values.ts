import { isDate, isLocalTime } from '../../server/platform/formats/date-time.ts'
import { isTimezone } from '../../server/platform/formats/timezone.ts'

export type JsonNode = {
  value: unknown
  path: string
  addComplaint(complaint: string): void
}

export function addFault({ path, addComplaint }: JsonNode, message: string): void {
  addComplaint(`${path} ${message}`)
}

export type Reader<Value> = (given: JsonNode) => Value

export type ReaderValue<Read extends Reader<unknown>> = Exclude<ReturnType<Read>, undefined>

/** The fields of an object. Reports fields that are not listed; a missing one has the value undefined. */
export function readObjectFields<Name extends string>(
  given: JsonNode,
  names: readonly Name[],
): Record<Name, JsonNode> | undefined {
  const { value } = given
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    addFault(given, `must be an object, not ${kindOf(value)}.`)
    return undefined
  }
  for (const name of Object.keys(value)) {
    if (!names.includes(name as Name)) {
      addFault(given, `has the field ${name}, which the format does not know; it knows ${names.join(', ')}.`)
    }
  }
  const fields = names.map((name) => [name, within(given, `.${name}`, (value as Record<string, unknown>)[name])])
  return Object.fromEntries(fields)
}

/** Allowed and not used, such as a name. */
export const ignoreValue: Reader<undefined> = () => undefined

export function objectReader<Readers extends Record<string, Reader<unknown>>>(readers: Readers) {
  return (given: JsonNode): { [Name in keyof Readers]: ReturnType<Readers[Name]> } | undefined => {
    const fields = readObjectFields(given, Object.keys(readers))
    if (!fields) return undefined
    const readByName = Object.entries(readers).filter(([, read]) => read !== ignoreValue)
    return Object.fromEntries(readByName.map(([name, read]) => [name, read(fields[name] as JsonNode)])) as never
  }
}

/** The items of a list; empty if left out. */
export function listReader<Item>(read: Reader<Item | undefined>): Reader<Item[]> {
  return (given) => {
    if (given.value === undefined) return []
    if (!Array.isArray(given.value)) {
      addFault(given, `must be a list, not ${kindOf(given.value)}.`)
      return []
    }
    const items = given.value.map((value, index) => read(within(given, `[${index}]`, value)))
    return items.filter((item) => item !== undefined)
  }
}

export const optionalReader =
  <Value, const Otherwise>(read: Reader<Value>, otherwise: Otherwise): Reader<Value | Otherwise> =>
  (given) =>
    given.value === undefined || given.value === null ? otherwise : read(given)

export const readText: Reader<string> = (given) => {
  if (typeof given.value === 'string') return given.value
  addFault(given, `must be a text, not ${kindOf(given.value)}.`)
  return ''
}

export function oneOfReader<const Known extends string>(known: readonly Known[]): Reader<Known> {
  return (given) => {
    const found = known.find((one) => one === given.value)
    if (found !== undefined) return found
    addFault(given, `must be one of ${known.join(', ')}, not ${JSON.stringify(given.value) ?? 'nothing'}.`)
    return known[0] as Known
  }
}

export const readBoolean: Reader<boolean> = (given) => {
  if (typeof given.value !== 'boolean') addFault(given, `must be true or false, not ${kindOf(given.value)}.`)
  return given.value === true
}

const textThat =
  (makesSense: (text: string) => boolean, what: string): Reader<string> =>
  (given) => {
    const read = readText(given)
    if (typeof given.value === 'string' && !makesSense(read)) {
      addFault(given, `must be ${what}, not ${JSON.stringify(read)}.`)
    }
    return read
  }

export const readDate = textThat(isDate, 'a date such as 2026-06-05')

export const readLocalTime = textThat(isLocalTime, 'a local time such as 09:30')

const INSTANT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

export const readInstant = textThat(
  (text) => INSTANT.test(text) && isDate(text.slice(0, 10)),
  'an instant such as 2026-06-05T08:00:00.000Z',
)

export const readTimezone = textThat(isTimezone, 'a time zone such as Europe/Madrid')

function within({ path, addComplaint }: JsonNode, step: string, value: unknown): JsonNode {
  return { value, path: `${path}${step}`, addComplaint }
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`
}

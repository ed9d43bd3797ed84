import type { FieldDoc } from '../../../../spec/runtime/console/described.ts'
import { getCurrencyDigits } from '../../../platform/formats/money.ts'
import type { FormField } from './choices.ts'
import { listChosenValues, listFormValues, listItemNumbers, splitNonEmptyLines } from './form-values.ts'
import { readZonedTime, toZonedTime } from './zoned-time.ts'

type Read = { fields: Read[] } & Pick<FieldDoc, 'name' | 'kind' | 'nullable'> &
  Partial<Pick<FormField, 'required' | 'options'>>

/** Where times are local, and which money is meant. */
export type FormLocale = { timezone: string; event?: { currency: string } }

/** What a form says, as the body of a request. What is left empty is left out, or null where it has to be said. */
export function readFormBody(
  fields: Read[],
  form: URLSearchParams,
  place: FormLocale,
  prefix = '',
): Record<string, unknown> {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const value = readValue(field, form, place, prefix + field.name)
    return value === undefined ? [] : [[field.name, value]]
  })
  return Object.fromEntries(entries)
}

function readValue(field: Read, form: URLSearchParams, place: FormLocale, name: string): unknown {
  if (field.kind === 'object') {
    const body = readFormBody(field.fields, form, place, `${name}.`)
    return isFilled(body) ? body : undefined
  }
  if (field.kind === 'objects') return readItems(field, form, place, name)
  if (field.kind === 'choices') {
    const chosen = listChosenValues(listFormValues(form, name), field.options).filter((value) => value !== '')
    return chosen.length > 0 ? chosen : undefined
  }
  const text = (listFormValues(form, name)[0] ?? '').replaceAll('\r\n', '\n')
  if (text.trim() === '') return field.required && field.nullable ? null : undefined
  return readText(field, text, place)
}

const isFilled = (body: Record<string, unknown>) => Object.values(body).some((value) => value !== null)

/** What is not what it should be is sent as it stands: the API says what is wrong with it. */
function readText({ kind }: Read, text: string, place: FormLocale): unknown {
  switch (kind) {
    case 'number':
      return Number.isFinite(Number(text)) ? Number(text) : text
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : text
    case 'time':
      return readZonedTime(text, place.timezone)
    case 'money':
      return readMoney(text, place.event?.currency ?? '')
    case 'list':
      return splitNonEmptyLines(text)
    case 'json':
      return parseJson(text)
    default:
      return text
  }
}

/** Typed as people write it, and sent in minor units. */
function readMoney(text: string, currency: string): unknown {
  const amount = Number((Number(text) * 10 ** getCurrencyDigits(currency)).toFixed(6))
  return { amount: Number.isFinite(amount) ? amount : text, currency }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function readItems({ fields, required }: Read, form: URLSearchParams, place: FormLocale, name: string): unknown {
  const items = listItemNumbers(form, name).map((at) => readFormBody(fields, form, place, `${name}.${at}.`))
  const filled = items.filter(isFilled)
  return filled.length > 0 || required ? filled : undefined
}

type Values = Record<string, unknown>

/** A question may have a code such as constructor. */
const valueAt = (values: Values | undefined, name: string): unknown =>
  values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined

/** The fields of a form that shows this object: what `readFormBody` reads back. */
export const toFormValues = (fields: Read[], value: Values, place: FormLocale): URLSearchParams =>
  new URLSearchParams(listEntries(fields, value, place, ''))

const listEntries = (fields: Read[], value: Values, place: FormLocale, prefix: string): [string, string][] =>
  fields.flatMap((field) => toEntries(field, valueAt(value, field.name), place, prefix + field.name))

function toEntries({ kind, fields }: Read, value: unknown, place: FormLocale, name: string): [string, string][] {
  if (value === null || value === undefined) return []
  if (kind === 'object') return listEntries(fields, value as Values, place, `${name}.`)
  if (kind === 'objects')
    return (value as Values[]).flatMap((item, at) => listEntries(fields, item, place, `${name}.${at}.`))
  if (kind === 'choices') return [value].flat().map((one) => [name, String(one)])
  return [[name, toText(kind, value, place)]]
}

function toText(kind: FieldDoc['kind'], value: unknown, { timezone }: FormLocale): string {
  switch (kind) {
    case 'list':
      return [value].flat().join('\n')
    case 'json':
      return JSON.stringify(value)
    case 'time':
      return toZonedTime(String(value), timezone)
    case 'money': {
      const { amount, currency } = value as { amount: number; currency: string }
      const digits = getCurrencyDigits(currency)
      return (amount / 10 ** digits).toFixed(digits)
    }
    default:
      return String(value)
  }
}

/** Of a change, what differs from how it is; what was emptied becomes null or an empty list. */
export function listChangedValues(fields: Read[], before: Values, after: Values): Values {
  const changed = fields.flatMap((field): [string, unknown][] => {
    const { name } = field
    const [was, is] = [valueAt(before, name), valueAt(after, name)]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    return [[name, is === undefined && field.nullable ? null : toChanged(field, was, is)]]
  })
  return Object.fromEntries(changed)
}

const LISTS: FieldDoc['kind'][] = ['choices', 'list', 'objects']

function toChanged({ kind, fields }: Read, was: unknown, is: unknown): unknown {
  if (kind === 'object') return { ...(is as Values), ...findEmptied(fields, was as Values, (is ?? {}) as Values) }
  return is ?? (LISTS.includes(kind) ? [] : '')
}

/** What an object had and has no more: left out, some of it would stay. */
function findEmptied(fields: Read[], was: Values | undefined, is: Values): Values {
  const emptied = fields.filter(
    ({ name, nullable }) => nullable && valueAt(was, name) !== undefined && valueAt(is, name) === undefined,
  )
  return Object.fromEntries(emptied.map(({ name }) => [name, null]))
}

import type { Field } from '../contract/fields.ts'

type Read = { fields: Read[] } & Pick<Field, 'name' | 'kind' | 'nullable' | 'required'>

/** What a form says, as the body of a request. What is left empty is left out, or null where it has to be said. */
export function readFormBody(fields: Read[], form: URLSearchParams, prefix = ''): Record<string, unknown> {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const value = readValue(field, form, prefix + field.name)
    return value === undefined ? [] : [[field.name, value]]
  })
  return Object.fromEntries(entries)
}

function readValue(field: Read, form: URLSearchParams, name: string): unknown {
  if (field.kind === 'object') {
    const body = readFormBody(field.fields, form, `${name}.`)
    return isFilled(body) ? body : undefined
  }
  if (field.kind === 'objects') return readItems(field, form, name)
  if (field.kind === 'choices') {
    const chosen = form.getAll(name).filter((value) => value !== '')
    return chosen.length > 0 ? chosen : undefined
  }
  const text = (form.get(name) ?? '').replaceAll('\r\n', '\n')
  if (text.trim() === '') return field.required && field.nullable ? null : undefined
  return readText(field, text)
}

const isFilled = (body: Record<string, unknown>) => Object.values(body).some((value) => value !== null)

/** What is not what it should be is sent as it stands: the API says what is wrong with it. */
function readText({ kind }: Read, text: string): unknown {
  switch (kind) {
    case 'number':
      return Number.isFinite(Number(text)) ? Number(text) : text
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : text
    case 'time':
      return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) ? `${text.slice(0, 16)}:${text.slice(17) || '00'}Z` : text
    case 'list':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
    case 'json':
      return parseJson(text)
    default:
      return text
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const MAX_ITEMS = 200

function readItems({ fields }: Read, form: URLSearchParams, name: string): unknown[] | undefined {
  const items = Array.from({ length: MAX_ITEMS }, (_, at) => readFormBody(fields, form, `${name}.${at}.`))
  const filled = items.filter(isFilled)
  return filled.length > 0 ? filled : undefined
}

/** The fields of a form that shows this object: what `readFormBody` reads back. */
export function toFormValues(fields: Read[], value: Record<string, unknown>, prefix = ''): URLSearchParams {
  const values = new URLSearchParams()
  for (const field of fields) write(values, field, prefix + field.name, value[field.name])
  return values
}

function write(values: URLSearchParams, { kind, fields }: Read, name: string, value: unknown): void {
  if (value === null || value === undefined) return
  if (kind === 'object') append(values, toFormValues(fields, value as Record<string, unknown>, `${name}.`))
  else if (kind === 'objects') {
    for (const [at, item] of (value as Record<string, unknown>[]).entries()) {
      append(values, toFormValues(fields, item, `${name}.${at}.`))
    }
  } else if (kind === 'choices') for (const one of [value].flat()) values.append(name, String(one))
  else if (kind === 'list') values.append(name, [value].flat().join('\n'))
  else if (kind === 'json') values.append(name, JSON.stringify(value))
  else if (kind === 'time') values.append(name, String(value).slice(0, 19))
  else values.append(name, String(value))
}

function append(values: URLSearchParams, more: URLSearchParams): void {
  for (const [name, value] of more) values.append(name, value)
}

/** Of a change, what differs from how it is; what was emptied becomes null or an empty list. */
export function toChanges(
  fields: Read[],
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> {
  const changed = fields.flatMap(({ name, kind, nullable }): [string, unknown][] => {
    if (JSON.stringify(before[name]) === JSON.stringify(after[name])) return []
    if (name in after) return [[name, after[name]]]
    return [[name, nullable ? null : kind === 'choices' || kind === 'list' || kind === 'objects' ? [] : '']]
  })
  return Object.fromEntries(changed)
}

import { createHash, randomUUID } from 'node:crypto'
import type { ApiCall, ApiInput, AppModel } from './model.ts'
import { toMinorUnits } from './money.ts'
import { isRecord, readAtPath, writeAtPath } from './ways.ts'

export type InputValues = Record<string, unknown>

/** One run of a step: a UUID and a time, which are the same when the run is tried again. */
export type StepRun = { id: string; now: number }

type NamedRun = StepRun & { app: string }

export const startStepRun = (id: string = randomUUID()): StepRun => ({ id, now: Date.now() })

export type HttpRequest = {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body?: InputValues
}

/** What people filled in cannot be sent; the sentence names the input. */
export class InvalidInputError extends Error {}

/** The request of a call, from what people filled in, by the keys of the inputs. What is empty is left out. */
export function buildRequest(model: AppModel, call: ApiCall, values: InputValues, run: NamedRun): HttpRequest {
  const query = Object.fromEntries(Object.entries(call.query).map(([name, value]) => [name, String(value)]))
  const request: HttpRequest = { method: call.method, path: call.path, query, headers: {} }
  const body: InputValues = {}
  // With the time in it, a run that is tried again is another request; the id in its body tells what it repeats.
  const isTimed = call.inputs.some((input) => input.in === 'body' && input.filledWith === 'now')
  const own = isTimed ? { ...run, id: toRunId(run.id, run.now) } : run
  for (const input of call.inputs) {
    const value = readInput(model, input, values, input.in === 'header' ? own : run)
    const [name = ''] = input.at
    if (input.in === 'path')
      request.path = request.path.replace(`{${name}}`, () => encodeURIComponent(asText(input, value)))
    else if (value === undefined) continue
    else if (input.clears) clearFields(body, input, value as string[])
    else if (input.in === 'body') writeAtPath(body, input.at, value)
    else (input.in === 'query' ? query : request.headers)[name] = String(value)
  }
  return call.inputs.some((input) => input.in === 'body') ? { ...request, body } : request
}

/** A UUID that is made of other names of a run. */
export function toRunId(...names: unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

/** Fields that have a value keep it, so that what may be filled in or not can be chosen always. */
function clearFields(body: InputValues, { label, clears = {} }: ApiInput, keys: string[]): void {
  for (const key of keys) {
    const way = clears[key]
    if (!way) throw new InvalidInputError(`${label} names ${key}, which cannot be emptied.`)
    if (readAtPath(body, way) === undefined) writeAtPath(body, way, null)
  }
}

function asText({ label }: ApiInput, value: unknown): string {
  if (value === undefined) throw new InvalidInputError(`Fill in ${label}.`)
  // Addresses take these for a way to somewhere else, however they are written.
  if (value === '.' || value === '..') throw new InvalidInputError(`${label} cannot be "${value}".`)
  return String(value)
}

function readInput(model: AppModel, input: ApiInput, values: InputValues, run: NamedRun): unknown {
  if (input.filledWith === 'now') return new Date(run.now).toISOString()
  if (input.filledWith === 'uuid') return run.id
  if (input.filledWith === 'app_name') return run.app
  const given = values[input.key]
  if (isEmpty(given)) return undefined
  if (input.type === 'table') return toRows(input, given).map((row) => readRow(model, input.columns ?? [], row, run))
  if (input.type === 'decimal') return readAmount(model, input, given, values)
  if (input.type === 'map') return readMap(input, given)
  if (!input.several) return convert(input, given)
  return toItems(given)
    .filter((item) => !isEmpty(item))
    .map((item) => convert(input, item))
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function readRow(model: AppModel, columns: ApiInput[], row: InputValues, run: NamedRun): InputValues {
  const body: InputValues = {}
  for (const column of columns) {
    const value = readInput(model, column, row, run)
    if (value !== undefined) writeAtPath(body, column.at, value)
  }
  return body
}

function readAmount(model: AppModel, { label, currency = '' }: ApiInput, given: unknown, values: InputValues): number {
  const minor = toMinorUnits(given, values[currency], model.currencyDigits)
  if (minor === undefined) {
    throw new InvalidInputError(
      `${label} is ${given}, which is no amount of ${values[currency] ?? 'money'}; write it as 45.00.`,
    )
  }
  return minor
}

/** A map comes as an object, or as its JSON. Text in it that is JSON of another kind is read as such. */
function readMap(input: ApiInput, given: unknown): InputValues {
  const map = typeof given === 'string' ? parseJson(given) : given
  if (!isRecord(map)) throw new InvalidInputError(`${input.label} has to be an object, such as {"name": "value"}.`)
  const entries = Object.entries(map).filter(([, value]) => !isEmpty(value))
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? readLooseValue(value) : value]),
  )
}

/** `true`, `12` and `["a","b"]` are what they look like; text in quotes and all other text is text. */
function readLooseValue(text: string): unknown {
  const value = parseJson(text)
  return value === undefined || value === null || isRecord(value) ? text : value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function toRows({ label }: ApiInput, given: unknown): InputValues[] {
  const rows = typeof given === 'string' ? parseJson(given) : given
  const list = Array.isArray(rows) ? rows : [rows]
  if (!list.every(isRecord)) throw new InvalidInputError(`${label} has to be a list of objects.`)
  return list
}

/** Platforms give several values as a list, or as text with commas. */
const toItems = (given: unknown): unknown[] =>
  Array.isArray(given)
    ? given
    : String(given)
        .split(',')
        .map((item) => item.trim())

/** What cannot be read as its type is sent as it is: the service's refusal names the field. */
function convert({ type }: ApiInput, value: unknown): unknown {
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  if (type === 'integer' || type === 'number') return Number.isNaN(Number(value)) ? value : Number(value)
  return value instanceof Date ? value.toISOString() : String(value)
}

import {
  type Document,
  findOpenEnumValuesSchema,
  getParameters,
  type LocatedOperation,
  type Schema,
  type ValueSource,
} from '../document.ts'
import { resolveSchema } from '../fields.ts'
import type { AmountPath, ApiInput, InputType } from './runtime/model.ts'

/** Adds the list that a source names to the model; its name, or undefined where what it needs is no input. */
export type AddChoiceList = (source: ValueSource, inputs: ApiInput[]) => string | undefined

type Place = Pick<ApiInput, 'in' | 'at' | 'required'> & { key: string }

/** What people fill in for an operation, and what the app fills in by itself. */
export function listInputs(
  document: Document,
  { method, operation }: Pick<LocatedOperation, 'method' | 'operation'>,
  addList: AddChoiceList,
): ApiInput[] {
  const sources = new Map<ApiInput, ValueSource>()
  const page = operation['x-postern-pagination']
  const ours = [page?.cursor, page?.limit, page?.since, ...Object.keys(operation['x-postern-newest'] ?? {})]
  const parameters = getParameters(document, operation)
    .filter((parameter) => parameter.in !== 'header' || parameter['x-filled-by-app'])
    .filter(({ name }) => !ours.includes(name))
    .flatMap(({ name, in: place, required = false, description, schema, ...more }) => {
      const field: Schema = { ...schema, ...more, description: description ?? schema.description ?? '' }
      return readField(document, field, { key: name, in: place as ApiInput['in'], at: [name], required }, sources)
    })
  const [media] = Object.values(operation.requestBody?.content ?? {})
  const isRequired = operation.requestBody?.required ?? false
  const fields = readObject(document, media?.schema, { key: '', in: 'body', at: [], required: isRequired }, sources)
  const inputs = [...parameters, ...fields]
  const all = inputs.flatMap((input) => [input, ...(input.columns ?? [])])
  for (const input of all) {
    const source = sources.get(input)
    const list = source && addList(source, inputs)
    if (list) input.list = list
  }
  return method === 'PATCH' ? [...inputs, ...listClearing(document, media?.schema, fields)] : inputs
}

/** Platforms leave out what is empty, so what is to become empty has an input of its own. */
function listClearing(document: Document, body: Schema | undefined, fields: ApiInput[]): ApiInput[] {
  const { properties = {} } = resolveSchema(document, body)
  const clearable = fields.filter(({ at: [name = ''] }) => isNullable(document, properties[name] ?? {}))
  if (clearable.length === 0) return []
  return [
    {
      key: 'clear_fields',
      in: 'body',
      at: [],
      label: 'Clear Fields',
      help: 'Fields that are emptied, where nothing is filled in for them.',
      required: false,
      type: 'text',
      several: true,
      choices: clearable.map(({ key }) => key),
      clears: Object.fromEntries(clearable.map(({ key, at }) => [key, at])),
    },
  ]
}

const isNullable = (document: Document, field: Schema): boolean =>
  resolveSchema(document, field).anyOf?.some(({ type }) => type === 'null') ?? false

function readObject(document: Document, schema: Schema | undefined, place: Place, sources: Map<ApiInput, ValueSource>) {
  const { properties = {}, required = [] } = resolveSchema(document, schema)
  return Object.entries(properties).flatMap(([name, field]) => {
    const key = field['x-postern-key'] ?? name
    const isRequired = place.required && required.includes(name)
    const inputs = readField(document, field, { ...place, key, at: [...place.at, name], required: isRequired }, sources)
    const currency = field['x-postern-minor-units']?.currency
    return currency
      ? inputs.map((input) => ({ ...input, currency: properties[currency]?.['x-postern-key'] ?? currency }))
      : inputs
  })
}

/** A field is one input; an object is the inputs of its fields. */
function readField(document: Document, field: Schema, place: Place, sources: Map<ApiInput, ValueSource>): ApiInput[] {
  const { schema, several } = unwrap(document, field)
  if (schema.properties && !several) return readObject(document, schema, place, sources)
  const known = findOpenEnumValuesSchema(schema)
  const choices = (schema.enum ?? undefined) as string[] | undefined
  const input: ApiInput = {
    ...place,
    label: String(field.title ?? place.key),
    help: field.description ?? schema.description ?? '',
    type: typeOf(schema, field, several),
    several: several && !schema.properties,
    ...(isNullable(document, field) ? { nullable: true } : {}),
    ...(choices ? { choices } : {}),
    ...(known ? { suggestions: resolveSchema(document, known).enum as string[] } : {}),
    ...(field.default === undefined ? {} : { default: field.default as string }),
    ...(field['x-filled-by-app'] ? { filledWith: field['x-filled-by-app'] } : {}),
    ...(schema.properties
      ? { columns: readObject(document, schema, { key: '', in: 'body', at: [], required: true }, sources) }
      : {}),
  }
  const source = field['x-postern-source']
  if (source && input.type !== 'map') sources.set(input, source)
  return [input]
}

/** The schema of one value, without references, null and lists. */
function unwrap(document: Document, field: Schema): { schema: Schema; several: boolean } {
  const schema = resolveSchema(document, field)
  const values = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const list = values.find((value) => resolveSchema(document, value).type === 'array')
  const only = list ?? (values.length === 1 ? values[0] : undefined)
  if (only) return unwrap(document, only)
  if (schema.type === 'array') return { schema: unwrap(document, schema.items ?? {}).schema, several: true }
  return { schema: { ...schema, ...keepOwn(field) }, several: false }
}

const keepOwn = (field: Schema) => (field['x-postern-minor-units'] ? { type: 'integer' } : {})

const LONG_TEXT = 1000

function typeOf(schema: Schema, field: Schema, several: boolean): InputType {
  if (schema.properties && several) return 'table'
  if (field['x-postern-minor-units']) return 'decimal'
  if (schema.type === 'object') return 'map'
  if (schema.type === 'integer' || schema.type === 'number' || schema.type === 'boolean') return schema.type
  if (schema.format === 'date-time') return 'time'
  if (schema.format === 'date' || schema['x-postern-format'] === 'date') return 'date'
  return Number(schema.maxLength ?? 0) > LONG_TEXT ? 'long_text' : 'text'
}

/** The amounts inside a value, at all levels. */
export function getAmountPaths(document: Document, root: Schema | undefined, at: string[] = []): AmountPath[] {
  const schema = resolveSchema(document, root)
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((part) => getAmountPaths(document, part, at))
  const items = schema.items ? getAmountPaths(document, schema.items, [...at, '*']) : []
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const currency = field['x-postern-minor-units']?.currency
    return currency ? [{ at: [...at, name], currency }] : getAmountPaths(document, field, [...at, name])
  })
  return [...parts, ...items, ...fields]
}

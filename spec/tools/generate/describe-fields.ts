import { type FieldDoc, type FieldKind, type FieldSource, nameToLabel } from '../../runtime/console/described.ts'
import { toFormHelp } from '../../runtime/console/form-help.ts'

export type Schema = {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  default?: unknown
  maxLength?: number
  minItems?: number
  'x-postern-source'?: FieldSource
  'x-postern-format'?: string
}

export type Schemas = Record<string, Schema>

/** What stands beside a reference says more than what it refers to. */
function resolve(schemas: Schemas, schema: Schema): Schema {
  const { $ref, allOf, ...own } = schema
  const parts = [...($ref ? [schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}] : []), ...(allOf ?? [])]
  return Object.assign({}, ...parts.map((part) => resolve(schemas, part)), own)
}

/** A schema may hold itself: below this a field is typed as JSON. */
const MAX_DEPTH = 10

export function describeFields(schemas: Schemas, schema: Schema, depth = 0): FieldDoc[] {
  if (depth >= MAX_DEPTH) return []
  const { properties = {}, required = [] } = resolve(schemas, schema)
  return Object.entries(properties).map(([name, property]) =>
    describeField(schemas, name, property, required.includes(name), depth),
  )
}

export function describeField(schemas: Schemas, name: string, given: Schema, required: boolean, depth = 0): FieldDoc {
  const whole = resolve(schemas, given)
  const { anyOf = [], ...beside } = whole
  const branches = anyOf.map((branch) => resolve(schemas, branch))
  const nullable = branches.some(({ type }) => type === 'null')
  const others = branches.filter(({ type }) => type !== 'null')
  const schema: Schema = others.length === 0 ? whole : { ...toOne(others), ...beside }
  return {
    name,
    label: whole.title ?? nameToLabel(name),
    help: toFormHelp(whole.description ?? ''),
    required,
    nullable,
    source: whole['x-postern-source'] ?? null,
    initial: whole.default ?? null,
    maxLength: schema.maxLength ?? null,
    minItems: schema.minItems ?? 0,
    ...describeKind(schemas, schema, others, depth),
    ...(SECRETS.has(name) ? { kind: 'secret' as const } : {}),
  }
}

/** Never shown again, not even in the form that sent them. */
const SECRETS = new Set(['token'])

/** Of a union, the branch that holds most: a list before a single value, and any text before known words. */
function toOne(branches: Schema[]): Schema {
  const list = branches.find(({ type }) => type === 'array')
  return list ?? branches.find(({ enum: values }) => !values) ?? branches[0] ?? {}
}

const LONG = 2_000
const nothing = { choices: [], fields: [] }

function describeKind(
  schemas: Schemas,
  schema: Schema,
  branches: Schema[],
  depth: number,
): Pick<FieldDoc, 'kind' | 'choices' | 'fields'> {
  const values = (schema.enum ?? []).filter((value) => typeof value === 'string')
  if (values.length > 0) return { kind: 'choice', choices: values, fields: [] }
  switch (schema.type) {
    case 'boolean':
      return { kind: 'boolean', ...nothing }
    case 'integer':
    case 'number':
      return { kind: 'number', ...nothing }
    case 'array':
      return describeItems(schemas, schema.items ?? {}, branches, depth)
    case 'string':
      return { kind: textKind(schema), choices: listWords(branches), fields: [] }
    default: {
      const fields = describeFields(schemas, schema, depth + 1)
      return fields.length > 0 ? { kind: 'object', choices: [], fields } : { kind: 'json', ...nothing }
    }
  }
}

/** The words that are known where any text is taken. */
const listWords = (branches: Schema[]) => branches.flatMap(({ enum: values = [] }) => values.map(String))

function textKind({ format, maxLength = 0, 'x-postern-format': ownFormat }: Schema): FieldKind {
  if (ownFormat === 'local-time') return 'clock'
  if (ownFormat === 'timezone') return 'zone'
  if (format === 'date') return 'date'
  if (format === 'date-time') return 'time'
  return maxLength > LONG ? 'long' : 'text'
}

function describeItems(schemas: Schemas, items: Schema, branches: Schema[], depth: number) {
  const item = describeField(schemas, '', items, true, depth + 1)
  // A list that a word such as * may stand for.
  const words = listWords(branches)
  if (item.kind === 'choice')
    return { kind: 'choices' as const, choices: [...new Set([...words, ...item.choices])], fields: [] }
  if (item.kind === 'object') return { kind: 'objects' as const, choices: [], fields: item.fields }
  return { kind: item.kind === 'json' ? ('json' as const) : ('list' as const), ...nothing }
}

import { STRICT_KEYWORD } from '../strict-formats.ts'
import { type Schema, type SchemaObject, toCanonicalJson } from './document.ts'

export type JsonTypeName = 'null' | 'boolean' | 'string' | 'number' | 'integer' | 'array' | 'object'

/** One possible form of a value: a single type with all its constraints. */
export type Alternative = {
  type: JsonTypeName
  /** The values listed by enum or const, as canonical JSON. */
  values: string[] | undefined
  /** Listed values are examples of a wider set, as in `anyOf: [{ enum }, { type: 'string' }]`. */
  open: boolean
  limits: Record<string, number>
  divisors: number[]
  patterns: string[]
  formats: string[]
  properties: Map<string, Schema>
  required: Set<string>
  additional: Schema | undefined
  items: Schema | undefined
  /** Keywords compared only for equality, one entry per subschema. */
  conditions: Map<string, Schema>
}

export type SchemaIntersector = (a: Schema | undefined, b: Schema | undefined) => Schema | undefined

const everyType: JsonTypeName[] = ['null', 'boolean', 'string', 'number', 'array', 'object']

const limitsByType: Record<JsonTypeName, string[]> = {
  null: [],
  boolean: [],
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  array: ['minItems', 'maxItems', 'uniqueItems'],
  object: ['minProperties', 'maxProperties'],
}

const conditionsByType: Partial<Record<JsonTypeName, string[]>> = {
  array: ['contains', 'prefixItems', 'unevaluatedItems'],
  object: ['propertyNames', 'patternProperties', 'dependentSchemas', 'dependentRequired'],
}

export function splitSchemaByType(schema: SchemaObject, conjoin: SchemaIntersector): Alternative[] {
  if (schema.not === true || (typeof schema.not === 'object' && Object.keys(schema.not).length === 0)) return []
  const values = listedValues(schema)
  const types = schema.type === undefined ? impliedTypes(values) : [schema.type].flat()
  return types.flatMap((name) => {
    const type = name as JsonTypeName
    const listed = values?.filter((value) => hasType(value, type)).map(toCanonicalJson)
    return listed?.length === 0 ? [] : [alternativeOf(schema, type, listed, conjoin)]
  })
}

function alternativeOf(
  schema: SchemaObject,
  type: JsonTypeName,
  values: string[] | undefined,
  conjoin: SchemaIntersector,
) {
  const alternative: Alternative = {
    type,
    values: type === 'null' ? undefined : values,
    open: false,
    limits: {},
    divisors: [],
    patterns: [],
    formats: [],
    properties: new Map(),
    required: new Set(),
    additional: undefined,
    items: undefined,
    conditions: new Map(),
  }
  for (const name of limitsByType[type]) {
    const limit = Number(schema[name])
    if (schema[name] !== undefined && Number.isFinite(limit)) alternative.limits[name] = limit
  }
  const numeric = type === 'number' || type === 'integer'
  if (numeric && typeof schema.multipleOf === 'number') alternative.divisors.push(schema.multipleOf)
  if (type === 'string' && typeof schema.pattern === 'string') alternative.patterns.push(schema.pattern)
  if (type === 'string' || numeric) alternative.formats.push(...formatsOf(schema, type))
  if (type === 'array') alternative.items = schema.items
  if (type === 'object') {
    alternative.properties = new Map(Object.entries(schema.properties ?? {}))
    alternative.required = new Set(schema.required)
    alternative.additional = conjoin(schema.additionalProperties, schema.unevaluatedProperties)
  }
  alternative.conditions = conditionsOf(schema, ['not', 'if', 'then', 'else', ...(conditionsByType[type] ?? [])])
  return alternative
}

function listedValues(schema: SchemaObject): unknown[] | undefined {
  if (Object.hasOwn(schema, 'const')) return [schema.const]
  return schema.enum
}

function impliedTypes(values: unknown[] | undefined): string[] {
  if (values === undefined) return everyType
  const numbers = values.filter((value) => typeof value === 'number')
  const numeric = numbers.every((value) => Number.isInteger(value)) ? 'integer' : 'number'
  return everyType.map((type) => (type === 'number' ? numeric : type))
}

function hasType(value: unknown, type: JsonTypeName): boolean {
  if (value === null) return type === 'null'
  if (Array.isArray(value)) return type === 'array'
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

function formatsOf(schema: SchemaObject, type: JsonTypeName): string[] {
  const keywords = type === 'string' ? ['format', STRICT_KEYWORD, 'contentEncoding', 'contentMediaType'] : ['format']
  return keywords.flatMap((keyword) => (typeof schema[keyword] === 'string' ? [schema[keyword]] : []))
}

function conditionsOf(schema: SchemaObject, keywords: string[]): Map<string, Schema> {
  const found = new Map<string, Schema>()
  for (const keyword of keywords) {
    const value = schema[keyword]
    const isMap = keyword === 'patternProperties' || keyword.startsWith('dependent') || keyword === 'prefixItems'
    if (value === undefined) continue
    if (!isMap) found.set(keyword, value as Schema)
    else
      for (const [key, member] of Object.entries(value as object))
        found.set(`${keyword} ${key}`, keyword === 'dependentRequired' ? { required: member } : member)
  }
  return found
}

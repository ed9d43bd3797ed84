import { FORMAT_KEYWORD } from '../strict-formats.ts'
import { type Schema, type SchemaObject, toCanonicalJson } from './document.ts'

export type JsonTypeName = 'null' | 'boolean' | 'string' | 'number' | 'integer' | 'array' | 'object'

/** One possible form of a value: a single type with all its constraints. */
export type TypeSchema = {
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

export function splitSchemaByType(schema: SchemaObject, conjoin: SchemaIntersector): TypeSchema[] {
  if (schema.not === true || (typeof schema.not === 'object' && Object.keys(schema.not).length === 0)) return []
  const values = Object.hasOwn(schema, 'const') ? [schema.const] : schema.enum
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
): TypeSchema {
  const numeric = type === 'number' || type === 'integer'
  const object = type === 'object' ? schema : {}
  const limits = limitsByType[type].filter(
    (name) => schema[name] !== undefined && Number.isFinite(Number(schema[name])),
  )
  return {
    type,
    values: type === 'null' ? undefined : values,
    open: false,
    limits: Object.fromEntries(limits.map((name) => [name, Number(schema[name])])),
    divisors: numeric && typeof schema.multipleOf === 'number' ? [schema.multipleOf] : [],
    patterns: type === 'string' && typeof schema.pattern === 'string' ? [schema.pattern] : [],
    formats: type === 'string' || numeric ? formatsOf(schema, type) : [],
    properties: new Map(Object.entries(object.properties ?? {})),
    required: new Set(object.required),
    additional: conjoin(object.additionalProperties, object.unevaluatedProperties),
    items: type === 'array' ? schema.items : undefined,
    conditions: conditionsOf(schema, ['not', 'if', 'then', 'else', ...(conditionsByType[type] ?? [])]),
  }
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
  const keywords = type === 'string' ? ['format', FORMAT_KEYWORD, 'contentEncoding', 'contentMediaType'] : ['format']
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

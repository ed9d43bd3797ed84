/** The parts of a body that can grow, as its schema in the contract has them. */

export type Schema = {
  $ref?: string
  type?: string | string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  maxItems?: number
  maxLength?: number
  pattern?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  example?: unknown
  examples?: unknown[]
}

export type Schemas = Record<string, Schema>

type Pointer = (string | number)[]

export type Part = { at: Pointer; schema: Schema; kind: 'text' | 'list' | 'map' }

export const nameOf = ({ at }: Part): string => at.map((step) => (step === 0 ? '[]' : step)).join('.') || 'the body'

export function resolve(schema: Schema, schemas: Schemas): Schema {
  const { $ref, allOf, ...own } = schema
  const named = $ref ? resolve(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, schemas) : {}
  const merged = (allOf ?? []).map((one) => resolve(one, schemas))
  return Object.assign({}, named, ...merged, own)
}

const variantsOf = (schema: Schema, schemas: Schemas): Schema[] =>
  [schema.anyOf ?? schema.oneOf ?? [schema]].flat().map((one) => resolve(one, schemas))

const MAX_DEPTH = 8

/** Every text, list and map below a schema; of lists and maps, those of their first item. */
export function listParts(of: Schema, schemas: Schemas, at: Pointer = []): Part[] {
  if (at.length > MAX_DEPTH) return []
  return variantsOf(resolve(of, schemas), schemas).flatMap((schema): Part[] => {
    if (schema.anyOf || schema.oneOf) return listParts(schema, schemas, at)
    const types = [schema.type ?? []].flat()
    const { properties = {}, additionalProperties: more, items } = schema
    const below = [
      ...Object.entries(properties).flatMap(([name, one]) => listParts(one, schemas, [...at, name])),
      ...(items ? listParts(items, schemas, [...at, 0]) : []),
      ...(typeof more === 'object' ? listParts(more, schemas, [...at, 'key']) : []),
    ]
    return [
      ...(types.includes('string') ? [{ at, schema, kind: 'text' as const }] : []),
      ...(types.includes('array') ? [{ at, schema, kind: 'list' as const }] : []),
      ...(typeof more === 'object' ? [{ at, schema, kind: 'map' as const }] : []),
      ...below,
    ]
  })
}

/** A value that the schema allows, as far as it says so. */
export function sampleOf(of: Schema, schemas: Schemas, depth = 0): unknown {
  const [schema = {}] = variantsOf(resolve(of, schemas), schemas)
  const given = schema.examples?.[0] ?? schema.example ?? schema.default ?? schema.const ?? schema.enum?.[0]
  if (given !== undefined) return given
  const type = [schema.type ?? 'object'].flat()[0]
  if (type === 'array') return schema.items && depth < MAX_DEPTH ? [sampleOf(schema.items, schemas, depth + 1)] : []
  if (type === 'string') return 'a'
  if (type === 'integer' || type === 'number') return 1
  if (type === 'boolean') return true
  const { properties = {}, required = [] } = schema
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {}, schemas, depth + 1)]))
}

/** The same body with another value in one place; what leads there is made where it is missing. */
export function replaceAt(body: unknown, of: Schema, schemas: Schemas, at: Pointer, value: unknown): unknown {
  const [step, ...rest] = at
  if (step === undefined) return value
  const [schema = {}] = variantsOf(resolve(of, schemas), schemas).filter((one) => hasStep(one, step))
  if (step === 0) {
    const items = schema.items ?? {}
    const first = Array.isArray(body) && body.length > 0 ? body[0] : sampleOf(items, schemas)
    return [replaceAt(first, items, schemas, rest, value)]
  }
  const { properties = {}, additionalProperties: more } = schema
  const below = properties[step] ?? (typeof more === 'object' ? more : {})
  const whole = (typeof body === 'object' && body !== null ? body : sampleOf(schema, schemas)) as Record<
    string,
    unknown
  >
  return { ...whole, [step]: replaceAt(whole[step] ?? sampleOf(below, schemas), below, schemas, rest, value) }
}

const hasStep = ({ items, properties, additionalProperties, anyOf, oneOf }: Schema, step: string | number): boolean =>
  anyOf !== undefined ||
  oneOf !== undefined ||
  (step === 0 ? items !== undefined : properties?.[step] !== undefined || typeof additionalProperties === 'object')

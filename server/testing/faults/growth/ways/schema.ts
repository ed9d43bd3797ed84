/** The parts of a body that can grow, as its schema in the contract has them. */

export type BodySchema = {
  $ref?: string
  type?: string | string[]
  anyOf?: BodySchema[]
  oneOf?: BodySchema[]
  allOf?: BodySchema[]
  properties?: Record<string, BodySchema>
  required?: string[]
  additionalProperties?: boolean | BodySchema
  items?: BodySchema
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

export type BodySchemas = Record<string, BodySchema>

type Pointer = (string | number)[]

export type BodyPart = { at: Pointer; schema: BodySchema; kind: 'text' | 'list' | 'map' }

export const formatBodyPartPath = ({ at }: BodyPart): string =>
  at.map((step) => (step === 0 ? '[]' : step)).join('.') || 'the body'

export function resolveBodySchema(schema: BodySchema, schemas: BodySchemas): BodySchema {
  const { $ref, allOf, ...own } = schema
  const named = $ref ? resolveBodySchema(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, schemas) : {}
  const merged = (allOf ?? []).map((one) => resolveBodySchema(one, schemas))
  return Object.assign({}, named, ...merged, own)
}

const variantsOf = (schema: BodySchema, schemas: BodySchemas): BodySchema[] =>
  [schema.anyOf ?? schema.oneOf ?? [schema]].flat().map((one) => resolveBodySchema(one, schemas))

const MAX_DEPTH = 8

/** Every text, list and map below a schema; of lists and maps, those of their first item. */
export function listBodyParts(of: BodySchema, schemas: BodySchemas, at: Pointer = []): BodyPart[] {
  if (at.length > MAX_DEPTH) return []
  return variantsOf(resolveBodySchema(of, schemas), schemas).flatMap((schema): BodyPart[] => {
    if (schema.anyOf || schema.oneOf) return listBodyParts(schema, schemas, at)
    const types = [schema.type ?? []].flat()
    const { properties = {}, additionalProperties: more, items } = schema
    const below = [
      ...Object.entries(properties).flatMap(([name, one]) => listBodyParts(one, schemas, [...at, name])),
      ...(items ? listBodyParts(items, schemas, [...at, 0]) : []),
      ...(typeof more === 'object' ? listBodyParts(more, schemas, [...at, 'key']) : []),
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
export function buildSampleValue(of: BodySchema, schemas: BodySchemas, depth = 0): unknown {
  const [schema = {}] = variantsOf(resolveBodySchema(of, schemas), schemas)
  const given = schema.examples?.[0] ?? schema.example ?? schema.default ?? schema.const ?? schema.enum?.[0]
  if (given !== undefined) return given
  const type = [schema.type ?? 'object'].flat()[0]
  if (type === 'array')
    return schema.items && depth < MAX_DEPTH ? [buildSampleValue(schema.items, schemas, depth + 1)] : []
  if (type === 'string') return 'a'
  if (type === 'integer' || type === 'number') return 1
  if (type === 'boolean') return true
  const { properties = {}, required = [] } = schema
  return Object.fromEntries(
    required.map((name) => [name, buildSampleValue(properties[name] ?? {}, schemas, depth + 1)]),
  )
}

/** The same body with another value in one place; what leads there is made where it is missing. */
export function replaceBodyPart(
  body: unknown,
  of: BodySchema,
  schemas: BodySchemas,
  at: Pointer,
  value: unknown,
): unknown {
  const [step, ...rest] = at
  if (step === undefined) return value
  const [schema = {}] = variantsOf(resolveBodySchema(of, schemas), schemas).filter((one) => hasStep(one, step))
  if (step === 0) {
    const items = schema.items ?? {}
    const first = Array.isArray(body) && body.length > 0 ? body[0] : buildSampleValue(items, schemas)
    return [replaceBodyPart(first, items, schemas, rest, value)]
  }
  const { properties = {}, additionalProperties: more } = schema
  const below = properties[step] ?? (typeof more === 'object' ? more : {})
  const whole = (typeof body === 'object' && body !== null ? body : buildSampleValue(schema, schemas)) as Record<
    string,
    unknown
  >
  return {
    ...whole,
    [step]: replaceBodyPart(whole[step] ?? buildSampleValue(below, schemas), below, schemas, rest, value),
  }
}

const hasStep = (
  { items, properties, additionalProperties, anyOf, oneOf }: BodySchema,
  step: string | number,
): boolean =>
  anyOf !== undefined ||
  oneOf !== undefined ||
  (step === 0 ? items !== undefined : properties?.[step] !== undefined || typeof additionalProperties === 'object')

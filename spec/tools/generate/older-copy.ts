import { type Document, findOpenEnumValuesSchema, getOperations, getParameters, type Schema } from '../document.ts'
import { listAllFields, resolveSchema } from '../fields.ts'

export function adaptToOldGenerators(document: Document): void {
  const used = new Set(getOperations(document.paths).flatMap(({ operation }) => operation.tags ?? []))
  document.tags = document.tags?.filter(({ name }) => used.has(name))
  flattenOpenEnums(document)
  replaceNullableRefs(document)
}

/** In Java a choice of known values or any string is an empty class, so it becomes a string that lists them. */
function flattenOpenEnums(document: Document): void {
  const { schemas } = document.components
  for (const [name, schema] of Object.entries(schemas)) {
    const known = findOpenEnumValuesSchema(schema)
    if (!known) continue
    const values = resolveSchema(document, known).enum
    const { anyOf: _, description = '', ...rest } = schema
    const list = (values as string[]).map((value) => `\`${value}\``).join(', ')
    schemas[name] = {
      type: 'string',
      ...rest,
      description: `${description} Known values: ${list}.`.trim(),
      'x-extensible-enum': values,
    }
  }
}

/**
 * In OpenAPI 3.0 `nullable` next to a reference has no effect: the referenced schema still refuses null. Strings and
 * lists are therefore inlined; an object, which becomes a class, gets a named nullable copy.
 */
function replaceNullableRefs(document: Document): void {
  const { schemas } = document.components
  const twins: Record<string, Schema> = {}
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, visit(child)])) as Schema
    const [only, ...others] = copy.allOf ?? []
    if (copy.nullable !== true || !only?.$ref || others.length > 0) return copy
    // Next to a reference the emitter always writes the type "object".
    const { allOf: _, type: __, ...beside } = copy
    const target = resolveSchema(document, only)
    if (target.type !== 'object') return { ...target, ...beside }
    const twin = `Nullable${only.$ref.split('/').at(-1)}`
    twins[twin] = { ...(visit(target) as Schema), nullable: true }
    const { nullable: ___, ...words } = beside
    return { allOf: [{ $ref: `#/components/schemas/${twin}` }], ...words }
  }
  const replaced = visit(schemas) as Document['components']['schemas']
  document.components.schemas = { ...replaced, ...twins }
}

/**
 * In OpenAPI 3.0 a reference cannot have siblings. A field is wrapped to keep its description; a parameter has its own
 * description, and older generators read its schema best as a bare reference.
 */
export function removeRefSiblings(document: Document): void {
  for (const { schema } of listAllFields(document)) wrapRef(schema)
  for (const { operation } of getOperations(document.paths)) {
    for (const parameter of getParameters(document, operation)) {
      if (parameter.schema.$ref) parameter.schema = { $ref: parameter.schema.$ref }
    }
  }
}

function wrapRef(schema: Schema): void {
  if (!schema.$ref || Object.keys(schema).length === 1) return
  schema.allOf = [{ $ref: schema.$ref }]
  delete schema.$ref
}

/** Generators for OpenAPI 3.0 name a model after its title, so that two prices become Price1 and Price2. */
export function removeObjectTitles(document: Document): void {
  for (const { schema } of listAllFields(document)) if (isObject(document, schema)) delete schema.title
}

function isObject(document: Document, schema: Schema): boolean {
  const [only] = schema.allOf ?? []
  const found = resolveSchema(document, only ?? schema)
  return found.type === 'object' && 'properties' in found
}

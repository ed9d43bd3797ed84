import { type Document, operationsOf, type Schema } from '../document.ts'

/** What older generators read instead of what they stumble over. */
export function suitOlderGenerators(document: Document): void {
  const used = new Set(operationsOf(document.paths).flatMap(({ operation }) => operation.tags ?? []))
  document.tags = document.tags?.filter(({ name }) => used.has(name))
  flattenOpenEnums(document)
  replaceNullableRefs(document)
}

/** A choice between known values and any text is a class without fields in Java: there it is text, with the values beside it. */
function flattenOpenEnums({ components: { schemas } }: Document): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const [known, any, ...others] = (schema.anyOf ?? []) as Schema[]
    const values = known && resolve(schemas, known).enum
    if (!values || any?.type !== 'string' || Object.keys(any).length > 1 || others.length > 0) continue
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
 * In OpenAPI 3.0 `nullable` beside a reference does nothing: the referenced schema still refuses null. Texts and lists therefore stand
 * in such places themselves; an object, of which generators make a class, has a nullable twin with a name.
 */
function replaceNullableRefs(document: Document): void {
  const { schemas } = document.components
  const twins: Record<string, Schema> = {}
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, visit(child)])) as Schema
    const [only, ...others] = (copy.allOf ?? []) as Schema[]
    if (copy.nullable !== true || !only?.$ref || others.length > 0) return copy
    // The type that the emitter writes beside the reference is "object" whatever it refers to.
    const { allOf: _, type: __, ...beside } = copy
    const target = resolve(schemas, only)
    if (target.type !== 'object') return { ...target, ...beside }
    const twin = `Nullable${only.$ref.split('/').at(-1)}`
    twins[twin] = { ...(visit(target) as Schema), nullable: true }
    const { nullable: ___, ...words } = beside
    return { allOf: [{ $ref: `#/components/schemas/${twin}` }], ...words }
  }
  const replaced = visit(schemas) as Document['components']['schemas']
  document.components.schemas = { ...replaced, ...twins }
}

function resolve(schemas: Record<string, Schema>, schema: Schema): Schema {
  return schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? schema) : schema
}

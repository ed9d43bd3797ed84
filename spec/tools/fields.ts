import { type Document, type Operation, operationsOf, type Schema } from './document.ts'

/** A property of a schema, with the name of the schema that it stands in. */
export type Field = { owner: string; name: string; schema: Schema }

export function schemaOf(document: Document, schema: Schema): Schema {
  if (!schema.$ref) return schema
  return document.components.schemas[nameOf(schema.$ref)] ?? {}
}

export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

/** Every property that a value of the schema can hold, on all its levels; of one that occurs twice only the first. */
export function fieldsOf(document: Document, root: Schema | undefined, rootName: string): Field[] {
  const fields: Field[] = []
  const seen = new Set<Schema>()
  const visit = (schema: Schema | undefined, owner: string) => {
    if (!schema || typeof schema !== 'object') return
    const found = schemaOf(document, schema)
    if (seen.has(found)) return
    seen.add(found)
    const name = schema.$ref ? nameOf(schema.$ref) : owner
    for (const [property, child] of Object.entries((found.properties ?? {}) as Record<string, Schema>)) {
      fields.push({ owner: name, name: property, schema: child })
      visit(child, `${name}.${property}`)
    }
    for (const part of partsOf(found)) visit(part, name)
  }
  visit(root, rootName)
  return fields
}

const COMPOSITIONS = ['anyOf', 'oneOf', 'allOf'] as const
const SINGLE = ['items', 'additionalProperties', 'unevaluatedProperties'] as const

/** The schemas that a schema is put together from, apart from its properties. */
function partsOf(schema: Schema): Schema[] {
  const composed = COMPOSITIONS.flatMap((keyword) => (schema[keyword] ?? []) as Schema[])
  const single = SINGLE.flatMap((keyword) => (typeof schema[keyword] === 'object' ? [schema[keyword] as Schema] : []))
  return [...composed, ...single]
}

/** The names of the component schemas that a value names, through null, lists and compositions, but not into properties. */
export function namedBy(document: Document, schema: Schema): string[] {
  const found = schema.$ref ? [nameOf(schema.$ref)] : []
  const inside = schema.$ref ? schemaOf(document, schema) : schema
  return [...found, ...partsOf(inside).flatMap((part) => namedBy(document, part))]
}

export function bodyFieldsOf(document: Document, operation: Operation): Field[] {
  return Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    fieldsOf(document, schema, operation.operationId ?? ''),
  )
}

/** Every field of every request body, once. */
export function inputFieldsOf(document: Document): Field[] {
  const all = operationsOf(document.paths).flatMap(({ operation }) => bodyFieldsOf(document, operation))
  return [...new Map(all.map((field) => [`${field.owner}.${field.name}`, field])).values()]
}

/** Every field of everything that is sent or answered, once. */
export function everyFieldOf(document: Document): Field[] {
  const named = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    fieldsOf(document, { ...schema }, name).filter(({ owner }) => owner === name || owner.startsWith(`${name}.`)),
  )
  const inline = [...operationsOf(document.paths), ...operationsOf(document.webhooks ?? {})].flatMap(({ operation }) =>
    [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).flatMap(({ schema }) =>
        schema && !schema.$ref ? fieldsOf(document, schema, operation.operationId ?? '') : [],
      ),
    ),
  )
  return [...new Map([...named, ...inline].map((field) => [`${field.owner}.${field.name}`, field])).values()]
}

import { type Document, everyOperationOf, type Operation, operationsOf, type Schema } from './document.ts'

/** A property, with the name of the schema that declares it. */
export type Field = { owner: string; name: string; schema: Schema }

export function schemaOf(document: Document, schema: Schema = {}): Schema {
  if (!schema.$ref) return schema
  return document.components.schemas[nameOf(schema.$ref)] ?? {}
}

export function isBytes(document: Document, schema?: Schema): boolean {
  return schemaOf(document, schema).format === 'binary'
}

export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

/** Every property at all levels of the schema, once per occurrence; recursion is skipped. */
export function fieldsOf(document: Document, root: Schema | undefined, rootName: string): Field[] {
  const visit = (schema: Schema, owner: string, above: Schema[]): Field[] => {
    const found = schemaOf(document, schema)
    if (above.includes(found)) return []
    const name = schema.$ref ? nameOf(schema.$ref) : owner
    const inside = [...above, found]
    const properties = Object.entries((found.properties ?? {}) as Record<string, Schema>)
    return [
      ...properties.flatMap(([property, child]) => [
        { owner: name, name: property, schema: child },
        ...visit(child, `${name}.${property}`, inside),
      ]),
      ...partsOf(found).flatMap((part) => visit(part, name, inside)),
    ]
  }
  return root ? visit(root, rootName, []) : []
}

const COMPOSITIONS = ['anyOf', 'oneOf', 'allOf'] as const
const SINGLE = ['items', 'additionalProperties', 'unevaluatedProperties'] as const

/** The schemas that a schema is composed of, apart from its properties. */
function partsOf(schema: Schema): Schema[] {
  const composed = COMPOSITIONS.flatMap((keyword) => (schema[keyword] ?? []) as Schema[])
  const single = SINGLE.flatMap((keyword) => (typeof schema[keyword] === 'object' ? [schema[keyword] as Schema] : []))
  return [...composed, ...single]
}

/** Names of the component schemas of a value, through null, lists and compositions, but not into properties. */
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

/** Every field of every request body, without duplicates. */
export function inputFieldsOf(document: Document): Field[] {
  const all = operationsOf(document.paths).flatMap(({ operation }) => bodyFieldsOf(document, operation))
  return [...new Map(all.map((field) => [`${field.owner}.${field.name}`, field])).values()]
}

/** Every field of all requests, responses and webhooks, without duplicates. */
export function everyFieldOf(document: Document): Field[] {
  const named = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    fieldsOf(document, { ...schema }, name).filter(({ owner }) => owner === name || owner.startsWith(`${name}.`)),
  )
  const inline = everyOperationOf(document).flatMap(({ operation }) =>
    [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).flatMap(({ schema }) =>
        schema && !schema.$ref ? fieldsOf(document, schema, operation.operationId ?? '') : [],
      ),
    ),
  )
  return [...new Map([...named, ...inline].map((field) => [`${field.owner}.${field.name}`, field])).values()]
}

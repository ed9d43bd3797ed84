import { type Document, getAllOperations, getOperations, listAnswers, type Operation, type Schema } from './document.ts'

/** A property, with the name of the schema that declares it. */
export type SchemaField = { owner: string; name: string; schema: Schema }

export const resolveSchema = (document: Document, schema: Schema = {}): Schema =>
  !schema.$ref ? schema : (document.components.schemas[getRefName(schema.$ref)] ?? {})

export const isBinarySchema = (document: Document, schema?: Schema): boolean =>
  resolveSchema(document, schema).format === 'binary'

export const getRefName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

/** Every property at all levels of the schema, once per occurrence; recursion is skipped. */
export function listFields(document: Document, root: Schema | undefined, rootName: string): SchemaField[] {
  const visit = (schema: Schema, owner: string, above: Schema[]): SchemaField[] => {
    const found = resolveSchema(document, schema)
    if (above.includes(found)) return []
    const name = schema.$ref ? getRefName(schema.$ref) : owner
    const inside = [...above, found]
    const properties = Object.entries(found.properties ?? {})
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
  const composed = COMPOSITIONS.flatMap((keyword) => schema[keyword] ?? [])
  const single = SINGLE.flatMap((keyword) => (typeof schema[keyword] === 'object' ? [schema[keyword] as Schema] : []))
  return [...composed, ...single]
}

/** Names of the component schemas of a value, through null, lists and compositions, but not into properties. */
export function listComposingSchemaNames(document: Document, schema: Schema): string[] {
  const found = schema.$ref ? [getRefName(schema.$ref)] : []
  const inside = schema.$ref ? resolveSchema(document, schema) : schema
  return [...found, ...partsOf(inside).flatMap((part) => listComposingSchemaNames(document, part))]
}

export function listBodyFields(document: Document, operation: Operation): SchemaField[] {
  return Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    listFields(document, schema, operation.operationId ?? ''),
  )
}

/** What a success of an operation has. */
export const findAnswerSchema = (operation: Operation): Schema | undefined => listAnswers(operation)[0]?.media.schema

/** What the items of a list are; undefined for an operation that answers no list. */
export function findItemSchema(document: Document, operation: Operation): Schema | undefined {
  const items = operation['x-postern-pagination']?.items ?? ''
  return resolveSchema(document, findAnswerSchema(operation)).properties?.[items]?.items
}

/** What the deliveries of a webhook event tell of. */
export function findDeliveredSchema(document: Document, { requestBody }: Operation): Schema | undefined {
  const [media] = Object.values(requestBody?.content ?? {})
  const data = resolveSchema(document, media?.schema).properties?.data
  return [data, ...(data?.allOf ?? [])].find((schema) => schema?.$ref)
}

/** Every field of every request body, without duplicates. */
export function listAllRequestBodyFields(document: Document): SchemaField[] {
  const all = getOperations(document.paths).flatMap(({ operation }) => listBodyFields(document, operation))
  return [...new Map(all.map((field) => [`${field.owner}.${field.name}`, field])).values()]
}

/** Every field of all requests, responses and webhooks, without duplicates. */
export function listAllFields(document: Document): SchemaField[] {
  const named = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    listFields(document, { ...schema }, name).filter(({ owner }) => owner === name || owner.startsWith(`${name}.`)),
  )
  const inline = getAllOperations(document).flatMap(({ operation }) =>
    [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).flatMap(({ schema }) =>
        schema && !schema.$ref ? listFields(document, schema, operation.operationId ?? '') : [],
      ),
    ),
  )
  return [...new Map([...named, ...inline].map((field) => [`${field.owner}.${field.name}`, field])).values()]
}

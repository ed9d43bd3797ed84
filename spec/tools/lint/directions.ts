import * as openapi from '../document.ts'

/** A model that serves requests and responses could neither refuse unknown fields nor grow. */
export function everyModelServesOneDirection(document: openapi.Document): string[] {
  const sent = openapi.findReferencedSchemas(document, requestsOf(document))
  return [...openapi.findReferencedSchemas(document, answersOf(document))]
    .filter(([name, { properties }]) => properties && sent.has(name))
    .map(([name]) => `The model ${name} serves requests and answers; give requests a model of their own.`)
}

/** Responses may get new values: their enums admit any string. Requests accept only the known values. */
export function everyResponseEnumIsOpen(document: openapi.Document): string[] {
  const closed = new Set<string>()
  const seen = new Set<unknown>()
  const visit = (value: unknown, where: string) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    const schema = value as openapi.Schema
    if (openapi.findOpenEnumValuesSchema(schema)) return
    if (Array.isArray(schema.enum) && schema.enum.length > 1) closed.add(where)
    const name = schema.$ref?.split('#/components/schemas/')[1]
    if (name) visit(document.components.schemas[name], name)
    for (const [key, child] of Object.entries(schema)) if (key !== 'examples') visit(child, where)
  }
  visit(answersOf(document), 'An answer')
  return [...closed].map(
    (name) => `The values in ${name} are answered as a closed list; let it take any string beside them.`,
  )
}

const requestsOf = (document: openapi.Document): unknown[] =>
  openapi.getOperations(document.paths).map(({ operation }) => operation.requestBody)

function answersOf(document: openapi.Document): unknown[] {
  const answers = openapi.getOperations(document.paths).map(({ operation }) => operation.responses)
  return [...answers, ...openapi.getOperations(document.webhooks ?? {}).map(({ operation }) => operation.requestBody)]
}

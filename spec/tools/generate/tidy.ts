import { type Document, type MediaType, operationsOf } from '../document.ts'

/** Every example is a named one, under a key that tools can use as an identifier; empty parameter lists say nothing. */
export function tidy(document: Document): void {
  for (const { operation } of [...operationsOf(document.paths), ...operationsOf(document.webhooks ?? {})]) {
    if (operation.parameters?.length === 0) delete operation.parameters
    const media = [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      Object.values(part?.content ?? {}),
    )
    for (const entry of media) nameExamples(entry)
  }
}

function nameExamples(media: MediaType) {
  if ('example' in media) {
    media.examples = { example: { value: media.example } }
    delete media.example
  }
  if (!media.examples) return
  media.examples = Object.fromEntries(
    Object.entries(media.examples).map(([name, example]) => [name.replaceAll(/[^A-Za-z0-9_]+/g, '_'), example]),
  )
}

/** Most generators read `additionalProperties` and not its younger sibling, which says the same where nothing is composed. */
export function preferAdditionalProperties(document: Document): void {
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const schema = value as Record<string, unknown>
    if (
      schema.type === 'object' &&
      'unevaluatedProperties' in schema &&
      !schema.allOf &&
      !schema.anyOf &&
      !schema.oneOf
    ) {
      schema.additionalProperties = schema.unevaluatedProperties
      delete schema.unevaluatedProperties
    }
    for (const child of Object.values(schema)) visit(child)
  }
  visit(document.components.schemas)
}

/**
 * Leaves out component schemas that nothing refers to, such as the webhook shapes in the 3.0 copy. The others stand in the order of
 * their names: in that of their first use, one more operation would move them about.
 */
export function dropUnusedSchemas(document: Document): void {
  const { schemas } = document.components
  const used = new Set<string>()
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const ref = (value as { $ref?: unknown }).$ref
    if (typeof ref === 'string' && ref.startsWith('#/components/schemas/')) {
      const name = ref.slice('#/components/schemas/'.length)
      if (!used.has(name)) {
        used.add(name)
        visit(schemas[name])
      }
    }
    for (const child of Object.values(value)) visit(child)
  }
  visit(document.paths)
  visit(document.webhooks)
  visit(document.components.parameters)
  const kept = Object.entries(schemas).filter(([name]) => used.has(name))
  document.components.schemas = Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)))
}

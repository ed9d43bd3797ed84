import { type Document, findReferencedSchemas, getAllOperations, getOperations, type MediaType } from '../document.ts'
import { resolveSchema } from '../fields.ts'

/** The emitter has no `webhooks`: they are written as operations and moved here, and left out of the 3.0 copy. */
export function moveWebhooksOutOfPaths(document: Document): void {
  const webhooks: NonNullable<Document['webhooks']> = {}
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const name = operation['x-postern-webhook']
      if (!name) continue
      const { 'x-postern-webhook': _, ...rest } = operation
      webhooks[name] = { [method]: { ...rest, security: [] } }
      delete document.paths[path]
    }
  }
  if (document.openapi.startsWith('3.1')) document.webhooks = webhooks
}

/** Gives every example a name that is an identifier, and removes empty parameter lists. */
export function nameExamplesAndDropEmptyParameters(document: Document): void {
  for (const { operation } of getAllOperations(document)) {
    if (operation.parameters?.length === 0) delete operation.parameters
    const media = [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      Object.values(part?.content ?? {}),
    )
    for (const entry of media) nameExamples(entry)
  }
}

const UNNAMED = /^example\d+$/

function nameExamples(media: MediaType) {
  if ('example' in media) {
    media.examples = { example: { value: media.example } }
    delete media.example
  }
  if (!media.examples) return
  const seen = new Set<string>()
  // Operations with several responses repeat the request in the example of each.
  const isRepeated = (name: string, value: unknown) =>
    UNNAMED.test(name) && (seen.has(JSON.stringify(value)) || !seen.add(JSON.stringify(value)))
  const kept = Object.entries(media.examples).filter(([name, { value }]) => !isRepeated(name, value))
  media.examples = Object.fromEntries(
    kept.map(([name, example]) => [
      kept.length === 1 ? name.replace(UNNAMED, 'example') : name.replaceAll(/[^A-Za-z0-9_]+/g, '_'),
      example,
    ]),
  )
}

/** Without composition `additionalProperties` is equivalent, and most generators support only that. */
export function replaceUnevaluatedProperties(document: Document): void {
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const schema = value as Record<string, unknown>
    const isComposed = schema.allOf || schema.anyOf || schema.oneOf
    if (schema.type === 'object' && 'unevaluatedProperties' in schema && !isComposed) {
      schema.additionalProperties = schema.unevaluatedProperties
      delete schema.unevaluatedProperties
    }
    for (const child of Object.values(schema)) visit(child)
  }
  visit(document.components.schemas)
}

/** Removes unused component schemas. Sorts the others by name, so that a new operation does not move them. */
export function dropUnusedSchemas(document: Document): void {
  const used = findReferencedSchemas(document, [document.paths, document.webhooks, document.components.parameters])
  document.components.schemas = Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A body gets the description of its model, since templates cannot have a better one. */
export function addRequestBodyDescriptions(document: Document): void {
  for (const { operation } of getAllOperations(document)) {
    const body = operation.requestBody
    const [media] = Object.values(body?.content ?? {})
    if (body && media?.schema) body.description ??= resolveSchema(document, media.schema).description
  }
}

const LICENSE_PAGES: Record<string, string> = { MIT: 'https://opensource.org/license/mit' }

/** Rewrites rare forms of the emitter, which tools misread, to the usual ones. */
export function normalizeSecurityAndLicense(document: Document): void {
  for (const { operation } of getOperations(document.paths)) {
    const [only, ...others] = operation.security ?? []
    if (only && Object.keys(only).length === 0 && others.length === 0) operation.security = []
  }
  const license = document.info.license
  const identifier = license?.['x-oai-license-identifier']
  if (!license || !identifier) return
  // OpenAPI 3.0 has no field for a license identifier, only for its URL.
  delete license['x-oai-license-identifier']
  license.url = LICENSE_PAGES[identifier]
}

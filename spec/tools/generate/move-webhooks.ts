import type { Document } from '../document.ts'

/**
 * The emitter knows no `webhooks`, so they are written as ordinary operations and moved here. OpenAPI 3.0 has no place
 * for them, so its copy leaves them out, as it does the shapes that only they use.
 */
export function moveWebhooks(document: Document): void {
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

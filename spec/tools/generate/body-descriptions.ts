import { type Document, operationsOf } from '../document.ts'
import { schemaOf } from '../fields.ts'

/** A body is what its model is, and templates cannot say it better. */
export function describeBodies(document: Document): void {
  for (const { operation } of [...operationsOf(document.paths), ...operationsOf(document.webhooks ?? {})]) {
    const body = operation.requestBody
    const [media] = Object.values(body?.content ?? {})
    if (body && media?.schema) body.description ??= schemaOf(document, media.schema).description
  }
}

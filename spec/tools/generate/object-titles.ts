import type { Document, Schema } from '../document.ts'
import { everyFieldOf, schemaOf } from '../fields.ts'

/** Generators that read OpenAPI 3.0 call a model after the title of the place where it stands, so that two prices become Price1 and Price2. */
export function takeTitlesOffObjects(document: Document): void {
  for (const { schema } of everyFieldOf(document)) if (isObject(document, schema)) delete schema.title
}

function isObject(document: Document, schema: Schema): boolean {
  const [only] = (schema.allOf ?? []) as Schema[]
  const found = schemaOf(document, only ?? schema)
  return found.type === 'object' && 'properties' in found
}

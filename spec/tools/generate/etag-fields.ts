import { type Document, findConditionalOperation, type LocatedOperation } from '../document.ts'
import { resolveSchema } from '../fields.ts'

/** What the ETag of an object is a hash of: the fields that can be changed, so that no count or state makes it another. Null: none. */
export function listEtagFields(document: Document, { method, path }: LocatedOperation): string[] | null {
  const change = findConditionalOperation(document, path)
  if (!change || !['GET', 'PATCH', 'PUT'].includes(method)) return null
  const [sent] = Object.values(change.requestBody?.content ?? {})
  return Object.keys(resolveSchema(document, sent?.schema).properties ?? {})
}

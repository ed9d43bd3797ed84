import { type Document, operationsOf, type Schema, schemasWithin } from '../document.ts'

/**
 * A request that carries a field that the contract does not know is refused, and the document says so. Answers and webhooks stay open, because
 * fields may be added to them; a model that serves both is a problem that the linter names.
 */
export function sealRequests(document: Document): void {
  const bodies = operationsOf(document.paths).map(({ operation }) => operation.requestBody)
  for (const schema of objectsWithin(document, bodies)) schema.additionalProperties ??= false
}

function objectsWithin(document: Document, parts: unknown): Schema[] {
  return [...schemasWithin(document, parts).values()].filter(({ type, properties }) => type === 'object' && properties)
}

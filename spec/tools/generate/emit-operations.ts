import * as openapi from '../document.ts'
import { listBodyFields } from '../fields.ts'
import { SEPARATE_VALIDATION_KEYWORD } from '../validated-apart.ts'
import { listEtagFields } from './etag-fields.ts'
import { formatLiteral, generatedBanner } from './source-text.ts'

/** The route table: what the server must know of each operation before its handler runs. */
export function emitOperations(document: openapi.Document): string {
  return `${generatedBanner}
export const apiVersion = ${formatLiteral(document.info.version)}

export const operations = ${formatLiteral(buildRouteTable(document))} as const

export type Operations = typeof operations
export type OperationId = keyof Operations
`
}

export function buildRouteTable(document: openapi.Document) {
  return Object.fromEntries(
    openapi
      .getOperations(document.paths)
      .map((located) => [located.operation.operationId ?? '', routeFacts(document, located)]),
  )
}

function routeFacts(document: openapi.Document, located: openapi.LocatedOperation) {
  const { method, path, operation } = located
  const bodyFields = listBodyFields(document, operation)
  return {
    method,
    path,
    host: operation['x-postern-host'] ?? null,
    scope: operation['x-postern-scope'] ?? null,
    entitlement: operation['x-postern-entitlement'] ?? null,
    changes: openapi.canChangeData(method, operation),
    idempotent: operation['x-postern-idempotency'] ?? false,
    storesResponses: operation['x-postern-keeps-answers'] ?? false,
    refusesKeys: operation['x-postern-refuses-keys'] ?? null,
    takesLink: operation['x-postern-signed-link'] ?? false,
    conditional: openapi.isUpdateMethod(method),
    etagFields: listEtagFields(document, located),
    pagination: operation['x-postern-pagination']?.order ?? null,
    queryTypes: queryTypes(document, operation),
    bodyType: Object.keys(operation.requestBody?.content ?? {})[0] ?? null,
    bodyRequired: operation.requestBody?.required ?? false,
    fileBody: fileBodyOf(operation),
    itemsApart: bodyFields.find(({ schema }) => schema[SEPARATE_VALIDATION_KEYWORD])?.name ?? null,
    // Whether a field of the body accepts arbitrary text, such as the text that a scanner read.
    anyText: bodyFields.some(({ schema }) => schema['x-postern-any-text']),
    produces: [...new Set(openapi.listAnswers(operation).map(({ type }) => type))],
    success: Object.keys(operation.responses).filter(openapi.isSuccessStatus).map(Number),
    errors: operation['x-postern-errors'] ?? [],
    sdk: operation['x-postern-sdk'] ?? null,
  }
}

function fileBodyOf(operation: openapi.Operation) {
  const file = operation['x-postern-file-body']
  return file ? { types: file.types, maxBytes: file.max_bytes } : null
}

/** Query values arrive as text; these are parsed as numbers, booleans or lists before they are validated. */
function queryTypes(document: openapi.Document, operation: openapi.Operation) {
  const query = openapi.getParameters(document, operation).filter((parameter) => parameter.in === 'query')
  return Object.fromEntries(query.map(({ name, schema }) => [name, String(schema.type ?? 'string')]))
}

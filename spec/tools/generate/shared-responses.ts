import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Document, getOperations, type Response } from '../document.ts'
import type { SharedResponseNames } from './response-names.ts'

/** The published document: responses that operations of a kind share become components, which keeps it small. */
export function extractSharedResponses(document: Document, names: SharedResponseNames): Document {
  const compact = structuredClone(document)
  const responses: Record<string, Response> = {}
  for (const { operation } of getOperations(compact.paths)) {
    for (const [status, name] of Object.entries(names[operation.operationId ?? ''] ?? {})) {
      const response = operation.responses[status]
      if (!response) continue
      if (responses[name] && !isDeepStrictEqual(responses[name], response))
        throw new Error(`${operation.operationId} answers ${status} in other words than those that are called ${name}.`)
      responses[name] = response
      operation.responses[status] = { $ref: `#/components/responses/${name}` } as unknown as Response
    }
  }
  compact.components.responses = Object.fromEntries(Object.entries(responses).sort(([a], [b]) => (a < b ? -1 : 1)))
  return compact
}

/** The published document with all responses inlined again. */
export function readContractWithInlineResponses(): Document {
  const file = join(import.meta.dirname, '../../../generated/openapi.json')
  const document: Document = JSON.parse(readFileSync(file, 'utf8'))
  for (const { operation } of getOperations(document.paths)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const name = (response as { $ref?: string }).$ref?.split('/').at(-1)
      const shared = name ? document.components.responses?.[name] : undefined
      if (shared) operation.responses[status] = shared
    }
  }
  return document
}

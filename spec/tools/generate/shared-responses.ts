import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isSuccess, operationsOf, type Response } from '../document.ts'

/**
 * The document as it is published: errors that several operations answer in the same words stand once among the components. Most
 * of a contract's bulk would otherwise be the same few refusals over and over.
 */
export function shareResponses(document: Document): Document {
  const compact = structuredClone(document)
  const names = namesOfShared(compact)
  const responses: Record<string, Response> = {}
  for (const { operation } of operationsOf(compact.paths)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const name = names.get(keyOf(status, response))
      if (!name) continue
      responses[name] = response
      operation.responses[status] = { $ref: `#/components/responses/${name}` } as unknown as Response
    }
  }
  compact.components.responses = Object.fromEntries(Object.entries(responses).sort(([a], [b]) => (a < b ? -1 : 1)))
  return compact
}

/** The published document with every response in its place again, for those who look at one operation at a time. */
export function readPublishedContract(): Document {
  const file = join(import.meta.dirname, '../../../generated/openapi.json')
  const document: Document = JSON.parse(readFileSync(file, 'utf8'))
  for (const { operation } of operationsOf(document.paths)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const name = (response as { $ref?: string }).$ref?.split('/').at(-1)
      const shared = name ? document.components.responses?.[name] : undefined
      if (shared) operation.responses[status] = shared
    }
  }
  return document
}

function keyOf(status: string, response: Response): string {
  return `${status} ${JSON.stringify(response)}`
}

function namesOfShared(document: Document): Map<string, string> {
  const uses = new Map<string, number>()
  for (const { operation } of operationsOf(document.paths)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!isSuccess(status)) uses.set(keyOf(status, response), (uses.get(keyOf(status, response)) ?? 0) + 1)
    }
  }
  const shared = [...uses].filter(([, count]) => count > 1).map(([key]) => key)
  return new Map(shared.map((key) => [key, nameOf(key, shared)]))
}

/** `Error401`, or with a mark of its content where a status has several. */
function nameOf(key: string, shared: string[]): string {
  const [status] = key.split(' ')
  const alone = shared.filter((other) => other.startsWith(`${status} `)).length === 1
  return alone ? `Error${status}` : `Error${status}_${createHash('sha256').update(key).digest('hex').slice(0, 6)}`
}

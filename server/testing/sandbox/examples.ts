import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, getOperations, getParameters, type Schema } from '../../../spec/tools/document.ts'
import { resolveSchema } from '../../../spec/tools/fields.ts'

/** A request as the reference page fills it in from the document. */
export type ExampleRequest = {
  operationId: string
  /** The operation, and which of its examples if there are several. */
  name: string
  method: string
  path: string
  /** The text has new values on each reading where the reference sends new ones. */
  body?: { type: string; readonly text: string }
}

const document: Document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../generated/openapi.json'), 'utf8'),
)

let fresh = 0

function freshen(value: unknown, schema: Schema = {}): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { properties = {} } = resolveSchema(document, schema)
  const isFresh = (key: string) => properties[key]?.['x-postern-fresh-in-examples'] !== undefined
  fresh += 1
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, isFresh(key) ? `${own}-${fresh}` : own]))
}

/** Every example of every operation, in the order of the document. */
export const exampleRequests: ExampleRequest[] = getOperations(document.paths).flatMap(
  ({ method, path, operation }) => {
    const operationId = operation.operationId ?? ''
    const filled = getParameters(document, operation).reduce((address, parameter) => {
      const value = encodeURIComponent(String(parameter.example))
      if (parameter.in === 'path') return address.replace(`{${parameter.name}}`, value)
      const isNeeded = parameter.in === 'query' && parameter.required
      return isNeeded ? `${address}${address.includes('?') ? '&' : '?'}${parameter.name}=${value}` : address
    }, path)
    const bodies = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { examples = {}, schema }]) =>
      Object.values(examples).map(({ value }) => ({
        type,
        get text() {
          return typeof value === 'string' ? value : JSON.stringify(freshen(value, schema))
        },
      })),
    )
    if (bodies.length === 0) return [{ operationId, name: operationId, method, path: filled }]
    return bodies.map((body, at) => {
      const name = bodies.length === 1 ? operationId : `${operationId}, example ${at + 1}`
      return { operationId, name, method, path: filled, body }
    })
  },
)

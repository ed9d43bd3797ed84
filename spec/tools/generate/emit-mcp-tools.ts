import { type Document, getOperations, getParameters, type LocatedOperation, type Schema } from '../document.ts'
import { resolveSchema } from '../fields.ts'
import { toolDecisions } from './tool-decisions.ts'

/** A tool that language models can call: one operation. */
type Tool = {
  name: string
  title: string
  description: string
  inputSchema: object
  /** Whether it changes something. */
  writes: boolean
  method: string
  path: string
  /** Where each input goes; the others are fields of the body. */
  query: string[]
  /** Items of a list: those that are answered when the caller does not say, and at most. */
  items: { input: string; few: number; most: number } | null
  needsIdempotencyKey: boolean
}

/** Operations that connectors offer and that it was decided to offer to language models too. */
export function emitMcpTools(document: Document): string {
  const tools = getOperations(document.paths).flatMap((located) => {
    const { operationId = '', 'x-postern-connector': connector } = located.operation
    const decision = connector && toolDecisions[operationId]
    return decision === 'read' || decision === 'write' ? [toTool(document, located, decision === 'write')] : []
  })
  return `${JSON.stringify(tools, null, 2)}\n`
}

/** A model reads all of a page. */
const FEW_ITEMS = { maximum: 20, default: 10 }

const IDEMPOTENCY_KEY = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  description: 'A value of your own, new for each new act. Repeat it only to repeat the same act after a failure.',
}

function toTool(document: Document, { method, path, operation }: LocatedOperation, writes: boolean): Tool {
  const label = operation['x-postern-connector']?.label ?? operation.summary ?? ''
  const parameters = getParameters(document, operation).filter(({ in: place }) => place !== 'header')
  const body = resolveSchema(document, Object.values(operation.requestBody?.content ?? {})[0]?.schema)
  const needsIdempotencyKey = operation['x-postern-idempotency'] ?? false
  const limit = operation['x-postern-pagination']?.limit
  const fields: [string, Schema, boolean][] = [
    ...parameters.map(({ name, schema, description, required = false }): [string, Schema, boolean] => [
      name,
      { ...schema, ...(description ? { description } : {}), ...(name === limit ? FEW_ITEMS : {}) },
      required,
    ]),
    ...Object.entries(body.properties ?? {}).map(([name, schema]): [string, Schema, boolean] => [
      name,
      schema,
      body.required?.includes(name) ?? false,
    ]),
    ...(needsIdempotencyKey ? [['idempotency_key', IDEMPOTENCY_KEY, true] as [string, Schema, boolean]] : []),
  ]
  const names = fields.map(([name]) => name)
  const twice = names.find((name, n) => names.indexOf(name) !== n)
  if (twice) throw new Error(`The operation ${operation.operationId} has two inputs called ${twice}.`)
  return {
    name: label
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_|_$/g, ''),
    title: label,
    description: operation.description ?? '',
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, schema]) => [name, inline(document, schema)])),
      required: fields.filter(([, , required]) => required).map(([name]) => name),
      additionalProperties: false,
    },
    writes,
    method,
    path,
    query: parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
    items: limit ? { input: limit, few: FEW_ITEMS.default, most: FEW_ITEMS.maximum } : null,
    needsIdempotencyKey,
  }
}

/** Without references, which many clients do not follow, and without what only our own tools read. */
function inline(document: Document, schema: Schema, above: Schema[] = []): Schema {
  const resolved = resolveSchema(document, schema)
  if (above.includes(resolved)) return {}
  const { $ref: _, ...own } = schema
  const entries = Object.entries({ ...resolved, ...own }).flatMap(([keyword, value]) => {
    if (keyword.startsWith('x-') || DROPPED.has(keyword)) return []
    const deeper = [...above, resolved]
    if (keyword === 'properties') {
      const inside = Object.entries(value as Record<string, Schema>)
      return [[keyword, Object.fromEntries(inside.map(([name, field]) => [name, inline(document, field, deeper)]))]]
    }
    if (COMPOSED.has(keyword)) return [[keyword, (value as Schema[]).map((part) => inline(document, part, deeper))]]
    const isSchema = SINGLE.has(keyword) && typeof value === 'object'
    return [[keyword, isSchema ? inline(document, value as Schema, deeper) : value]]
  })
  return Object.fromEntries(entries)
}

const DROPPED = new Set(['example', 'examples', 'title'])
const COMPOSED = new Set(['anyOf', 'oneOf', 'allOf'])
const SINGLE = new Set(['items', 'additionalProperties', 'unevaluatedProperties'])

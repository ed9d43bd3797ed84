export type SchemaReference = { $ref: string }

export type Schema = boolean | SchemaObject

export type SchemaObject = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema
  unevaluatedProperties?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  not?: Schema
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  [keyword: string]: unknown
}

export type BodyContent = Record<string, { schema?: Schema; [key: string]: unknown }>

export type Parameter = {
  name: string
  in: string
  required?: boolean
  schema?: Schema
  content?: BodyContent
  [key: string]: unknown
}

export type ResponseHeader = { required?: boolean; schema?: Schema; content?: BodyContent; [key: string]: unknown }

export type Response = {
  description?: string
  headers?: Record<string, ResponseHeader | SchemaReference>
  content?: BodyContent
  [key: string]: unknown
}

export type RequestBody = { required?: boolean; content?: BodyContent; [key: string]: unknown }

export type SecurityRequirement = Record<string, string[]>

export type Operation = {
  operationId?: string
  parameters?: (Parameter | SchemaReference)[]
  requestBody?: RequestBody | SchemaReference
  responses?: Record<string, Response | SchemaReference>
  security?: SecurityRequirement[]
  'x-postern-errors'?: string[]
  'x-postern-scope'?: string | null
  'x-postern-entitlement'?: string | null
  'x-postern-host'?: string | null
  'x-postern-pagination'?: Record<string, unknown> | null
  'x-postern-idempotency'?: boolean
  [key: string]: unknown
}

export type PathItem = { parameters?: (Parameter | SchemaReference)[]; [key: string]: unknown }

export type OpenApiDocument = {
  openapi: string
  paths?: Record<string, PathItem | SchemaReference>
  webhooks?: Record<string, PathItem | SchemaReference>
  components?: { [kind: string]: Record<string, unknown> | undefined }
  security?: SecurityRequirement[]
  'x-postern-error-registry'?: Record<string, { status: number; [key: string]: unknown }>
  [key: string]: unknown
}

export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${toCanonicalJson(member)}`).join(',')}}`
}

export function resolvePointer(document: OpenApiDocument, reference: string): unknown {
  if (!reference.startsWith('#'))
    throw new Error(`The reference ${reference} leaves the document, which is unsupported.`)
  const steps = reference.slice(1).split('/').slice(1)
  let target: unknown = document
  for (const step of steps) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
    const holds = typeof target === 'object' && target !== null && Object.hasOwn(target, key)
    if (!holds) throw new Error(`The reference ${reference} points at nothing in the document.`)
    target = (target as Record<string, unknown>)[key]
  }
  return target
}

export function resolveRef<T extends object>(document: OpenApiDocument, value: T | SchemaReference): T {
  let target: unknown = value
  const seen = new Set<string>()
  while (typeof target === 'object' && target !== null && '$ref' in target) {
    const reference = String(target.$ref)
    if (seen.has(reference)) throw new Error(`The reference ${reference} points at itself.`)
    seen.add(reference)
    target = resolvePointer(document, reference)
  }
  return target as T
}

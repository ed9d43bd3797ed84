import { errorRegistry } from '../../../generated/errors.ts'
import { apiVersion, operations } from '../../../generated/operations.ts'
import type { RouteTable } from '../../platform/contract/route-table.ts'

export type ErrorFacts = {
  code: string
  status: number
  meaning: string
  remedy: string
  fields: Field[]
  example: unknown
  operations: OperationFacts[]
}

export type Field = { name: string; type: string; description: string }

export type OperationFacts = {
  id: string
  method: string
  path: string
  host: string | null
  scope: string | null
  summary: string
  tag: string
  /** Its address in the reference. */
  reference: string
  errors: readonly string[]
}

export type Described = { name: string; description: string }

/** What the pages tell of the contract. */
export type ContractFacts = {
  version: string
  /** Paragraph by paragraph. */
  description: string[]
  securityScheme: string
  authentication: string
  idempotency: string
  rateHeaders: Described[]
  operations: OperationFacts[]
  /** In the order in which the document introduces them. */
  tags: Described[]
  /** What a delivery carries beside its body, and what has to be answered. */
  webhookHeaders: Described[]
  webhookAnswer: string
  events: Described[]
  errors: Map<string, ErrorFacts>
}

type Operation = {
  summary?: string
  description?: string
  tags?: string[]
  parameters?: { name: string; description?: string }[]
  responses?: Record<string, { description?: string }>
}
type Schema = { properties?: Record<string, { type?: string | string[]; description?: string }> }

type OpenApi = {
  info?: { description?: string }
  tags?: { name: string; description?: string }[]
  paths?: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components?: {
    schemas?: Record<string, Schema>
    parameters?: Record<string, { description?: string }>
    headers?: Record<string, { description?: string }>
    securitySchemes?: Record<string, { description?: string }>
  }
}

const RATE_HEADERS = {
  'X-RateLimit-Limit': 'XRateLimitLimit',
  'X-RateLimit-Remaining': 'XRateLimitRemaining',
  'X-RateLimit-Reset': 'XRateLimitReset',
}

export function readContract(openApiJson: string): ContractFacts {
  const document: OpenApi = JSON.parse(openApiJson)
  const { info, tags = [], webhooks = {}, components = {} } = document
  const operations = describeOperations(document)
  const [scheme = '', { description: authentication = '' } = {}] =
    Object.entries(components.securitySchemes ?? {})[0] ?? []
  const deliveries = Object.entries(webhooks).flatMap(([name, methods]) =>
    Object.values(methods).map((delivery) => ({ name, delivery })),
  )
  const [first] = deliveries
  return {
    version: apiVersion,
    description: (info?.description ?? '').split('\n\n').map(onOneLine),
    securityScheme: scheme,
    authentication,
    idempotency: components.parameters?.IdempotencyKey?.description ?? '',
    rateHeaders: Object.entries(RATE_HEADERS).map(([name, key]) => described(name, components.headers?.[key])),
    operations,
    tags: tags.map((tag) => described(tag.name, tag)),
    webhookHeaders: (first?.delivery.parameters ?? []).map((header) => described(header.name, header)),
    webhookAnswer: Object.values(first?.delivery.responses ?? {})[0]?.description ?? '',
    events: deliveries.map(({ name, delivery }) => described(name, delivery)),
    errors: describeErrors(document, operations),
  }
}

function described(name: string, { description = '' }: { description?: string } = {}): Described {
  return { name, description: onOneLine(description) }
}

const onOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ').trim()

function describeOperations({ paths = {} }: OpenApi): OperationFacts[] {
  return Object.entries(operations as RouteTable).map(([id, { method, path, host, scope, errors }]) => {
    const { summary = id, tags: [tag = 'default'] = [] } = paths[path]?.[method.toLowerCase()] ?? {}
    const reference = `/docs#tag/${slug(tag)}/${method}${path}`
    return { id, method, path, host, scope, summary, tag, reference, errors }
  })
}

function slug(tag: string): string {
  return tag.toLowerCase().replace(/[\s_-]+/g, '-')
}

function describeErrors(document: OpenApi, described: OperationFacts[]): Map<string, ErrorFacts> {
  const entries = Object.entries(errorRegistry).map(([code, { status, meaning, remedy, fields, example }]) => {
    const declaring = described.filter(({ errors }) => errors.includes(code))
    const facts = { code, status, meaning, remedy, example, operations: declaring, fields: fieldsOf(document, fields) }
    return [code, facts] as const
  })
  return new Map(entries)
}

function fieldsOf({ components }: OpenApi, names: readonly string[]): Field[] {
  const properties = components?.schemas?.ErrorBody?.properties ?? {}
  return names.map((name) => {
    const { type = '', description = '' } = properties[name] ?? {}
    return { name, type: [type].flat().join(' or '), description }
  })
}

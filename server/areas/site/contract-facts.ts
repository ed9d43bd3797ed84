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

export type EventFacts = { name: string; description: string }

/** What the pages tell of the contract. */
export type ContractFacts = {
  version: string
  securityScheme: string
  operations: OperationFacts[]
  /** In the order in which the document introduces them. */
  tags: string[]
  events: EventFacts[]
  errors: Map<string, ErrorFacts>
}

type Described = { summary?: string; description?: string; tags?: string[] }
type Schema = { properties?: Record<string, { type?: string | string[]; description?: string }> }

type OpenApi = {
  tags?: { name: string }[]
  paths?: Record<string, Record<string, Described>>
  webhooks?: Record<string, Record<string, Described>>
  components?: { schemas?: Record<string, Schema>; securitySchemes?: Record<string, unknown> }
}

export function readContract(openApiJson: string): ContractFacts {
  const document: OpenApi = JSON.parse(openApiJson)
  const described = describeOperations(document)
  return {
    version: apiVersion,
    securityScheme: Object.keys(document.components?.securitySchemes ?? {})[0] ?? '',
    operations: described,
    tags: (document.tags ?? []).map(({ name }) => name),
    events: Object.entries(document.webhooks ?? {}).map(([name, methods]) => ({
      name,
      description: Object.values(methods)[0]?.description ?? '',
    })),
    errors: describeErrors(document, described),
  }
}

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

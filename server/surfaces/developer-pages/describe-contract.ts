import { type ErrorCode, errorRegistry, problemRules } from '../../../generated/errors.ts'
import { apiVersion, operations } from '../../../generated/operations.ts'
import type { RouteTable } from '../../platform/contract/route-table.ts'
import { findFilledValues, type OpenApiBody, type SchemaToFill } from './filled-values.ts'

export type ContractDescription = ReturnType<typeof describeContract>
export type OperationDescription = ReturnType<typeof describeOperations>[number]
export type ErrorDescription = ReturnType<typeof describeError>
export type NamedText = { name: string; description: string }

type Documented = { description?: string }

type Operation = Documented & {
  summary?: string
  tags?: string[]
  parameters?: (Documented & { name: string })[]
  requestBody?: OpenApiBody
  responses?: Record<string, Documented>
}

type OpenApi = {
  info?: Documented
  tags?: (Documented & { name: string })[]
  paths?: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  'x-postern-next-steps'?: Record<string, string>
  components?: {
    schemas?: Record<string, SchemaToFill & { properties?: Record<string, Documented & { type?: string | string[] }> }>
    parameters?: Record<string, Documented>
    headers?: Record<string, Documented>
    securitySchemes?: Record<string, Documented>
  }
}

const RATE_HEADERS = {
  'X-RateLimit-Limit': 'XRateLimitLimit',
  'X-RateLimit-Remaining': 'XRateLimitRemaining',
  'X-RateLimit-Reset': 'XRateLimitReset',
}

export function describeContract(openApiJson: string) {
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
    nextSteps: describeNextSteps(document),
    errors: new Map(errorCodes.map((code) => [code as string, describeError(document, operations, code)])),
  }
}

function described(name: string, { description = '' }: Documented = {}): NamedText {
  return { name, description: onOneLine(description) }
}

const onOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ').trim()

function describeOperations({ paths = {}, components }: OpenApi) {
  return Object.entries(operations as RouteTable).map(([id, { method, path, scope, errors }]) => {
    const { summary = id, tags: [tag = 'default'] = [], requestBody = {} } = paths[path]?.[method.toLowerCase()] ?? {}
    const reference = `/docs#tag/${tag.toLowerCase().replace(/[\s_-]+/g, '-')}/${method}${path}`
    const filled = findFilledValues(requestBody, components?.schemas ?? {})
    return { id, method, path, scope, summary, tag, reference, errors, filled }
  })
}

const errorCodes = Object.keys(errorRegistry) as ErrorCode[]

const describeNextSteps = (document: OpenApi) =>
  Object.entries(document['x-postern-next-steps'] ?? {}).map(([name, description]) => ({ name, description }))

/** The type is that of the params. */
function describeRules() {
  return Object.entries(problemRules).map(([name, { meaning, params }]) => {
    const type = Object.entries(params).map(([param, kind]) => `${param}: ${kind}`)
    return { name, type: type.join(', '), description: onOneLine(meaning) }
  })
}

function describeError(document: OpenApi, described: OperationDescription[], code: ErrorCode) {
  const { status, next_step, meaning, remedy, fields: names, example } = errorRegistry[code]
  const { ErrorBody, RefusalDetails } = document.components?.schemas ?? {}
  const describeFields = (schema: typeof ErrorBody, wanted: readonly string[]) =>
    wanted.flatMap((name) => {
      const property = schema?.properties?.[name]
      if (!property) return []
      const { type = '', description = '' } = property
      return [{ name, type: [type].flat().join(' or '), description: onOneLine(description) }]
    })
  const fields = describeFields(ErrorBody, names)
  const details = describeFields(RefusalDetails, 'details' in example ? Object.keys(example.details) : [])
  const rules = code === 'validation_failed' ? describeRules() : []
  const operations = described.filter(({ errors }) => errors.includes(code))
  const nextStep = describeNextSteps(document).find(({ name }) => name === next_step)
  return { code, status, nextStep, meaning, remedy, example, operations, fields, details, rules }
}

export type Schema = {
  [keyword: string]: unknown
  $ref?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  'x-postern-source'?: ValueSource
  'x-postern-key'?: string
  'x-postern-noun'?: { singular: string; plural: string }
  'x-filled-by-app'?: AppValue
  'x-postern-fresh-in-examples'?: AppValue
  'x-postern-minor-units'?: { currency: string }
  'x-postern-minor-digits'?: Record<string, string[]>
}

/** What an app puts into an input that it does not ask people for. */
export type AppValue = 'now' | 'uuid' | 'app_name'

/** Where the values of a field come from that refers to another object. */
export type ValueSource = {
  operation: string
  /** Where the list is in the operation's response. */
  items: string
  value: string
  label: string[]
  /** Parameter of the operation → parameter next to the field that fills it. */
  needs: Record<string, string>
  search?: string
}

export type MediaType = {
  schema?: Schema
  example?: unknown
  examples?: Record<string, { summary?: string; value?: unknown; $ref?: string }>
}

export type Response = { description: string; headers?: Record<string, unknown>; content?: Record<string, MediaType> }

export type Parameter = {
  name: string
  in: 'query' | 'path' | 'header' | 'cookie'
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
  'x-postern-source'?: ValueSource
  'x-filled-by-app'?: AppValue
}

export type ParameterOrRef = Parameter | { $ref: string }

export type Operation = {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: ParameterOrRef[]
  requestBody?: { required?: boolean; description?: string; content: Record<string, MediaType> }
  responses: Record<string, Response>
  security?: Record<string, string[]>[]
  servers?: {
    url: string
    description?: string
    variables?: Record<string, { default: string; description?: string }>
  }[]
  'x-postern-scope'?: string
  'x-postern-entitlement'?: string
  'x-postern-host'?: string
  'x-postern-pagination'?: {
    order: string
    items: string
    cursor: string
    limit: string
    next: string
    since?: string
    as_of?: string
  }
  'x-postern-connector'?: ConnectorStep
  'x-postern-auth-test'?: { label: string[] }
  'x-postern-subscribes'?: DeclaredSubscription
  'x-postern-unsubscribes'?: { parameter: string }
  /** The parameters that make a list begin with the newest. */
  'x-postern-newest'?: Record<string, string>
  'x-postern-sample'?: { operation: string; query: Record<string, unknown> }
  'x-postern-errors'?: string[]
  /** Only while the document is built: examples of the operation's own errors, by code. */
  'x-postern-refusal-examples'?: Record<string, { message: string; details?: unknown }>
  /** Only while the document is built: path values and headers of the operation's own example. */
  'x-postern-example-values'?: { path: Record<string, string>; headers: Record<string, string> }
  'x-postern-idempotency'?: boolean
  'x-postern-keeps-answers'?: boolean
  'x-postern-refuses-keys'?: string
  'x-postern-devices'?: boolean
  'x-postern-used-once'?: boolean
  'x-postern-signed-link'?: boolean
  'x-postern-file-body'?: { type: string; types: string[]; max_bytes: number; example?: string }
  'x-postern-sdk'?: SdkMethodName
  'x-postern-webhook'?: string
  'x-codeSamples'?: { lang: string; label: string; source: string }[]
}

/** What an automation platform would offer; a trigger also has the operations to subscribe and unsubscribe. */
export type ConnectorStep = {
  kind: string
  label: string
  description: string
  noun?: string
  /** Of a search: the operation that makes what it does not find. */
  create?: string
  subscribe?: string
  unsubscribe?: string
}

/** How an app subscribes to webhook events by an operation. */
export type DeclaredSubscription = {
  address: string
  types: string
  choices: string[]
  id: string
  secret: string
  delivery: { object: string; id: string; signature: Record<string, string | number> }
}

/** `client.events.days.lock(…)` is the method `lock` of the resource `events`, `days`. */
export type SdkMethodName = { resource: string[]; method: string }

export type PathItem = { [method: string]: Operation }

export type Document = {
  openapi: string
  info: {
    title: string
    version: string
    description?: string
    license?: { name: string; identifier?: string; url?: string; 'x-oai-license-identifier'?: string }
  }
  tags?: { name: string; description?: string }[]
  paths: Record<string, PathItem>
  webhooks?: Record<string, PathItem>
  components: {
    schemas: Record<string, Schema>
    examples?: Record<string, { summary?: string; value: unknown }>
    headers?: Record<string, unknown>
    responses?: Record<string, Response>
    parameters?: Record<string, Parameter>
    securitySchemes?: Record<string, unknown>
  }
  'x-postern-error-registry'?: Record<string, ErrorDefinition>
  'x-postern-problem-rules'?: Record<string, ProblemRuleDefinition>
  /** What each `next_step` of the registry asks a program to do. */
  'x-postern-next-steps'?: Record<string, string>
  [extension: `x-${string}`]: unknown
}

export type ProblemRuleDefinition = {
  meaning: string
  /** The type of each param, as TypeScript writes it. */
  params: Record<string, string>
  optional_params?: string[]
}

export type ErrorDefinition = {
  status: number
  next_step: string
  meaning: string
  remedy: string
  example: Record<string, unknown>
  /** Names of the fields next to `code`. */
  fields: string[]
  optional_fields?: string[]
  /** What `details` always has. */
  certain_details?: string[]
}

/** The label is what sentences call it: `GET /v1/events`. */
export type LocatedOperation = { method: string; path: string; label: string; operation: Operation }

export function getOperations(items: Record<string, PathItem>): LocatedOperation[] {
  return Object.entries(items).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, operation]) => {
      const method = verb.toUpperCase()
      return { method, path, label: `${method} ${path}`, operation }
    }),
  )
}

export function getAllOperations({ paths, webhooks = {} }: Document): LocatedOperation[] {
  return [...getOperations(paths), ...getOperations(webhooks)]
}

export function getParameters(document: Document, operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => {
    if (!('$ref' in parameter)) return parameter
    const found = document.components.parameters?.[parameter.$ref.split('/').at(-1) ?? '']
    if (!found) throw new Error(`${parameter.$ref} leads nowhere`)
    return found
  })
}

/** An operation that only needs the scope to read, such as an export, changes nothing, whatever its method. */
export const canChangeData = (method: string, operation: Operation): boolean =>
  method !== 'GET' && operation['x-postern-entitlement'] !== 'api_read'

/** What is there is changed by PATCH and PUT alone. */
export const isUpdateMethod = (method: string): boolean => method === 'PATCH' || method === 'PUT'

/** The operation that changes what is at a path. */
export const findConditionalOperation = ({ paths }: Document, path: string): Operation | undefined =>
  Object.entries(paths[path] ?? {}).find(([method]) => isUpdateMethod(method.toUpperCase()))?.[1]

/** Scopes of the sandbox's public key that allow changes. */
const VISITORS_SCOPES = ['write', 'scanner']

export function canSandboxKeyChangeData(method: string, operation: Operation): boolean {
  if (!VISITORS_SCOPES.includes(operation['x-postern-scope'] ?? '')) return false
  return canChangeData(method, operation) && operation['x-postern-refuses-keys'] === undefined
}

export const isSuccessStatus = (status: string): boolean => /^[23]/.test(status)

/** What an operation answers where it succeeds. */
export function listAnswers({ responses }: Operation): { status: string; type: string; media: MediaType }[] {
  return Object.entries(responses).flatMap(([status, { content = {} }]) =>
    isSuccessStatus(status) ? Object.entries(content).map(([type, media]) => ({ status, type, media })) : [],
  )
}

export const getFirstExample = (media: MediaType | undefined): unknown => Object.values(media?.examples ?? {})[0]?.value

/** The component schemas that `part` refers to, directly or indirectly. */
export function findReferencedSchemas(document: Document, part: unknown): Map<string, Schema> {
  const found = new Map<string, Schema>()
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const ref = (value as Schema).$ref
    const name = typeof ref === 'string' ? (ref.split('#/components/schemas/')[1] ?? '') : ''
    const schema = document.components.schemas[name]
    if (schema && !found.has(name)) {
      found.set(name, schema)
      visit(schema)
    }
    for (const child of Object.values(value)) visit(child)
  }
  visit(part)
  return found
}

/** The schema of the known values of an open enum, which is known values or any string. */
export function findOpenEnumValuesSchema(schema: Schema): Schema | null {
  const [known, any, ...more] = schema.anyOf ?? []
  const takesAny = any?.type === 'string' && Object.keys(any).length === 1
  return known && takesAny && more.length === 0 && (known.$ref || known.enum) ? known : null
}

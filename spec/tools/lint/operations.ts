import { type Document, type LocatedOperation, operationsOf, parametersOf } from '../document.ts'

const HOST_PREFIXES: Record<string, RegExp> = {
  api: /^\/v1\//,
  scanner: /^\/api\/v1\//,
  tenant: /^\/o\/\{organization\}\//,
}

export function everyOperationIsComplete(document: Document): string[] {
  const webhooks = operationsOf(document.webhooks ?? {})
  return [
    ...operationsOf(document.paths).flatMap((located) => missing(located, SERVED)),
    ...webhooks.flatMap((located) => missing(located, DESCRIBED)),
    ...repeatedIds([...operationsOf(document.paths), ...webhooks]),
  ]
}

const DESCRIBED = ['operationId', 'summary', 'description', 'tags'] as const
const SERVED = [...DESCRIBED, 'x-postern-host', 'x-postern-errors'] as const
const WITH_KEY = ['x-postern-scope', 'x-postern-entitlement'] as const

const DECORATORS: Record<string, string> = {
  operationId: '@operationId',
  summary: '@summary',
  description: 'a doc comment',
  tags: '@tag',
  'x-postern-host': '@host',
  'x-postern-errors': '@errors',
  'x-postern-scope': '@scope',
  'x-postern-entitlement': '@entitlement',
}

function missing({ method, path, operation }: LocatedOperation, fields: readonly (typeof SERVED)[number][]): string[] {
  const needsKey = fields === SERVED && operation['x-postern-host'] !== 'tenant'
  return [...fields, ...(needsKey ? WITH_KEY : [])]
    .filter((field) => operation[field] === undefined || operation[field] === '')
    .map((field) => `${method} ${path} has no ${DECORATORS[field]}.`)
}

function repeatedIds(located: LocatedOperation[]): string[] {
  const ids = located.map(({ operation }) => operation.operationId)
  return [...new Set(ids.filter((id, index) => id && ids.indexOf(id) !== index))].map(
    (id) => `The operation id ${id} is used more than once.`,
  )
}

export function hostsMatchPaths(document: Document): string[] {
  return operationsOf(document.paths).flatMap(({ method, path, operation }) => {
    const host = operation['x-postern-host']
    const prefix = host ? HOST_PREFIXES[host] : undefined
    return !prefix || prefix.test(path) ? [] : [`${method} ${path} does not belong on the host ${host}.`]
  })
}

/** A list is an operation whose success holds `data` and `page`: it must say how it is ordered and take a cursor. */
export function everyListIsPaginated(document: Document): string[] {
  return operationsOf(document.paths).flatMap(({ method, path, operation }) => {
    const schema = operation.responses['200']?.content?.['application/json']?.schema
    const name = schema?.$ref?.split('/').at(-1) ?? ''
    const resolved = schema?.$ref ? document.components.schemas[name] : schema
    const properties = (resolved?.properties ?? {}) as Record<string, unknown>
    const isList = 'data' in properties && 'page' in properties
    const parameters = new Set(parametersOf(document, operation).map((parameter) => parameter.name))
    if (isList && !operation['x-postern-pagination']) return [`${method} ${path} answers a list but has no @paginated.`]
    if (!operation['x-postern-pagination']) return []
    return ['cursor', 'limit']
      .filter((parameter) => !parameters.has(parameter))
      .map((parameter) => `${method} ${path} is paginated but takes no ${parameter}.`)
  })
}

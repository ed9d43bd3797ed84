import {
  type Document,
  getOperations,
  getParameters,
  isUpdateMethod,
  type LocatedOperation,
  listAnswers,
  type Operation,
  type Schema,
} from '../document.ts'
import { getRefName, resolveSchema } from '../fields.ts'
import { isFormatOfMediaType } from '../lint/sdk.ts'
import { toCamelCase, toModelTypeName, toQueryTypeName } from './sdk-names.ts'

export type SdkArgument = { name: string; type: string; optional: boolean; description: string }

/** What a method returns. Files are text or bytes, depending on the value of `format`. */
export type SdkReturnType =
  | { kind: 'list'; type: string; follows: boolean }
  | { kind: 'object'; type: string }
  | { kind: 'files'; types: Record<string, string> }
  | { kind: 'nothing' }

export type SdkOperation = {
  id: string
  host: string
  resource: string[]
  method: string
  verb: string
  /** Relative to the client's base URL. */
  path: string
  tag: string
  summary: string
  description: string
  idempotent: boolean
  pathArguments: SdkArgument[]
  body: SdkArgument | null
  /** Media type of the file that is accepted in place of the body. */
  fileTypes: string[] | null
  query: SdkArgument | null
  answer: SdkReturnType
  /** Error codes about the objects, without those that every call can have. */
  refusals: string[]
}

const JSON_TYPE = 'application/json'

/** Of a file whose type does not depend on the request. */
const ANY_TYPE = '*/*'

/** The base URL of a public client already contains this. */
const ORGANIZATION_PREFIX = /^\/o\/\{organization\}/

export const listSdkOperations = (document: Document): SdkOperation[] =>
  getOperations(document.paths).map((located) => sdkOperation(document, located))

function sdkOperation(document: Document, { method: verb, path: fullPath, operation }: LocatedOperation): SdkOperation {
  const { resource = [], method = '' } = operation['x-postern-sdk'] ?? {}
  const host = operation['x-postern-host'] ?? ''
  const path = host === 'tenant' ? fullPath.replace(ORGANIZATION_PREFIX, '') : fullPath
  return {
    id: operation.operationId ?? '',
    host,
    resource,
    method,
    verb,
    path,
    tag: operation.tags?.[0] ?? '',
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    idempotent: operation['x-postern-idempotency'] ?? false,
    pathArguments: pathArguments(document, operation, path),
    body: bodyArgument(document, operation, verb),
    fileTypes: operation['x-postern-file-body']?.types ?? null,
    query: queryArgument(document, operation),
    answer: answerOf(document, operation),
    refusals: refusalsOf(document, operation),
  }
}

function pathArguments(document: Document, operation: Operation, path: string): SdkArgument[] {
  const parameters = getParameters(document, operation)
  return [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name)
    const schema = resolveSchema(document, parameter?.schema)
    const type = schema.type === 'integer' || schema.type === 'number' ? 'number' : 'string'
    const description = parameter?.description ?? schema.description ?? ''
    return { name: toCamelCase(name), type, optional: false, description }
  })
}

/** The body of an action is optional if everything in it is. */
function bodyArgument(document: Document, { operationId, requestBody }: Operation, verb: string): SdkArgument | null {
  const schema = requestBody?.content[JSON_TYPE]?.schema
  if (!requestBody || !schema) return null
  const name = getRefName(schema.$ref ?? '')
  const resolved = resolveSchema(document, schema)
  return {
    name: argumentName(name),
    type: name
      ? toModelTypeName(name)
      : `NonNullable<operations['${operationId}']['requestBody']>['content']['${JSON_TYPE}']`,
    optional: !requestBody.required || (verb === 'POST' && resolved.type === 'object' && !resolved.required?.length),
    description: schema.description ?? resolved.description ?? '',
  }
}

/** `ticket` of `NewTicket`, `changes` of `DayChanges`. */
function argumentName(schema: string): string {
  if (!schema) return 'body'
  if (schema.endsWith('Changes')) return 'changes'
  return toCamelCase(schema.replace(/^New(?=[A-Z])/, ''))
}

function queryArgument(document: Document, operation: Operation): SdkArgument | null {
  const parameters = getParameters(document, operation).filter((parameter) => parameter.in === 'query')
  if (parameters.length === 0) return null
  const isList = operation['x-postern-pagination'] !== undefined
  return {
    name: 'query',
    type: toQueryTypeName(operation.operationId ?? ''),
    optional: parameters.every(({ required }) => !required),
    description: isList ? 'Which of them, and how many at a time.' : 'How it is to be answered.',
  }
}

function answerOf(document: Document, operation: Operation): SdkReturnType {
  const successes = listAnswers(operation)
  const [first] = successes
  if (!first) return { kind: 'nothing' }
  if (first.type !== JSON_TYPE) {
    const types = operation['x-postern-signed-link'] ? { '': ANY_TYPE } : fileTypes(document, operation, successes)
    return { kind: 'files', types }
  }
  const pagination = operation['x-postern-pagination']
  const typeOf = (schema: Schema | undefined, fallback: string) => {
    const name = getRefName(schema?.$ref ?? '')
    return name ? toModelTypeName(name) : fallback
  }
  const whole = `operations['${operation.operationId}']['responses'][${first.status}]['content']['${JSON_TYPE}']`
  if (!pagination) {
    const types = successes.map(({ media }) => typeOf(media.schema, whole))
    return { kind: 'object', type: [...new Set(types)].join(' | ') }
  }
  const items = resolveSchema(document, first.media.schema).properties?.[pagination.items]?.items
  const type = typeOf(items, `${whole}['${pagination.items}'][number]`)
  return {
    kind: 'list',
    type,
    follows: pagination.order === 'by_commit' && operation['x-postern-sdk']?.method === 'list',
  }
}

/** The media type for each value of `format`, the default first. */
function fileTypes(document: Document, operation: Operation, successes: { type: string }[]): Record<string, string> {
  const format = getParameters(document, operation).find(({ name }) => name === 'format')
  const values = (resolveSchema(document, format?.schema).enum ?? []) as string[]
  const named = successes.map(
    ({ type }) => [values.find((value) => isFormatOfMediaType(value, type)) ?? '', type] as const,
  )
  const isDefault = ([value]: readonly [string, string]) => value === format?.schema.default
  return Object.fromEntries([...named.filter(isDefault), ...named.filter((each) => !isDefault(each))])
}

const OF_OBJECTS = new Set([404, 409, 410, 412, 422])

function refusalsOf(document: Document, operation: Operation): string[] {
  const registry = document['x-postern-error-registry'] ?? {}
  const codes = operation['x-postern-errors'] ?? []
  return codes.filter((code) => OF_OBJECTS.has(registry[code]?.status ?? 0) && !code.startsWith('idempotency_'))
}

export function listSdkArguments({ pathArguments, body, query }: SdkOperation): SdkArgument[] {
  return [...pathArguments, ...(body ? [body] : []), ...(query ? [query] : [])]
}

export function formatArguments(operation: SdkOperation): string {
  const { idempotent, verb } = operation
  const options = idempotent ? 'PostOptions' : isUpdateMethod(verb) ? 'ChangeOptions' : 'RequestOptions'
  const typed = listSdkArguments(operation).map((argument, index, all) => {
    const optional = all.slice(index).every((each) => each.optional)
    return `${argument.name}${optional ? '?' : ''}: ${typeOf(argument, operation)}`
  })
  return [...typed, `options?: ${options}`].join(', ')
}

function typeOf(argument: SdkArgument, operation: SdkOperation): string {
  const { name, type } = argument
  const { answer, body, fileTypes } = operation
  if (argument === body && fileTypes) return `models.${type} | Upload`
  if (type === 'ChangesQuery' || !/^[A-Z]\w*$/.test(type)) return type
  const choosesFile = name === 'query' && answer.kind === 'files' && !('' in answer.types)
  return choosesFile ? `Omit<models.${type}, 'format'> & { format?: Format }` : `models.${type}`
}

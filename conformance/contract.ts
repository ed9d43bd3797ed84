import type { ErrorCode } from '../generated/errors.ts'
import { type OperationId, operations } from '../generated/operations.ts'
import type { RouteDefinition } from '../server/platform/contract/route-table.ts'
import * as openapi from '../spec/tools/document.ts'
import { readContractWithInlineResponses } from '../spec/tools/generate/shared-responses.ts'

export type Operation = RouteDefinition & { id: OperationId; declared: openapi.Operation }

export const openApiDoc: openapi.Document = readContractWithInlineResponses()

export const allOperations: Operation[] = openapi.getOperations(openApiDoc.paths).map(({ operation }) => {
  const id = operation.operationId as OperationId
  return { ...(operations[id] as RouteDefinition), id, declared: operation }
})

export function getOperation(id: OperationId): Operation {
  const found = allOperations.find((operation) => operation.id === id)
  if (!found) throw new Error(`The contract has no operation ${id}.`)
  return found
}

export const declaresError = (operation: Operation, code: ErrorCode): boolean => operation.errors.includes(code)

export const listParametersIn = (operation: Operation, place: openapi.Parameter['in']): openapi.Parameter[] =>
  openapi.getParameters(openApiDoc, operation.declared).filter((parameter) => parameter.in === place)

export const findBodySchema = (operation: Operation): openapi.Schema | null =>
  operation.declared.requestBody?.content['application/json']?.schema ?? null

export function resolveSchema(schema: openapi.Schema): openapi.Schema {
  if (!schema.$ref) return schema
  const found = openApiDoc.components.schemas[schema.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`${schema.$ref} leads nowhere.`)
  return resolveSchema(found)
}

export type DeclaredExample = { name: string; value: unknown }

export type DeclaredContent = { type: string; schema: openapi.Schema | null; examples: DeclaredExample[] }

export function listAnswerContent(operation: Operation, status: number): DeclaredContent[] {
  const content = operation.declared.responses[String(status)]?.content ?? {}
  return Object.entries(content).map(([type, { schema = null, examples = {} }]) => ({
    type,
    schema,
    examples: Object.entries(examples).map(([name, { value, $ref }]) => ({
      name,
      value: $ref ? openApiDoc.components.examples?.[$ref.split('/').at(-1) ?? '']?.value : value,
    })),
  }))
}

export const listAnswerExamples = (operation: Operation, status: number): DeclaredExample[] =>
  listAnswerContent(operation, status).flatMap(({ examples }) => examples)

/** The operation that deletes what this one creates, if there is one. */
export function findDeleteOperation(operation: Operation): Operation | null {
  const isItem = (path: string) =>
    path.startsWith(`${operation.path}/`) && /^\{[^/]+\}$/.test(path.slice(operation.path.length + 1))
  return allOperations.find(({ method, path }) => method === 'DELETE' && isItem(path)) ?? null
}

import type { ErrorCode } from '../generated/errors.ts'
import { type OperationId, operations } from '../generated/operations.ts'
import type { RouteDefinition } from '../server/platform/contract/route-table.ts'
import {
  type Operation as DeclaredOperation,
  type Document,
  getOperations,
  getParameters,
  type Parameter,
  type Schema,
} from '../spec/tools/document.ts'
import { readContractWithInlineResponses } from '../spec/tools/generate/shared-responses.ts'

export type Operation = RouteDefinition & { id: OperationId; declared: DeclaredOperation }

export const openApiDoc: Document = readContractWithInlineResponses()

export const everyOperation: Operation[] = getOperations(openApiDoc.paths).map(({ operation }) => {
  const id = operation.operationId as OperationId
  return { ...(operations[id] as RouteDefinition), id, declared: operation }
})

export function getOperation(id: OperationId): Operation {
  const found = everyOperation.find((operation) => operation.id === id)
  if (!found) throw new Error(`The contract has no operation ${id}.`)
  return found
}

export function declaresError(operation: Operation, code: ErrorCode): boolean {
  return operation.errors.includes(code)
}

export function listParametersIn(operation: Operation, place: Parameter['in']): Parameter[] {
  return getParameters(openApiDoc, operation.declared).filter((parameter) => parameter.in === place)
}

export function findBodySchema(operation: Operation): Schema | null {
  return operation.declared.requestBody?.content['application/json']?.schema ?? null
}

export function resolveSchema(schema: Schema): Schema {
  if (!schema.$ref) return schema
  const found = openApiDoc.components.schemas[schema.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`${schema.$ref} leads nowhere.`)
  return resolveSchema(found)
}

export type DeclaredExample = { name: string; value: unknown }

export type DeclaredContent = { type: string; schema: Schema | null; examples: DeclaredExample[] }

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

export function listAnswerExamples(operation: Operation, status: number): DeclaredExample[] {
  return listAnswerContent(operation, status).flatMap(({ examples }) => examples)
}

/** The operation that deletes what this one creates, if there is one. */
export function findDeleteOperation(operation: Operation): Operation | null {
  const isItem = (path: string) =>
    path.startsWith(`${operation.path}/`) && /^\{[^/]+\}$/.test(path.slice(operation.path.length + 1))
  return everyOperation.find(({ method, path }) => method === 'DELETE' && isItem(path)) ?? null
}

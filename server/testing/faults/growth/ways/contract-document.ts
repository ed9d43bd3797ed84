import { readFileSync } from 'node:fs'
import type { OperationId } from '../../../../../generated/operations.ts'
import { type BodySchema, type BodySchemas, buildSampleValue } from './schema.ts'

type Content = { schema: BodySchema; examples?: Record<string, { value: unknown }> }
type Parameter = { $ref?: string; in: string; name: string; example?: string }
type Operation = {
  operationId: OperationId
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Content> }
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: BodySchemas; parameters: Record<string, Parameter> }
}

const document: Document = JSON.parse(
  readFileSync(new URL('../../../../../generated/openapi.json', import.meta.url), 'utf8'),
)

export const { schemas: contractSchemas } = document.components

const described = new Map(
  Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => [operation.operationId, operation]),
)

/** The schema of an operation's body and a body that is valid. */
export function findRequestBody(id: OperationId): { schema: BodySchema; example: unknown } | null {
  const content = described.get(id)?.requestBody?.content['application/json']
  if (!content) return null
  const [example] = Object.values(content.examples ?? {})
  return { schema: content.schema, example: example?.value ?? buildSampleValue(content.schema, contractSchemas) }
}

/** The names of the headers or parameters of the query that an operation reads. */
export function listParameterNames(id: OperationId, place: 'header' | 'query'): string[] {
  const named = (described.get(id)?.parameters ?? []).map(
    (one) => document.components.parameters[one.$ref?.slice(one.$ref.lastIndexOf('/') + 1) ?? ''] ?? one,
  )
  return named.filter((one) => one.in === place).map(({ name }) => name)
}

/** What a parameter of a path is in the sandbox. */
export function findPathParameterExample(name: string): string {
  const found = Object.values(document.components.parameters).find((one) => one.in === 'path' && one.name === name)
  return found?.example ?? name
}

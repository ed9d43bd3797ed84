import { compareAccess } from './access.ts'
import {
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type Reference,
  type RequestBody,
  type Response,
  resolveRef,
} from './document.ts'
import { compareOperationErrors } from './errors.ts'
import type { ReaderPair } from './pairing.ts'
import { compareParameters, toParameterKey } from './parameters.ts'
import { compareRequestBody } from './request-bodies.ts'
import { compareResponses } from './responses.ts'
import { type Break, report } from './rules.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** An operation, with the parts that it refers to. */
export type OperationEntry = {
  label: string
  operation: Operation
  parameters: Map<string, Parameter>
  body: RequestBody | undefined
  responses: Map<string, Response>
}

export function compareOperations(readers: ReaderPair): Break[] {
  const current = listOperations(readers.after.document, readers.after.document.paths)
  return [...listOperations(readers.before.document, readers.before.document.paths)].flatMap(([key, before]) => {
    const after = current.get(key)
    if (after === undefined) return [report('operation-removed', before.label, 'the operation was removed')]
    return [
      ...compareOperationId(before, after),
      ...compareParameters(readers, before, after),
      ...compareRequestBody(readers, before, after),
      ...compareResponses(readers, before, after),
      ...compareOperationErrors(before, after),
      ...compareAccess(readers, before, after),
    ]
  })
}

export function compareOperationId(before: OperationEntry, after: OperationEntry): Break[] {
  const [ours, theirs] = [before.operation.operationId, after.operation.operationId]
  if (ours === undefined || ours === theirs) return []
  const sentence = `the operation id changed from ${ours} to ${theirs ?? 'none'}`
  return [report('operation-id-changed', before.label, sentence)]
}

export function listOperations(
  document: OpenApiDocument,
  items: Record<string, PathItem | Reference> = {},
  labelOf = (method: string, path: string) => `${method.toUpperCase()} ${path}`,
): Map<string, OperationEntry> {
  const entries = new Map<string, OperationEntry>()
  for (const [path, reference] of Object.entries(items)) {
    const item = resolveRef(document, reference)
    for (const method of methods) {
      const operation = item[method] as Operation | undefined
      if (operation) {
        entries.set(`${method} ${path}`, readOperation(document, labelOf(method, path), item, operation))
      }
    }
  }
  return entries
}

function readOperation(document: OpenApiDocument, label: string, item: PathItem, operation: Operation): OperationEntry {
  const { parameters: own = [], requestBody, responses = {} } = operation
  const parameters = [...(item.parameters ?? []), ...own].map((one) => resolveRef<Parameter>(document, one))
  const answers = Object.entries(responses).map(
    ([status, one]) => [status, resolveRef<Response>(document, one)] as const,
  )
  return {
    label,
    operation,
    parameters: new Map(parameters.map((one) => [toParameterKey(one), one])),
    body: requestBody && resolveRef<RequestBody>(document, requestBody),
    responses: new Map(answers.map(([status, one]) => [status.toUpperCase(), one])),
  }
}

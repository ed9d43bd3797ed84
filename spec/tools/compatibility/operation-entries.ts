import {
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Response,
  resolveRef,
  type SchemaReference,
} from './document.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** An operation, with the parts that it refers to. */
export type OperationEntry = {
  label: string
  operation: Operation
  parameters: Map<string, Parameter>
  body: RequestBody | undefined
  responses: Map<string, Response>
}

export function listOperations(
  document: OpenApiDocument,
  items: Record<string, PathItem | SchemaReference> = {},
  labelOf = (method: string, path: string) => `${method.toUpperCase()} ${path}`,
): Map<string, OperationEntry> {
  const entries = new Map<string, OperationEntry>()
  for (const [path, reference] of Object.entries(items)) {
    const item = resolveRef(document, reference)
    for (const method of methods) {
      const operation = item[method] as Operation | undefined
      if (operation) entries.set(`${method} ${path}`, readOperation(document, labelOf(method, path), item, operation))
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

export const toParameterKey = (parameter: Parameter): string =>
  `${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`

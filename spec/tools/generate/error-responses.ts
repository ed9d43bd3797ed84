import * as openapi from '../document.ts'
import { buildErrorExample } from './error-examples.ts'
import { nameSharedResponse, type SharedResponseNames } from './response-names.ts'

export type DeclaredErrors = {
  errors: Record<string, openapi.ErrorDefinition>
  nextSteps: Record<string, string>
  errorsByCallKind: Record<string, string[]>
  problemRules: Record<string, openapi.ProblemRuleDefinition>
}

/** Documents the errors of each operation and its kind of call as responses; returns which are shared, with names. */
export function addErrorResponses(document: openapi.Document, sources: DeclaredErrors): SharedResponseNames {
  const names: SharedResponseNames = {}
  const used = new Set<string>()
  for (const located of openapi.getOperations(document.paths)) {
    const { method, operation } = located
    const codes = errorCodesOf(method, operation, sources)
    const own = new Set(operation['x-postern-errors'])
    const groups = groupByStatus(codes, sources.errors)
    operation['x-postern-errors'] = codes
    for (const code of Object.keys(operation['x-postern-refusal-examples'] ?? {})) {
      if (!sources.errors[code])
        throw new Error(`${operation.operationId} has an example of the error ${code}, which does not exist.`)
    }
    for (const [status, group] of groups) {
      const examples = group.map(
        (code) => [code, buildErrorExample(document, located, code, sources.errors[code])] as const,
      )
      for (const [code, example] of examples) if (!example) used.add(code)
      operation.responses[status] = errorResponse(status, group, Object.fromEntries(examples), sources.errors)
      const name = nameSharedResponse(document, located, status, group, own)
      if (name) names[operation.operationId ?? ''] = { ...names[operation.operationId ?? ''], [status]: name }
    }
    delete operation['x-postern-refusal-examples']
  }
  document['x-postern-error-registry'] = sources.errors
  document['x-postern-problem-rules'] = sources.problemRules
  document['x-postern-next-steps'] = sources.nextSteps
  document.components.examples = Object.fromEntries(
    Object.entries(sources.errors)
      .filter(([code]) => used.has(code))
      .map(([code, facts]) => [exampleName(code), { summary: code, value: { error: facts.example } }]),
  )
  return names
}

function errorCodesOf(
  method: string,
  operation: openapi.Operation,
  { errors, errorsByCallKind }: DeclaredErrors,
): string[] {
  const kinds = ['every_call', 'with_input']
  if (operation['x-postern-scope']) kinds.push('with_key')
  if (operation.requestBody) kinds.push('with_body')
  if (method === 'POST' && !operation['x-postern-used-once']) kinds.push('idempotent')
  if (operation['x-postern-scope'] && operation['x-postern-host'] === 'scanner') kinds.push('at_scanner')
  if (openapi.canChangeData(method, operation)) kinds.push('changing')
  if (openapi.isUpdateMethod(method)) kinds.push('conditional')
  if (openapi.canSandboxKeyChangeData(method, operation)) kinds.push('in_sandbox')
  const codes = new Set([
    ...kinds.flatMap((kind) => errorsByCallKind[kind] ?? []),
    ...(operation['x-postern-errors'] ?? []),
  ])
  if (operation['x-postern-keeps-answers']) codes.delete('idempotency_in_progress')
  // Keys are refused before these checks, and a device has its scope and no monthly quota.
  if (operation['x-postern-refuses-keys']) for (const code of ['api_key_scope', 'quota_exceeded']) codes.delete(code)
  return Object.keys(errors).filter((code) => codes.has(code))
}

function groupByStatus(codes: string[], errors: Record<string, openapi.ErrorDefinition>): [string, string[]][] {
  const groups = Map.groupBy(codes, (code) => String(errors[code]?.status))
  return [...groups].sort(([a], [b]) => a.localeCompare(b))
}

/** Codes whose `details` have a declared shape. */
const ENVELOPES: Record<string, string> = {
  '400': 'ValidationErrorEnvelope',
  '409': 'RefusalEnvelope',
  '422': 'RefusalEnvelope',
}

function errorResponse(
  status: string,
  codes: string[],
  fitting: Record<string, object | undefined>,
  errors: Record<string, openapi.ErrorDefinition>,
): openapi.Response {
  return {
    description: codes.map((code) => `\`${code}\`: ${errors[code]?.meaning}`).join('\n\n'),
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${ENVELOPES[status] ?? 'ErrorEnvelope'}` },
        examples: Object.fromEntries(
          likeliestFirst(codes).map((code) => {
            const error = fitting[code]
            return [
              code,
              error ? { summary: code, value: { error } } : { $ref: `#/components/examples/${exampleName(code)}` },
            ]
          }),
        ),
      },
    },
  }
}

/** A mock responds to an invalid request with the first example. */
const likeliestFirst = (codes: string[]): string[] =>
  codes.toSorted((one, other) => Number(other === LIKELIEST) - Number(one === LIKELIEST))

const LIKELIEST = 'validation_failed'

const exampleName = (code: string): string => `error_${code}`

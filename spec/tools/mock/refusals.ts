import { type ErrorContent, toErrorBody, toHttpStatus } from '../../runtime/error-body.ts'
import { findNearestWord } from '../../runtime/nearest-word.ts'
import { problem } from '../../runtime/problems/problems.ts'
import { describeMockAnswers, listAllowedMethods } from './examples.ts'
import { parseMockBody, refuseProblems } from './problems.ts'

export type MockRequest = { method: string; path: string; prefer: string | undefined }

/** As in the examples of the contract. */
const TOLD = { requestId: '01JQ90B3D5F7H9K1N3Q5S7V9X1', pagesOrigin: 'https://tickets.example' }

/** Whether a response is one of Prism's own errors, which clients of the service cannot parse. */
export const isPrismError = (contentType: string | undefined): boolean =>
  contentType?.includes('application/problem+json') ?? false

export function toRefusalFromPrismError(error: string, { method, path, prefer }: MockRequest): ErrorContent {
  const { type = '', title = '', detail = '' } = JSON.parse(error)
  if (type.endsWith('#NO_PATH_MATCHED_ERROR')) {
    const details = { object: 'operation', reference: `${method} ${path}` }
    return { code: 'not_found', message: `There is no operation at ${method} ${path}.`, details }
  }
  if (type.endsWith('#NO_METHOD_MATCHED_ERROR')) {
    const details = { allow: listAllowedMethods(path) }
    return { code: 'method_not_allowed', message: `The path ${path} does not answer ${method}.`, details }
  }
  if (prefer) {
    const there = describeMockAnswers(method, path)
    return refuseProblems([problem(PREFER, 'unknown_answer', { asked: prefer, available: there })])
  }
  return { code: 'internal', message: `The mock has no answer: ${detail || title}` }
}

const PREFER = 'header/Prefer'

const PREFERENCES = ['code', 'example', 'dynamic']

/** Prism ignores an unknown preference and responds as if there were none. */
export function refuseMisspelledPreference(prefer: string | undefined): ErrorContent | undefined {
  for (const part of prefer?.split(',') ?? []) {
    const name = part.split('=')[0]?.trim().toLowerCase() ?? ''
    const meant = PREFERENCES.includes(name) ? undefined : findNearestWord(name, PREFERENCES)
    if (meant) return refuseProblems([problem(PREFER, 'unknown_preference', { preference: name, suggestion: meant })])
  }
  return undefined
}

/** Prism never responds to a body that is not JSON. */
export function refuseInvalidJson(contentType: string | undefined, body: Buffer): ErrorContent | undefined {
  if (body.length === 0 || !contentType?.includes('json')) return undefined
  const parsed = parseMockBody(body)
  return parsed.ok ? undefined : refuseProblems([parsed.problem])
}

export function toMockErrorResponse(refusal: ErrorContent) {
  return {
    status: toHttpStatus(refusal.code),
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': TOLD.requestId },
    body: Buffer.from(JSON.stringify(toErrorBody(refusal, TOLD))),
  }
}

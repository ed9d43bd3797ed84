import { type ErrorContent, toErrorBody, toHttpStatus } from '../../shared/error-body.ts'
import { findNearestWord } from '../../shared/nearest-word.ts'
import { describeProblems } from '../../shared/problems.ts'
import { describeAnswers } from './examples.ts'

export type MockRequest = { method: string; path: string; prefer: string | undefined }

/** As in the examples of the contract. */
const TOLD = { requestId: '01JQ90B3D5F7H9K1N3Q5S7V9X1', pagesOrigin: 'https://tickets.example' }

/** Whether a response is one of Prism's own errors, which clients of the service cannot parse. */
export function isPrismError(contentType: string | undefined): boolean {
  return contentType?.includes('application/problem+json') ?? false
}

export function toRefusalFromPrismError(problem: string, { method, path, prefer }: MockRequest): ErrorContent {
  const { type = '', title = '', detail = '' } = JSON.parse(problem)
  if (type.endsWith('#NO_PATH_MATCHED_ERROR'))
    return { code: 'not_found', message: `There is no operation at ${method} ${path}.` }
  if (type.endsWith('#NO_METHOD_MATCHED_ERROR')) {
    return { code: 'method_not_allowed', message: `The path ${path} does not answer ${method}.` }
  }
  if (prefer) {
    const there = describeAnswers(method, path)
    return refusePrefer(`asks for an answer that the contract does not have here: ${prefer}. There is ${there}.`)
  }
  return { code: 'internal', message: `The mock has no answer: ${detail || title}` }
}

const PREFERENCES = ['code', 'example', 'dynamic']

/** Prism ignores an unknown preference and responds as if there were none. */
export function refuseMisspelledPreference(prefer: string | undefined): ErrorContent | undefined {
  for (const part of prefer?.split(',') ?? []) {
    const name = part.split('=')[0]?.trim().toLowerCase() ?? ''
    const meant = PREFERENCES.includes(name) ? undefined : findNearestWord(name, PREFERENCES)
    if (meant) return refusePrefer(`has no ${name}. Did you mean ${meant}?`)
  }
  return undefined
}

function refusePrefer(what: string): ErrorContent {
  return refuseProblem('header/Prefer', `The header Prefer ${what}`)
}

const refuseProblem = (path: string, message: string): ErrorContent => ({
  code: 'validation_failed',
  ...describeProblems([{ path, message }]),
})

/** Prism never responds to a body that is not JSON. */
export function refuseInvalidJson(contentType: string | undefined, body: string): ErrorContent | undefined {
  if (body === '' || !contentType?.includes('json')) return undefined
  try {
    JSON.parse(body)
    return undefined
  } catch {
    return refuseProblem('body', 'The body is not valid JSON.')
  }
}

export function toMockErrorResponse(refusal: ErrorContent) {
  return {
    status: toHttpStatus(refusal.code),
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': TOLD.requestId },
    body: Buffer.from(JSON.stringify(toErrorBody(refusal, TOLD))),
  }
}
